import type {
  Ballroom,
  CelebrityKey,
  Die,
  Difficulty,
  Edition,
  EntranceKey,
  Good,
  GuestColor,
  GuestNumber,
  HotelSide,
  ModuleName,
  PoliticsNumber,
  RehearsalRoom,
  Row,
  SeatIndex,
  SoloHotelKey,
  StaffDeal,
  StaffNumber,
  TileId,
  Timing,
} from '@gah/engine';
import { SOLO_SEATS, SPACES } from '@gah/engine';
import type { ByLanguage, Language } from '../language.js';
import type { Opponent } from '../messages/expansion.js';
import { say } from '../messages/say.js';
import type { Term } from '../messages/terms.js';
import { yesNo } from '../messages/values.js';
import { allOf, capitalised } from '../sentences.js';
import type { CardName } from './cardName.js';
import { BALLROOM_NAMES, REHEARSAL_ROOM_NAMES } from './ballrooms.js';
import { CELEBRITY_NAMES } from './celebrities.js';
import { ENTRANCE_NAMES } from './entrances.js';
import { GUEST_NAMES } from './guests.js';
import { POLITICS_NAMES } from './politics.js';
import { SOLO_HOTEL_NAMES } from './soloHotels.js';
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

const nameByKey = (language: Language, name: ByLanguage<string> | undefined, key: string): string =>
  name?.[language] ?? `#${key}`;

export const ballroomName = (language: Language, { key }: Pick<Ballroom, 'key'>): string =>
  nameByKey(language, BALLROOM_NAMES[key], key);

export const rehearsalRoomName = (
  language: Language,
  { key }: Pick<RehearsalRoom, 'key'>,
): string => nameByKey(language, REHEARSAL_ROOM_NAMES[key], key);

export const celebrityName = (language: Language, key: CelebrityKey): string =>
  CELEBRITY_NAMES[key][language];

export const entranceName = (language: Language, key: EntranceKey): string =>
  ENTRANCE_NAMES[key][language];

export const rowName = (language: Language, row: Row | 'balcony'): string =>
  say(language, 'rows', row);

export const moduleName = (language: Language, module: ModuleName): string =>
  say(language, 'modules', module);

/** What a module brings, in one line. */
export const moduleText = (language: Language, module: ModuleName): string =>
  say(language, 'moduleTexts', module);

/** "red die" */
export const dieName = (language: Language, die: Die): string => say(language, 'dieNames', die);

const named = (language: Language, name: string, isProper: boolean): string =>
  say(language, 'cards', 'named', { name, proper: yesNo(isProper) });

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

/** What the action of a space is about, as part of a sentence; `champagne` when that is in play. */
export function actionWords(language: Language, space: number, champagne: boolean): string {
  const known = SPACES.find((each) => each === space);
  if (known === undefined) throw new RangeError(`no action space ${space}`);
  return say(language, 'actions', known, { champagne: yesNo(champagne) });
}

export const actionName = (language: Language, space: number, champagne = false): string =>
  capitalised(actionWords(language, space, champagne));

export const editionName = (language: Language, edition: Edition): string =>
  say(language, 'editions', edition);

export const hotelSideName = (language: Language, side: HotelSide): string =>
  say(language, 'hotelSides', side);

export const staffDealName = (language: Language, deal: StaffDeal): string =>
  say(language, 'staffDeals', deal);

export const difficultyName = (language: Language, difficulty: Difficulty): string =>
  say(language, 'difficulties', difficulty);

export const soloHotelName = (language: Language, key: SoloHotelKey): string =>
  SOLO_HOTEL_NAMES[key][language];

/** What the hotel of the solo opponent does. */
export const soloHotelText = (language: Language, key: SoloHotelKey): string =>
  say(language, 'soloHotelTexts', key);

/** Whom a person alone plays against. */
export const opponentOf = (modules: readonly ModuleName[]): Opponent =>
  modules.includes('ballrooms') || modules.includes('celebrities') ? 'elisabeth' : 'leopold';

export const opponentName = (language: Language, opponent: Opponent): string =>
  say(language, 'opponents', opponent);

/**
 * A player's name; players without one are numbered. Where only one person has a name, alone, the
 * other seat is the automatic opponent's.
 */
export function playerName(
  language: Language,
  names: readonly string[],
  seat: SeatIndex,
  opponent: Opponent = 'leopold',
): string {
  if (names.length === SOLO_SEATS && seat >= SOLO_SEATS) return opponentName(language, opponent);
  const name = names[seat]?.trim() ?? '';
  return name === '' ? say(language, 'players', 'unnamed', { number: seat + 1 }) : name;
}

export const playerNames = (
  language: Language,
  names: readonly string[],
  seats: readonly SeatIndex[],
  opponent?: Opponent,
): string =>
  allOf(
    language,
    seats.map((seat) => playerName(language, names, seat, opponent)),
  );
