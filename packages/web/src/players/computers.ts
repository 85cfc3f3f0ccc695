import type { Level } from '@gah/ai';
import type { GameView, Move } from '@gah/engine';

/** A computer seat is asked for a move. */
export interface Question {
  readonly level: Level;
  readonly view: GameView;
  readonly moves: readonly Move[];
  /** Equal seeds give equal choices where the level does not depend on time. */
  readonly seed: string;
}

export interface ComputerPlayers {
  /** Rejects with a Problem when the player failed; asking again starts afresh. */
  choose(question: Question): Promise<Move>;
  close(): void;
}
