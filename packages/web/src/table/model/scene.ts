import type { Content, GameView, SeatIndex, SeatPosition } from '@gah/engine';
import { contentOf } from '@gah/engine';

/** All that the zones of the table are made from: a view, the cards in play, and whose hotel is large. */
export interface Scene {
  readonly view: GameView;
  readonly content: Content;
  /** The seat in front of the screen. */
  readonly own: SeatIndex;
}

export const sceneOf = (view: GameView, own: SeatIndex): Scene => ({
  view,
  content: contentOf(view.setup),
  own,
});

export function seatAt({ view }: Pick<Scene, 'view'>, seat: SeatIndex): SeatPosition {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Everybody else, clockwise from the seat in front of the screen. */
export const rivalsOf = ({ view, own }: Pick<Scene, 'view' | 'own'>): SeatIndex[] =>
  view.seats.slice(1).map((_, index) => (own + 1 + index) % view.seats.length);
