import type { Table } from '../../table.js';
import type { SeatIndex } from '../../vocabulary.js';
import type { SoloState } from './state.js';

/** The person alone, and the automatic opponent. */
export const PLAYER: SeatIndex = 0;
export const OPPONENT: SeatIndex = 1;

export function soloOf(table: Table): SoloState {
  const { solo } = table.state.modules;
  if (!solo) throw new Error('this is not a solo game');
  return solo;
}
