import type { GameState, RngState } from '@gah/engine';
import { at, sampleHidden, shuffle, viewOf } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { LuckKind } from './luckSheet.js';

/** What could have come instead: the same position with what chance has not shown yet drawn again. */

/** What is drawn after the start, each from a source of its own in the state. */
export type DrawnKind = Exclude<LuckKind, 'layout'>;
/** In the order in which luck is shared out. */
export const DRAWN_KINDS = ['guests', 'staff', 'modules', 'dice'] as const satisfies DrawnKind[];

/**
 * Another order of everything that nobody knows, and other dice. All hands stay as they are, and so do cards
 * of the deck that somebody has put there.
 */
export function redraw(state: GameState, rng: RngState): GameState {
  const view = viewOf(state, 'spectator');
  const open = { ...view, seats: state.seats, staffDeck: state.staffDeck, draft: state.draft };
  const drawn = sampleHidden(open, rng);
  const unknown = state.staffDeck.filter((_, place) => at(state.staffDeckSeen, place) === 0);
  const mixed = shuffle(rng, unknown);
  drawn.staffDeck = state.staffDeck.map((card, place) =>
    at(state.staffDeckSeen, place) === 0 ? (mixed.pop() ?? card) : card,
  );
  drawn.staffDeckSeen = state.staffDeckSeen;
  return drawn;
}

/** The position with these kinds as they were drawn again, the others as they are. */
export function mixed(
  state: GameState,
  redrawn: GameState,
  kinds: ReadonlySet<DrawnKind>,
): GameState {
  const world = clone(state);
  const other = clone(redrawn);
  if (kinds.has('guests')) world.guestDeck = other.guestDeck;
  if (kinds.has('staff')) {
    world.staffDeck = other.staffDeck;
    world.staffDeckSeen = other.staffDeckSeen;
  }
  if (kinds.has('modules')) world.modules = other.modules;
  if (kinds.has('dice')) world.rng = other.rng;
  return world;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The sources that a move has drawn from. */
export function sourcesUsed(before: GameState, after: GameState): Set<DrawnKind> {
  const used = new Set<DrawnKind>();
  if (!isSame(before.guestDeck, after.guestDeck)) used.add('guests');
  if (!isSame(before.staffDeck, after.staffDeck)) used.add('staff');
  if (!isSame(before.modules, after.modules)) used.add('modules');
  if (!isSame(before.rng, after.rng)) used.add('dice');
  return used;
}
