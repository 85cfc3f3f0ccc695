import type {
  Edition,
  Good,
  GuestColor,
  GuestNumber,
  HotelSide,
  PoliticsNumber,
  SeatIndex,
  StaffDeal,
  StaffNumber,
  TileId,
  Timing,
} from '@gah/engine';
import { SPACES } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import type { Term } from '../messages/terms.js';
import { allOf, capitalised } from '../sentences.js';
import type { CardName } from './cardName.js';
import { GUEST_NAMES } from './guests.js';
import { POLITICS_NAMES } from './politics.js';
import { STAFF_NAMES, STAFF_NAMES_2015 } from './staff.js';

export const term = (language: Language, key: Term): string => say(language, 'terms', key);

// A card this version has never heard of still has its number.
const nameOf = (language: Language, name: CardName | undefined, number: number): string =>
  name?.[language] ?? `#${number}`;

export function staffName(language: Language, number: StaffNumber, edition: Edition): string {
  const printed = edition === '2015' ? STAFF_NAMES_2015[number]?.[language] : undefined;
  return printed ?? nameOf(language, STAFF_NAMES[number], number);
}

export const guestName = (language: Language, number: GuestNumber): string =>
  nameOf(language, GUEST_NAMES[number], number);

export const politicsName = (language: Language, number: PoliticsNumber): string =>
  nameOf(language, POLITICS_NAMES[number], number);

export const tileName = (language: Language, id: TileId): string =>
  say(language, 'cards', 'tile', { id });

const named = (language: Language, name: string, isProper: boolean): string =>
  say(language, 'cards', 'named', { name, proper: isProper ? 'yes' : 'no' });

/** The name as part of a sentence: "the Countess", „Gräfin“, «Графиня». */
export const namedStaff = (language: Language, number: StaffNumber, edition: Edition): string =>
  named(language, staffName(language, number, edition), STAFF_NAMES[number]?.isProper ?? true);

export const namedGuest = (language: Language, number: GuestNumber): string =>
  named(language, guestName(language, number), GUEST_NAMES[number]?.isProper ?? true);

/** The word for so many of a good, without the number. */
export const goodName = (language: Language, good: Good, count: number): string =>
  say(language, 'goods', good, { count });

export const colorName = (language: Language, color: GuestColor): string =>
  say(language, 'colors', color);

/** Nobles, citizens, artists or tourists. */
export const guestKindName = (language: Language, color: GuestColor): string =>
  say(language, 'guestKinds', color);

export const timingName = (language: Language, timing: Timing): string =>
  say(language, 'timings', timing);

/** What the action of a space is about, as part of a sentence. */
export function actionWords(language: Language, space: number): string {
  const known = SPACES.find((each) => each === space);
  if (known === undefined) throw new RangeError(`no action space ${space}`);
  return say(language, 'actions', known);
}

export const actionName = (language: Language, space: number): string =>
  capitalised(actionWords(language, space));

export const editionName = (language: Language, edition: Edition): string =>
  say(language, 'editions', edition);

export const hotelSideName = (language: Language, side: HotelSide): string =>
  say(language, 'hotelSides', side);

export const staffDealName = (language: Language, deal: StaffDeal): string =>
  say(language, 'staffDeals', deal);

/** A player's name; players without one are numbered. */
export function playerName(language: Language, names: readonly string[], seat: SeatIndex): string {
  const name = names[seat]?.trim() ?? '';
  return name === '' ? say(language, 'players', 'unnamed', { number: seat + 1 }) : name;
}

export const playerNames = (
  language: Language,
  names: readonly string[],
  seats: readonly SeatIndex[],
): string =>
  allOf(
    language,
    seats.map((seat) => playerName(language, names, seat)),
  );
