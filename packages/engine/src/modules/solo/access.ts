import type { SeatIndex } from '../../model/vocabulary.js';

/** The person alone, and the automatic opponent. */
export const PLAYER: SeatIndex = 0;
export const OPPONENT: SeatIndex = 1;

export function soloOf<S>({
  state: { modules },
}: {
  readonly state: { readonly modules: { readonly solo: S | null } };
}): S {
  const { solo } = modules;
  if (!solo) throw new Error('this is not a solo game');
  return solo;
}
