import type { Level } from '@gah/ai';
import { choose, createMemory } from '@gah/ai';
import type { GameState, Move, SeatIndex, SetupInput } from '@gah/engine';
import { createGame, moves, pending, play, seedRng, viewOf } from '@gah/engine';
import { fileOf } from '../e2e/support/records.ts';

/** A moment of a game: who is asked, and what that seat could do. */
export interface Moment {
  readonly state: GameState;
  readonly seat: SeatIndex;
  readonly legal: readonly Move[];
}

/** A moment that is looked for in games of one set-up; null is the end of the game. */
export interface Wanted {
  readonly setup: SetupInput;
  readonly isThere: ((moment: Moment) => boolean) | null;
}

/** Quick, and their games look like games. */
const LEVEL = 'concierge';
/** How many games are looked through before a moment is given up. */
const GAMES = 40;

/** A game between computer players, as it stands before each decision; at last as it ended. */
export function* gameBetween(
  setup: SetupInput,
  levelOf: (seat: SeatIndex) => Level,
): Generator<Moment, GameState> {
  let state = createGame(setup);
  const rng = seedRng(setup.seed);
  const memory = createMemory();
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    yield { state, seat, legal };
    const played = play(state, choose(levelOf(seat), viewOf(state, seat), legal, { rng, memory }));
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.state;
  }
  return state;
}

/** The first such moment of the first seat; null where the game has none. */
function momentIn({ setup, isThere }: Wanted, seed: string): GameState | null {
  const game = gameBetween({ ...setup, seed }, () => LEVEL);
  for (let next = game.next(); ; next = game.next()) {
    if (next.done) return isThere ? null : next.value;
    if (next.value.seat === 0 && isThere?.(next.value)) return next.value.state;
  }
}

/**
 * A game that waits at such a moment, as a file that the start page opens. What computer players
 * choose may change: then the moment is found in another game.
 */
export function gameFile(wanted: Wanted): string {
  for (let game = 0; game < GAMES; game++) {
    const state = momentIn(wanted, `${wanted.setup.seed} ${game}`);
    if (state) return fileOf(state, 0);
  }
  throw new Error(`no game of the set-up ${wanted.setup.seed} comes to such a moment`);
}
