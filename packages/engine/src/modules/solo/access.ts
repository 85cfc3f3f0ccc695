import type { SeatIndex } from '../../model/vocabulary.js';
import { stateOf } from '../module.js';

/** The person alone, and the automatic opponent. */
export const PLAYER: SeatIndex = 0;
export const OPPONENT: SeatIndex = 1;

export const soloOf = <S>(context: {
  readonly state: { readonly modules: { readonly solo: S | null } };
}): S => stateOf(context, 'solo');
