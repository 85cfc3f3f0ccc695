import type { GameState } from '@gah/engine';
import { ASPECTS } from './aspects.js';
import type { CardTables } from './cardTables.js';
import type { Encoding } from './features.js';
import { setFor } from './features.js';
import { sightOf } from './sight.js';

/** Writes what is told about a seat; `table`: also what the table holds for it. */
export function encode(
  cards: CardTables,
  state: GameState,
  index: number,
  out: Encoding,
  table = true,
): void {
  out.count = 0;
  const sight = sightOf(cards, state, index);
  if (!sight) return;
  out.set = setFor(state.setup, sight.left);
  for (const { ofSeat, ofTable } of ASPECTS) {
    ofSeat?.(sight, out);
    if (table) ofTable?.(sight, out);
  }
}
