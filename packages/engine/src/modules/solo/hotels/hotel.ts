import type { Hooks, Moments, Response, RuleContext } from '../../../model/context.js';
import type { GuestNumber, RoomIndex } from '../../../model/vocabulary.js';

/** What a hotel of the opponent does. */
export interface SoloHotel extends Partial<Pick<Hooks, 'guestSurcharge' | 'spaceToll'>> {
  setUp?(context: RuleContext): void;
  /** What the player does. */
  readonly on?: Partial<Moments<Response>>;
  /** What the opponent does. */
  takesDie?(context: RuleContext, space: number): void;
  takesGuest?(context: RuleContext, guest: GuestNumber): void;
  occupies?(context: RuleContext, room: RoomIndex): void;
  advancesPolitics?(context: RuleContext): void;
}

export const causeOf = (id: string) => ({ source: 'solo', id }) as const;
