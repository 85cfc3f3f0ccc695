import { createMemory } from '@gah/ai';
import { chooseBy } from '@gah/ai/parts';
import type { GameState, Move, SetupInput } from '@gah/engine';
import { at, createGame, moves, pending, scoreSheets, seedRng, viewOf, winners } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { JobKind } from '../pool/workerPool.js';
import type { Kind } from '../arena/champions.js';
import { strategyOf } from '../arena/champions.js';

/** A player: a kind of search with a value function, and the positions it looks at (0: as many as usual). */
export interface Side {
  readonly kind: Kind;
  readonly model: string;
  readonly nodes: number;
  /** 0: as long as it takes. */
  readonly budgetMs: number;
}

export interface ModelMatch {
  readonly setup: SetupInput;
  readonly deal: number;
  /** By seat: which of the sides sits there. */
  readonly seating: readonly number[];
  readonly sides: readonly Side[];
}

export interface MatchResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** By side: milliseconds of thinking, and turns. */
  readonly thinking: readonly number[];
  readonly turns: readonly number[];
}

/** Plays one game; the seed decides everything unless milliseconds are given. */
export function playMatch({ setup, seating, sides }: ModelMatch): MatchResult {
  const state: GameState = clone(createGame(setup));
  const memories = state.seats.map(createMemory);
  const generators = state.seats.map((_, seat) => seedRng(`${setup.seed} seat ${seat}`));
  const strategies = sides.map(({ kind, model }) => strategyOf(kind, model));
  const thinking = sides.map(() => 0);
  const turns = sides.map(() => 0);
  const decide = (seat: number, legal: readonly Move[]): Move => {
    const player = at(seating, seat);
    const side = at(sides, player);
    const rng = at(generators, seat);
    const start = performance.now();
    const move = chooseBy(at(strategies, player), viewOf(state, seat), legal, {
      rng,
      ...(memories[seat] && { memory: memories[seat] }),
      ...(side.nodes > 0 && { nodeLimit: side.nodes }),
      ...(side.budgetMs > 0 && { budgetMs: side.budgetMs }),
    });
    thinking[player] = at(thinking, player) + performance.now() - start;
    // Who waits takes the die of this turn later: whoever waits often has no more turns for it.
    if (move.kind === 'endTurn') turns[player] = at(turns, player) + 1;
    return move;
  };
  for (let [next] = pending(state); next; [next] = pending(state)) {
    playInPlace(state, decide(next.seat, moves(state, next.seat)));
  }
  return {
    scores: scoreSheets(state).map(({ total }) => total),
    winners: winners(state),
    thinking,
    turns,
  };
}

export const MODEL_MATCH: JobKind<ModelMatch, MatchResult> = {
  work: playMatch,
  file: new URL('./matchWorker.js', import.meta.url),
};
