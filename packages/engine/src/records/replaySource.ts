import type { Decks } from '../api/openView.js';
import type { GameView } from '../api/view.js';
import type { GameEvent, Viewer } from '../model/events.js';
import type { Move } from '../model/moves.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** Through whose eyes a game is looked at again. */
export interface Perspective {
  readonly viewer: Viewer;
  /** With every hand and deck open. */
  readonly isOpen: boolean;
}

/** What one move brought about, as a perspective may know it; the first step is the set-up. */
export interface ReplayStep {
  /** Moves played after this step; also its place among the steps. */
  readonly ply: number;
  /** Who moved; null in the set-up. */
  readonly seat: SeatIndex | null;
  /** The round in which it happened. */
  readonly round: number;
  readonly events: readonly GameEvent[];
  /** Victory points of every seat after it. */
  readonly points: readonly number[];
}

/** The table after a step. */
export interface ReplayFrame {
  readonly ply: number;
  readonly view: GameView;
  /** The move that led here; null in the set-up, and where it may hold cards that stay hidden. */
  readonly move: Move | null;
  /** What is still to be drawn; null unless everything is open. */
  readonly decks: Decks | null;
}

/**
 * A game that can be gone through, wherever it is kept. What it gives to a perspective holds nothing that
 * this perspective may not see.
 */
export interface ReplaySource {
  /** The number of steps, the set-up included. */
  readonly length: number;
  /** Through whose eyes it can be looked at here. */
  readonly viewers: readonly Viewer[];
  /** Whether everything may be open. */
  readonly canOpen: boolean;
  /** The whole game is known; otherwise it went on after the last step. */
  readonly isOver: boolean;
  steps(perspective: Perspective): Promise<readonly ReplayStep[]>;
  /** The table after so many moves, from 0 to `length` − 1. */
  frame(ply: number, perspective: Perspective): Promise<ReplayFrame>;
}
