import type { GameState, GameView, Move, RngState, SetupInput } from '@gah/engine';
import { at, createGame, pending, play, seedRng, viewOf } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { CaseName } from './cases.js';
import { setupOf } from './cases.js';
import { anyMove, playOut } from './randomPlay.js';

/** A state in the middle of a game, with the move that was played there. */
interface Position {
  readonly state: GameState;
  readonly seat: number;
  readonly move: Move;
  readonly view: GameView;
}

/** Some random games of one case: everything measured is measured on them. */
export interface Material {
  readonly setups: readonly SetupInput[];
  readonly starts: readonly GameState[];
  /** Spread evenly over every game. */
  readonly positions: readonly Position[];
  readonly ends: readonly GameState[];
  /** Of all games together. */
  readonly decisions: number;
}

export interface Amount {
  readonly games: number;
  readonly positionsPerGame: number;
}

/** The players of all games of a case, one game after the other: the games are always the same. */
export const players = (): RngState => seedRng('players');

const spread = (length: number, count: number): Set<number> =>
  new Set(
    Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * length)),
  );

/**
 * Plays a game to its end and keeps the wanted positions. All others, and their views, are made and
 * thrown away: V8 would learn from a first use that keeps everything to allocate for long life.
 */
function walk(
  start: GameState,
  rng: RngState,
  wanted: ReadonlySet<number>,
): { kept: Position[]; end: GameState } {
  const kept: Position[] = [];
  let state = start;
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const position = { state, seat, move: anyMove(state, seat, rng), view: viewOf(state, seat) };
    if (wanted.has(state.ply)) kept.push(position);
    const played = play(state, position.move);
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.state;
  }
  return { kept, end: state };
}

export function collect(name: CaseName, { games, positionsPerGame }: Amount): Material {
  const setups = Array.from({ length: games }, (_, game) => setupOf(name, game));
  const starts = setups.map(createGame);
  const before = players();
  const lengths = starts.map((start) => playOut(clone(start), before));
  const again = players();
  const walks = starts.map((start, game) =>
    walk(start, again, spread(at(lengths, game), positionsPerGame)),
  );
  return {
    setups,
    starts,
    positions: walks.flatMap(({ kept }) => kept),
    ends: walks.map(({ end }) => end),
    decisions: lengths.reduce((sum, length) => sum + length, 0),
  };
}
