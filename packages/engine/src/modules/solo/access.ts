import type { SeatIndex } from '../../model/vocabulary.js';
import { inPlay } from '../module.js';

/** The person alone, and the automatic opponent. */
export const PLAYER: SeatIndex = 0;
export const OPPONENT: SeatIndex = 1;

export const soloOf = <S>(context: {
  readonly state: { readonly modules: { readonly solo: S | null } };
}): S => inPlay(context.state.modules.solo, 'solo');
