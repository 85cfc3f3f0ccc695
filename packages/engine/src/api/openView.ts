import type { Viewer } from '../model/events.js';
import type { GameState } from '../model/state.js';
import type { GuestNumber, StaffNumber } from '../model/vocabulary.js';
import type { ModuleStates } from '../modules/types.js';
import type { GameView } from './view.js';
import { viewOf } from './view.js';

/** What is still to be drawn, the next card first. */
export interface Decks {
  readonly staff: readonly StaffNumber[];
  readonly guests: readonly GuestNumber[];
  /** What modules keep, their own decks included, as it lies: there the next card is the last one. */
  readonly modules: Readonly<ModuleStates>;
}

/**
 * The table from a seat with every hand and deck open: for a game that is over, or that hides nothing
 * from whoever looks at it.
 */
export function openViewOf(state: GameState, viewer: Viewer): GameView {
  const view = viewOf(state, viewer);
  return {
    ...view,
    staffDeck: state.staffDeck,
    seats: view.seats.map((seat, index) => ({
      ...seat,
      hand: state.seats[index]?.hand ?? [],
      drawn: state.seats[index]?.drawn ?? [],
    })),
    draft: state.draft && { packs: state.draft.packs, picks: state.draft.picks },
  };
}

export const decksOf = ({ staffDeck, guestDeck, modules }: GameState): Decks => ({
  staff: staffDeck.slice().reverse(),
  guests: guestDeck.slice().reverse(),
  modules,
});
