import { EMPEROR_BONUS_FROM, EMPEROR_ROUNDS } from '../content/boards.js';
import { emperorTile } from '../content/content.js';
import { benefits, pushItems } from '../effects/benefits.js';
import { beginAction, reactions } from '../reactions.js';
import { gainVp, stepBack } from '../resources.js';
import type { Table } from '../table.js';
import { isAutomatic, seatOf } from '../table.js';
import type { SeatIndex, TileId } from '../vocabulary.js';
import { penalise } from './penalties.js';

/** Which of the three scorings follows this round; -1 for none. */
export const emperorScoringOf = (round: number): number => EMPEROR_ROUNDS.indexOf(round);

function currentTile(table: Table): TileId {
  const tile = table.state.tiles[emperorScoringOf(table.state.round)];
  if (!tile) throw new Error(`no emperor scoring after round ${table.state.round}`);
  return tile;
}

/** All seats score their position and step back, before the tile concerns anybody. */
export function scoreTrack(table: Table): void {
  const { board } = table.content;
  const { round, seats } = table.state;
  const back = board.emperorBack[emperorScoringOf(round)] ?? 0;
  table.events?.push({ type: 'emperorScoring', round, tile: currentTile(table) });
  for (let seat = 0; seat < seats.length; seat++) {
    const from = seatOf(table, seat).emperor;
    gainVp(table, seat, board.emperorVp[from] ?? 0, { source: 'track', id: from });
    stepBack(table, seat, back);
  }
  for (const onTrackScored of table.hooks.onTrackScored) onTrackScored(table);
}

export function applyTile(table: Table, seatIndex: SeatIndex): void {
  if (isAutomatic(table, seatIndex)) return;
  const seat = seatOf(table, seatIndex);
  const tile = currentTile(table);
  if (seat.emperor === 0) {
    penalise(table, seatIndex, tile);
  } else if (seat.emperor >= EMPEROR_BONUS_FROM) {
    table.events?.push({ type: 'tileBonus', seat: seatIndex, tile });
    beginAction(table, seatIndex);
    pushItems(table, seatIndex, [
      ...benefits(emperorTile(table.content, tile).bonus, { source: 'tile', id: tile }),
      ...reactions(table, seatIndex, 'onEmperorBonus', ({ gain }) => gain),
    ]);
  }
}
