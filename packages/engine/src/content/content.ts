import { missing } from '../util/missing.js';
import type { Countable, OwnedAbility } from '../model/effect.js';
import { ownedAbility, POWER } from '../model/effect.js';
import type { Hotel } from '../model/hotel.js';
import type { RoomMask } from '../model/hotel.js';
import {
  buildHotel,
  COLUMNS,
  floorMask,
  FLOORS,
  GROUND_FLOOR,
  roomsForColor,
} from '../model/hotel.js';
import type {
  Edition,
  GuestNumber,
  Letter,
  ModuleName,
  PoliticsNumber,
  Promos,
  StaffNumber,
} from '../model/vocabulary.js';
import { ROOM_COLORS } from '../model/vocabulary.js';
import type { BoardValues } from './boards.js';
import { BOARD, COVER_VP, DAY_HOTELS, NIGHT_HOTEL } from './boards.js';
import type { ModuleContent } from '../modules/content.js';
import { moduleContent } from '../modules/content.js';
import type { GuestId, PoliticsId, StaffId, TileId } from './cards.js';
import { GUEST_CARDS, POLITICS_CARDS, STAFF_CARDS, TILES } from './cards.js';
import { EMPEROR_TILES_2015 } from './emperorTiles.js';
import { GUESTS_2015 } from './guests.js';
import { goods } from './notation.js';
import type { DataPack } from './pack.js';
import type { GuestRecord, PoliticsRecord, StaffRecord, TileRecord } from './records.js';
import { STAFF_2015, STAFF_2015_ALONE } from './staff.js';

export interface StaffCard extends StaffRecord {
  readonly id: StaffId;
}

export interface GuestCard extends GuestRecord {
  readonly id: GuestId;
  /** Number of goods ordered. */
  readonly size: number;
  /** The rooms that suit the guest, by hotel. */
  readonly rooms: readonly RoomMask[];
}

export interface PoliticsCard extends PoliticsRecord {
  readonly id: PoliticsId;
  /** For the first, second, third player who claims it. */
  readonly vp: readonly number[];
  /** With fewer occupied rooms it cannot be claimed. */
  readonly leastRooms: number;
}

export interface EmperorTile extends TileRecord {
  readonly id: TileId;
  readonly letter: Letter;
}

/** All tables as one game uses them: edition and data pack applied. */
export interface Content extends ModuleContent {
  readonly edition: Edition;
  /** Indexed by card number. */
  readonly staff: readonly (StaffCard | undefined)[];
  /** What staff can do as long as it is in play, indexed by card number. */
  readonly abilities: readonly (OwnedAbility | undefined)[];
  /** The bell cards among the staff, indexed by card number. */
  readonly bells: readonly (StaffCard | undefined)[];
  readonly guests: readonly (GuestCard | undefined)[];
  readonly politics: readonly (PoliticsCard | undefined)[];
  readonly tiles: Readonly<Record<TileId, EmperorTile>>;
  readonly board: BoardValues;
  /** The night hotel, then the four day hotels. */
  readonly hotels: readonly Hotel[];
  readonly options: EditionOptions;
}

/** Rules, not cards, in which the editions differ. */
export interface EditionOptions {
  /** The player chooses between the two halves of a penalty. */
  readonly penaltyChoice: boolean;
  /** Fewer than three rooms may be prepared before the first round. */
  readonly setupRoomsOptional: boolean;
}

function byNumber<T extends { number: number }>(cards: readonly T[]): (T | undefined)[] {
  const table: (T | undefined)[] = [];
  for (const card of cards) table[card.number] = card;
  return Array.from(table);
}

/** The cards of an edition; those of 2015 say something else alone than with modules. */
type Variant = Edition | '2015 alone';

type Changes<K extends string, R> = Readonly<Partial<Record<K, Partial<R>>>>;

const entriesOf = <K extends string, R>(table: Readonly<Record<K, R>>): [K, R][] =>
  Object.entries<R>(table) as [K, R][];

const STAFF_CHANGES: Readonly<Record<Variant, Changes<StaffId, StaffRecord>>> = {
  '2021': {},
  '2015': STAFF_2015,
  '2015 alone': { ...STAFF_2015, ...STAFF_2015_ALONE },
};

function buildStaff(variant: Variant, pack: DataPack | null): StaffCard[] {
  return entriesOf<StaffId, StaffRecord>(STAFF_CARDS).map(([id, record]) => {
    const cost = pack?.staff?.[record.number]?.cost;
    const card = { id, ...record, ...STAFF_CHANGES[variant][id] };
    return cost === undefined
      ? card
      : { ...card, cost, source: { ...card.source, cost: 'data pack' } };
  });
}

function buildGuests(
  edition: Edition,
  hotels: readonly Hotel[],
  pack: DataPack | null,
): GuestCard[] {
  const changes: Changes<GuestId, GuestRecord> = edition === '2015' ? GUESTS_2015 : {};
  return entriesOf<GuestId, GuestRecord>(GUEST_CARDS).map(([id, record]) => {
    const changed = pack?.guests?.[record.number];
    const order = changed?.order ? goods(changed.order) : record.order;
    const color = changed?.color ?? record.color;
    const card = { ...record, ...changes[id], color };
    return {
      id,
      ...card,
      rooms: hotels.map((hotel) => suitableRooms(hotel, card)),
      order,
      size: order.reduce((sum, amount) => sum + amount, 0),
      vp: changed?.vp ?? record.vp,
      source: {
        ...record.source,
        ...(changed?.order ? { order: 'data pack' as const } : {}),
        ...(changed?.vp === undefined ? {} : { vp: 'data pack' as const }),
        ...(changed?.color === undefined ? {} : { color: 'data pack' as const }),
      },
    };
  });
}

function buildPolitics(board: BoardValues, pack: DataPack | null): PoliticsCard[] {
  return entriesOf<PoliticsId, PoliticsRecord>(POLITICS_CARDS).map(([id, record]) => ({
    id,
    ...record,
    vp: board.politicsVp,
    leastRooms: leastRooms(record),
    source: pack?.board?.politicsVp
      ? { ...record.source, vp: 'data pack' as const }
      : record.source,
  }));
}

/** What a staff card is good for as long as it is in play. */
function staffAbility({ number, ability, timing, effects, bell }: StaffCard): OwnedAbility {
  const owned = ownedAbility({ source: 'staff', id: number }, ability ?? {});
  const use = timing === 'round' && effects.length > 0 ? POWER.use : 0;
  return { ...owned, powers: owned.powers | use | (bell ? POWER.bell : 0) };
}

/** How many rooms one more of these takes at least. */
const ROOMS_FOR_ONE: { readonly [C in Countable['count']]?: number } = {
  occupied: 1,
  topFloor: 1,
  groups: 1,
  fullColors: 1,
  sets: ROOM_COLORS.length,
  columns: FLOORS,
  floors: COLUMNS,
};

const leastRooms = ({ conditions }: PoliticsRecord): number =>
  Math.max(...conditions.map(({ per, atLeast }) => atLeast * (ROOMS_FOR_ONE[per.count] ?? 0)));

/** Rooms of the guest's colour, any for a green one; some want the ground floor, two, or none. */
function suitableRooms(hotel: Hotel, { color, lodging }: GuestRecord): RoomMask {
  if (lodging === 'dance' || lodging === 'table' || lodging === 'pair') return 0;
  const suitable = roomsForColor(hotel, color);
  return lodging === 'groundFloor' ? suitable & floorMask(GROUND_FLOOR) : suitable;
}

function buildTiles(edition: Edition): Record<TileId, EmperorTile> {
  const changes: Changes<TileId, TileRecord> = edition === '2015' ? EMPEROR_TILES_2015 : {};
  return Object.fromEntries(
    entriesOf<TileId, TileRecord>(TILES).map(([id, record]) => [
      id,
      { id, letter: id.charAt(0) as Letter, ...record, ...changes[id] },
    ]),
  ) as Record<TileId, EmperorTile>;
}

function buildContent(edition: Edition, variant: Variant, pack: DataPack | null): Content {
  const board = { ...BOARD, ...pack?.board };
  const staff = buildStaff(variant, pack);
  const hotels = [NIGHT_HOTEL, ...DAY_HOTELS].map((plan) =>
    buildHotel({ key: plan.key, floors: pack?.hotels?.[plan.key] ?? plan.floors }, COVER_VP),
  );
  const guests = byNumber(buildGuests(edition, hotels, pack));
  const politics = byNumber(buildPolitics(board, pack));
  return {
    edition,
    staff: byNumber(staff),
    abilities: byNumber(staff).map((card) => card && staffAbility(card)),
    bells: byNumber(staff).map((card) => (card?.bell ? card : undefined)),
    guests,
    politics,
    tiles: buildTiles(edition),
    board,
    ...moduleContent(pack),
    options: { penaltyChoice: edition === '2015', setupRoomsOptional: edition === '2015' },
    hotels,
  };
}

/** Without a data pack; all games of a kind share one. */
const CONTENTS: Readonly<Record<Variant, Content>> = {
  '2021': buildContent('2021', '2021', null),
  '2015': buildContent('2015', '2015', null),
  '2015 alone': buildContent('2015', '2015 alone', null),
};

/** The tables for an edition, a (validated) data pack and modules. */
export function contentFor(
  edition: Edition,
  pack: DataPack | null,
  modules: readonly ModuleName[] = [],
): Content {
  const variant = edition === '2015' && modules.length === 0 ? '2015 alone' : edition;
  return pack ? buildContent(edition, variant, pack) : CONTENTS[variant];
}

/** Something that comes into play only with some modules or as a promo. */
export interface Playable {
  readonly needs: readonly ModuleName[];
  readonly promo?: Promos;
  /** Not in the other edition. */
  readonly onlyIn?: Edition | null;
}

/** What decides whether a card takes part. */
export interface CardChoice {
  readonly edition: Edition;
  readonly modules: readonly ModuleName[];
  readonly promos: Promos;
}

export function isInPlay(
  { edition, modules, promos }: CardChoice,
  { needs, promo = false, onlyIn = null }: Playable,
): boolean {
  if (promo !== false && promos !== true && promo !== promos) return false;
  if (onlyIn !== null && onlyIn !== edition) return false;
  return needs.every((module) => modules.includes(module));
}

function known<T>(card: T | undefined, id: number | string): T {
  if (card === undefined) throw missing('card or tile', id);
  return card;
}

export const staffCard = (content: Content, number: StaffNumber): StaffCard =>
  known(content.staff[number], number);
export const guestCard = (content: Content, number: GuestNumber): GuestCard =>
  known(content.guests[number], number);
export const politicsCard = (content: Content, number: PoliticsNumber): PoliticsCard =>
  known(content.politics[number], number);
export const emperorTile = (content: Content, id: TileId): EmperorTile =>
  known(content.tiles[id], id);
export const hotelPlan = (content: Content, index: number): Hotel =>
  known(content.hotels[index], index);
