import type { SetupInput } from '@gah/engine';
import type { Exercise, ExerciseOptions, RandomPlayer } from '@gah/engine/testing';
import { exercise } from '@gah/engine/testing';

export interface Attempt {
  /** Null when the engine threw an error. */
  readonly game: Exercise | null;
  readonly problems: readonly string[];
}

/** Plays a game; an error of the engine is a problem like any other. */
export function attempt(
  setup: SetupInput,
  player: RandomPlayer,
  options: ExerciseOptions,
): Attempt {
  let game: Exercise;
  try {
    game = exercise(setup, player, options);
  } catch (error) {
    return { game: null, problems: [`broke off: ${String(error)}`] };
  }
  const endless = !game.finished && game.problems.length === 0;
  return { game, problems: endless ? [`no end after ${game.decisions} decisions`] : game.problems };
}
