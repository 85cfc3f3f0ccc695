import { getHeapStatistics } from 'node:v8';
import type { GameRecord, GameState, SetupInput } from '@gah/engine';
import {
  moves,
  pending,
  play,
  scoreSheets,
  seedRng,
  startGame,
  toRecord,
  viewOf,
  winners,
} from '@gah/engine';
import type { Limits } from '@gah/terminal';
import { readClock } from './clock.js';
import type { Entrant } from './entrants.js';
import { entered } from './entrants.js';
import type { SeatTimes } from './turnClock.js';
import { NO_TIMES, TurnClock } from './turnClock.js';

/** A game to be played. Plain data, so that it can be sent to a thread. */
export interface ArenaGame {
  readonly setup: SetupInput;
  /** By seat. */
  readonly seating: readonly Entrant[];
  readonly limits: Limits;
  /** Whether the moves are wanted. */
  readonly recorded: boolean;
}

/** What came of it. */
export interface ArenaResult {
  /** Why the game was not played to its end; null for a good game. */
  readonly problem: string | null;
  /** By seat, an automatic opponent included. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly times: SeatTimes;
  /** Most memory that the thread had taken at a decision. */
  readonly peakMb: number;
  readonly record: GameRecord | null;
}

/** No game comes near this; a longer one goes in circles. */
const MOST_DECISIONS = 20_000;
const BYTES_PER_MB = 1024 * 1024;

function memoryMb(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  return (heap + external) / BYTES_PER_MB;
}

/** Nothing but the reason: for games whose thread was lost. */
export const lostGame = (_game: ArenaGame, error: Error): ArenaResult => ({
  problem: `crashed: ${error.message}`,
  scores: [],
  winners: [],
  times: NO_TIMES,
  peakMb: 0,
  record: null,
});

/** Plays a game; the seed decides everything unless players are given milliseconds. */
export function playGame({ setup, seating, limits, recorded }: ArenaGame): ArenaResult {
  const players = seating.map((entrant, seat) =>
    entered(entrant, seedRng(`${setup.seed} seat ${seat}`), limits),
  );
  const clock = new TurnClock(seating.length);
  const started = startGame(setup);
  clock.happened(started.events);
  let state = started.state;
  let peakMb = 0;
  let problem: string | null = null;

  const decide = (seat: number): GameState => {
    const legal = moves(state, seat);
    const view = viewOf(state, seat);
    const player = players[seat];
    if (!player) throw new Error(`nobody sits on seat ${seat}`);
    const from = readClock();
    const move = player(view, legal);
    clock.decided(seat, state, legal.length, from, readClock());
    const played = play(state, move);
    if (!played.ok) throw new Error(`${played.refusal.code} ${played.refusal.detail}`);
    clock.happened(played.events);
    return played.state;
  };

  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    try {
      if (state.ply >= MOST_DECISIONS) throw new Error('no end in sight');
      state = decide(seat);
    } catch (error) {
      problem = `${seating[seat] ?? 'nobody'} on seat ${seat + 1}, move ${state.ply + 1}: ${String(error)}`;
      break;
    }
    peakMb = Math.max(peakMb, memoryMb());
  }
  return {
    problem,
    scores: scoreSheets(state).map(({ total }) => total),
    winners: winners(state),
    times: clock.times,
    peakMb,
    record: recorded ? toRecord(state) : null,
  };
}
