import type { Edition, GuestNumber, PoliticsNumber, StaffNumber, TileId } from '@gah/engine';
import { guestId, politicsId, staffId } from '@gah/engine';
import { isKeyOf, say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import type { Language } from '../language.js';
import { PROPER_GUESTS, PROPER_STAFF } from './proper.js';

/** A card this version has never heard of still has its number. */
const numbered = (number: number): string => `#${number}`;

export function staffName(language: Language, number: StaffNumber, edition: Edition): string {
  const id = staffId(number);
  if (id === undefined) return numbered(number);
  return edition === '2015' && isKeyOf(language, 'staffNames2015', id)
    ? say(language, 'staffNames2015', id)
    : say(language, 'staffNames', id);
}

export function guestName(language: Language, number: GuestNumber): string {
  const id = guestId(number);
  return id === undefined ? numbered(number) : say(language, 'guestNames', id);
}

export function politicsName(language: Language, number: PoliticsNumber): string {
  const id = politicsId(number);
  return id === undefined ? numbered(number) : say(language, 'politicsNames', id);
}

export const tileName = (language: Language, id: TileId): string =>
  say(language, 'cards', 'tile', { id });

const named = (language: Language, name: string, isProper: boolean): string =>
  say(language, 'cards', 'named', { name, proper: yesNo(isProper) });

/** The name as part of a sentence: "the Countess", „Gräfin“, «Графиня». */
export function namedStaff(language: Language, number: StaffNumber, edition: Edition): string {
  const id = staffId(number);
  const isProper = id === undefined || PROPER_STAFF.has(id);
  return named(language, staffName(language, number, edition), isProper);
}

export function namedGuest(language: Language, number: GuestNumber): string {
  const id = guestId(number);
  const isProper = id === undefined || PROPER_GUESTS.has(id);
  return named(language, guestName(language, number), isProper);
}
