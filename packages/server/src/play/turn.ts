import type { Level, Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { SeatIndex } from '@gah/engine';
import { moves, play, seedRng, viewOf } from '@gah/engine';
import type { Leases } from '../storage/leases.js';
import { movedEntry } from '../table/entry.js';
import type { Lane } from '../table/lane.js';
import type { TableState } from '../table/state.js';
import { playedByServer, presentState, seatToPlay } from '../table/state.js';
import type { LiveTable } from './liveTable.js';
import type { Minds } from './minds.js';

/** The level at which the server decides next; null when it does not. */
export function levelToPlay(table: TableState): Level | null {
  const seat = seatToPlay(table);
  return seat === null ? null : playedByServer(table.holders[seat]);
}

export interface TurnOptions {
  readonly minds: Minds;
  readonly leases: Leases;
  readonly isClosed: () => boolean;
}

/** Plays for a computer player until somebody else decides; false when nothing was there to do. */
export async function playTurn(
  table: LiveTable,
  lane: Lane,
  options: TurnOptions,
): Promise<boolean> {
  const seat = seatToPlay(table.table);
  const memory = createMemory();
  let plies = 0;
  while (seat !== null && !options.isClosed() && seatToPlay(table.table) === seat) {
    await playFor(table, seat, lane, memory, options);
    plies++;
  }
  return plies > 0;
}

async function playFor(
  table: LiveTable,
  seat: SeatIndex,
  lane: Lane,
  memory: Memory,
  { minds, leases }: TurnOptions,
): Promise<void> {
  const { game, seq, plan, holders } = table.table;
  const level = playedByServer(holders[seat]);
  if (!game || level === null) return;
  const state = presentState(game);
  const move = await minds.choose(table.id, lane, {
    level,
    view: viewOf(state, seat),
    moves: moves(state, seat),
    rng: seedRng(`${plan.seed}/${seq}/${seat}`),
    memory,
  });
  await table.commit({
    request: null,
    decide: (now) => {
      // Meanwhile the person may have come back, or another seat have chosen in a draft.
      const isSame = now.game !== null && presentState(now.game) === state;
      if (!isSame || playedByServer(now.holders[seat]) === null) return 'stale';
      const played = play(state, move);
      if (!played.ok) throw new Error(`a computer player's move: ${played.refusal.code}`);
      const holder = now.holders[seat];
      const by = holder?.kind === 'person' && !holder.replaced ? 'clock' : 'computer';
      return { entry: movedEntry(now.plan, move, by), ready: played };
    },
    lease: (next) => (seatToPlay(next) === seat ? leases.held() : null),
  });
}
