import type { EmperorTile, GuestCard, PoliticsCard, StaffCard } from '@gah/engine';
import type { Language, PoliticsText, TileText } from '@gah/text';
import { guestSummary, politicsText, staffText, tileText } from '@gah/text';
import type { TableWords } from './tableWords.js';
import type { Scene } from './model/scene.js';

/**
 * Texts of cards are long to put together and never change: each is made once for a card and a
 * language, however often the table is drawn.
 */
export function onceFor<C extends object, T>(
  make: (language: Language, card: C) => T,
): (language: Language, card: C) => T {
  const made = new WeakMap<C, Map<Language, T>>();
  return (language, card) => {
    const byLanguage = made.get(card) ?? new Map<Language, T>();
    made.set(card, byLanguage);
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const text = make(language, card);
    byLanguage.set(language, text);
    return text;
  };
}

export const summaryOf: (language: Language, card: GuestCard) => string = onceFor(guestSummary);
export const staffTextOf: (language: Language, card: StaffCard) => string = onceFor(staffText);
export const politicsTextOf: (language: Language, card: PoliticsCard) => PoliticsText =
  onceFor(politicsText);

/** Turns are counted from 1. */
const NO_TURN = 0;

/** When a player's two turns of a round come, and which of all turns it is `now`. */
export const turnsText = (
  words: TableWords,
  [first = NO_TURN, second = NO_TURN]: readonly number[],
  now: number | null,
): string => words.turns({ first, second, now: now ?? NO_TURN });

const tiles = {
  2015: onceFor((language, tile: EmperorTile) =>
    tileText(language, tile, { penaltyChoice: true, setupRoomsOptional: true }),
  ),
  2021: onceFor((language, tile: EmperorTile) =>
    tileText(language, tile, { penaltyChoice: false, setupRoomsOptional: false }),
  ),
};

export const tileTextOf = (
  language: Language,
  tile: EmperorTile,
  { content }: Pick<Scene, 'content'>,
): TileText => tiles[content.edition](language, tile);
