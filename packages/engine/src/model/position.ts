import type { ModulePositions } from '../modules/types.js';
import type { GameSetup, GameState, SeatState } from './state.js';
import type { Task } from './tasks.js';
import type { StaffNumber } from './vocabulary.js';

/** A staff card that is seen, or null for one that lies face down. */
export type MaybeCard = StaffNumber | null;

export const seen = (cards: readonly MaybeCard[]): StaffNumber[] =>
  cards.filter((card) => card !== null);

/**
 * What questions about the rules are asked of: a state, or what somebody sees of it. Both are one, so
 * whoever asks gets the answer that the rules themselves work with, and nobody learns from an answer
 * what a position does not show.
 */
export interface Position extends Readonly<
  Omit<GameState, Hidden | 'setup' | 'staffDeck' | 'seats' | 'draft' | 'modules' | 'tasks'>
> {
  readonly setup: Omit<GameSetup, 'seed'>;
  /** Bottom card first; a seat knows the cards it has put under the deck itself. */
  readonly staffDeck: readonly MaybeCard[];
  readonly seats: readonly SeatPosition[];
  readonly draft: DraftPosition | null;
  readonly modules: ModulePositions;
  readonly tasks: readonly Task[];
}

/** What no rule looks at before it acts. */
type Hidden = 'rng' | 'staffDeckSeen' | 'guestDeck' | 'undoFloor' | 'history';

export interface SeatPosition extends Readonly<Omit<SeatState, 'hand' | 'drawn'>> {
  readonly hand: readonly MaybeCard[];
  readonly drawn: readonly MaybeCard[];
}

export interface DraftPosition {
  readonly packs: readonly (readonly MaybeCard[])[];
  /** For each seat the card it picked, null when that is hidden, 0 while it is choosing. */
  readonly picks: readonly MaybeCard[];
}
