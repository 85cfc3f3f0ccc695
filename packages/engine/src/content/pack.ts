import { FLOORS } from '../model/hotel.js';
import type { ByGood, Good } from '../model/vocabulary.js';
import { GOODS, ROOM_COLORS } from '../model/vocabulary.js';
import type { BoardValues } from './boards.js';
import { BOARD, DAY_HOTELS, NIGHT_HOTEL } from './boards.js';
import { BALLROOMS, DANCERS, REHEARSAL_ROOMS, ROWS } from './ballrooms.js';
import { DOVE_TOKENS } from './entrances.js';
import { GUESTS } from './guests.js';
import { GUESTS_WALTZ } from './guestsWaltz.js';
import { STAFF } from './staff.js';
import { STAFF_WALTZ } from './staffWaltz.js';

/**
 * Printed values that replace ours: for players who own the box and find a difference. A pack is
 * plain JSON; what it does not mention stays as it is.
 */
export interface DataPack {
  readonly name: string;
  readonly staff?: Readonly<Record<string, { readonly cost: number }>>;
  readonly guests?: Readonly<
    Record<string, { readonly order?: Partial<ByGood<number>>; readonly vp?: number }>
  >;
  readonly board?: Partial<BoardValues>;
  /** Champagne for each space, by ballroom and number of players: bottom, middle and top row. */
  readonly ballrooms?: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>
  >;
  readonly rehearsalRooms?: Readonly<
    Record<string, readonly { readonly dancers: number; readonly bonus: readonly PackEffect[] }[]>
  >;
  /** The five bonus tokens of Hotel Dove. */
  readonly tokens?: readonly { readonly top: PackEffect; readonly bottom: PackEffect }[];
  /** Room colours by hotel (`night`, `A` to `D`), top floor first, such as "brbrb". */
  readonly hotels?: Readonly<Record<string, readonly string[]>>;
}

/** What a section or token gives: one key, such as `{ "krones": 2 }` or `{ "playStaff": "free" }`. */
export type PackEffect =
  | { readonly vp: number }
  | { readonly krones: number }
  | { readonly emperor: number }
  | { readonly anyGoods: number }
  | { readonly drawStaff: number }
  | { readonly occupyRoom: number }
  | { readonly goods: Partial<ByGood<number>> }
  | { readonly playStaff: number | 'free' }
  | { readonly prepareRoom: number | 'free' };

export const PACK_PROBLEMS = [
  'not-an-object',
  'unknown-key',
  'bad-name',
  'unknown-card',
  'unknown-hotel',
  'bad-number',
  'bad-list',
  'bad-goods',
  'bad-floors',
  'unknown-room',
  'bad-sections',
  'bad-effect',
] as const;
export type PackProblem = (typeof PACK_PROBLEMS)[number];

export class DataPackError extends Error {
  constructor(
    readonly code: PackProblem,
    /** Where in the pack, as a dotted path. */
    readonly path: string,
  ) {
    super(`data pack: ${code} at ${path === '' ? 'the top' : path}`);
    this.name = 'DataPackError';
  }
}

type Entries = Record<string, unknown>;

/**
 * Well beyond anything printed, and small enough that no pack makes a game slow: everything a pack may
 * list has a bound.
 */
const MOST = {
  nameLength: 60,
  orderSize: 8,
  ballroomSpaces: 12,
  effectsOfSection: 4,
  roomsOfSection: 2,
} as const;
const MOST_OF_EFFECT = {
  vp: 20,
  krones: 20,
  emperor: 13,
  anyGoods: 4,
  drawStaff: 6,
  occupyRoom: MOST.roomsOfSection,
} as const;
/** A name shows what it is: nothing that is invisible or turns the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

function fail(code: PackProblem, path: string): never {
  throw new DataPackError(code, path);
}

const isShowable = (name: string): boolean =>
  name.trim() !== '' && name.length <= MOST.nameLength && !INVISIBLE.test(name);

function asObject(value: unknown, path: string): Entries {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('not-an-object', path);
  return value as Entries;
}

function onlyKeys(entries: Entries, known: readonly string[], path: string): void {
  for (const key of Object.keys(entries)) {
    if (!known.includes(key)) fail('unknown-key', path === '' ? key : `${path}.${key}`);
  }
}

function checkNumber(value: unknown, low: number, high: number, path: string): void {
  if (!Number.isInteger(value) || (value as number) < low || (value as number) > high) {
    fail('bad-number', path);
  }
}

function checkList(value: unknown, length: number, low: number, high: number, path: string): void {
  if (!Array.isArray(value) || value.length !== length) fail('bad-list', path);
  value.forEach((entry, index) => {
    checkNumber(entry, low, high, `${path}.${index}`);
  });
}

function checkGoods(value: unknown, path: string): void {
  const entries = asObject(value, path);
  for (const [good, amount] of Object.entries(entries)) {
    if (!GOODS.includes(good as Good)) fail('bad-goods', `${path}.${good}`);
    checkNumber(amount, 0, 9, `${path}.${good}`);
  }
}

function checkStaff(value: unknown): void {
  for (const [number, entry] of Object.entries(asObject(value, 'staff'))) {
    const path = `staff.${number}`;
    if (!Object.hasOwn(STAFF, number) && !Object.hasOwn(STAFF_WALTZ, number))
      fail('unknown-card', path);
    const card = asObject(entry, path);
    onlyKeys(card, ['cost'], path);
    checkNumber(card['cost'], 0, 20, `${path}.cost`);
  }
}

function checkGuests(value: unknown): void {
  for (const [number, entry] of Object.entries(asObject(value, 'guests'))) {
    const path = `guests.${number}`;
    if (!Object.hasOwn(GUESTS, number) && !Object.hasOwn(GUESTS_WALTZ, number))
      fail('unknown-card', path);
    const card = asObject(entry, path);
    onlyKeys(card, ['order', 'vp'], path);
    if ('order' in card) {
      checkGoods(card['order'], `${path}.order`);
      const size = Object.values(card['order'] as Entries).reduce(
        (sum: number, n) => sum + (n as number),
        0,
      );
      if (size < 1 || size > MOST.orderSize) fail('bad-goods', `${path}.order`);
    }
    if ('vp' in card) checkNumber(card['vp'], -20, 40, `${path}.vp`);
  }
}

function checkBoard(value: unknown): void {
  const board = asObject(value, 'board');
  onlyKeys(board, Object.keys(BOARD), 'board');
  const lists: [keyof BoardValues, number][] = [
    ['floorCost', 20],
    ['occupiedRoomVp', 40],
    ['emperorVp', 40],
    ['emperorBack', 13],
    ['queueCost', 20],
    ['politicsVp', 40],
  ];
  for (const [key, high] of lists) {
    if (key in board) {
      checkList(board[key], (BOARD[key] as readonly number[]).length, 0, high, `board.${key}`);
    }
  }
  if ('maxKrones' in board) checkNumber(board['maxKrones'], 1, 99, 'board.maxKrones');
  const maxKrones = (board['maxKrones'] as number | undefined) ?? BOARD.maxKrones;
  if ('startKrones' in board) checkNumber(board['startKrones'], 0, maxKrones, 'board.startKrones');
  if ('startKitchen' in board) {
    checkGoods(board['startKitchen'], 'board.startKitchen');
    for (const good of GOODS) {
      if (!(good in (board['startKitchen'] as Entries)))
        fail('bad-goods', `board.startKitchen.${good}`);
    }
  }
  if ('groupBonus' in board) {
    const bonus = asObject(board['groupBonus'], 'board.groupBonus');
    onlyKeys(bonus, ROOM_COLORS, 'board.groupBonus');
    for (const color of ROOM_COLORS) checkList(bonus[color], 4, 0, 40, `board.groupBonus.${color}`);
  }
}

function checkHotels(value: unknown): void {
  const known = [NIGHT_HOTEL, ...DAY_HOTELS].map((plan) => plan.key);
  for (const [key, floors] of Object.entries(asObject(value, 'hotels'))) {
    const path = `hotels.${key}`;
    if (!known.includes(key)) fail('unknown-hotel', path);
    const valid =
      Array.isArray(floors) &&
      floors.length === FLOORS &&
      floors.every((floor) => typeof floor === 'string' && /^[bry]{5}$/.test(floor));
    if (!valid) fail('bad-floors', path);
  }
}

function checkBallrooms(value: unknown): void {
  for (const [key, byPlayers] of Object.entries(asObject(value, 'ballrooms'))) {
    const path = `ballrooms.${key}`;
    if (!BALLROOMS.some((ballroom) => ballroom.key === key)) fail('unknown-room', path);
    for (const [players, rows] of Object.entries(asObject(byPlayers, path))) {
      if (!['2', '3', '4'].includes(players)) fail('unknown-key', `${path}.${players}`);
      if (!Array.isArray(rows) || rows.length !== ROWS.length)
        fail('bad-list', `${path}.${players}`);
      for (const [row, spaces] of rows.entries()) {
        const length = Array.isArray(spaces) ? spaces.length : MOST.ballroomSpaces + 1;
        if (length > MOST.ballroomSpaces) fail('bad-list', `${path}.${players}.${row}`);
        checkList(spaces, length, 0, 9, `${path}.${players}.${row}`);
      }
    }
  }
}

function checkRehearsalRooms(value: unknown): void {
  for (const [key, sections] of Object.entries(asObject(value, 'rehearsalRooms'))) {
    const path = `rehearsalRooms.${key}`;
    if (!REHEARSAL_ROOMS.some((room) => room.key === key)) fail('unknown-room', path);
    if (!Array.isArray(sections) || sections.length > DANCERS) fail('bad-sections', path);
    let dancers = 0;
    for (const [index, entry] of sections.entries()) {
      const section = asObject(entry, `${path}.${index}`);
      onlyKeys(section, ['dancers', 'bonus'], `${path}.${index}`);
      checkNumber(section['dancers'], 1, DANCERS, `${path}.${index}.dancers`);
      dancers += section['dancers'] as number;
      checkBonus(section['bonus'], `${path}.${index}.bonus`);
    }
    if (dancers !== DANCERS) fail('bad-sections', path);
  }
}

function checkBonus(value: unknown, path: string): void {
  if (!Array.isArray(value) || value.length > MOST.effectsOfSection) fail('bad-sections', path);
  for (const effect of value) checkEffect(effect, path);
  const rooms = (value as Entries[]).reduce(
    (sum, { occupyRoom = 0 }) => sum + (occupyRoom as number),
    0,
  );
  if (rooms > MOST.roomsOfSection) fail('bad-sections', path);
}

function checkTokens(value: unknown): void {
  if (!Array.isArray(value) || value.length !== DOVE_TOKENS.length) fail('bad-list', 'tokens');
  for (const [index, entry] of value.entries()) {
    const token = asObject(entry, `tokens.${index}`);
    onlyKeys(token, ['top', 'bottom'], `tokens.${index}`);
    checkTokenHalf(token['top'], `tokens.${index}.top`);
    checkTokenHalf(token['bottom'], `tokens.${index}.bottom`);
  }
}

/** A token gives one effect: never more than one room to occupy. */
function checkTokenHalf(value: unknown, path: string): void {
  checkEffect(value, path);
  const { occupyRoom } = value as Entries;
  if (occupyRoom !== undefined) checkNumber(occupyRoom, 1, 1, `${path}.occupyRoom`);
}

/** An effect is an object with one key that says what it gives. */
function checkEffect(value: unknown, path: string): void {
  const effect = asObject(value, path);
  const [[kind, amount] = ['', 0], ...more] = Object.entries(effect);
  if (more.length > 0) fail('bad-effect', path);
  switch (kind) {
    case 'goods':
      checkGoods(amount, `${path}.goods`);
      return;
    case 'playStaff':
    case 'prepareRoom':
      if (amount !== 'free') checkNumber(amount, 0, 20, `${path}.${kind}`);
      return;
    case 'vp':
    case 'krones':
    case 'emperor':
    case 'anyGoods':
    case 'drawStaff':
    case 'occupyRoom':
      checkNumber(amount, 1, MOST_OF_EFFECT[kind], `${path}.${kind}`);
      return;
    default:
      fail('bad-effect', path);
  }
}

/** Checks an unknown value and returns it as a pack; throws a DataPackError that says where it is wrong. */
export function parseDataPack(value: unknown): DataPack {
  const pack = asObject(value, '');
  onlyKeys(
    pack,
    ['name', 'staff', 'guests', 'board', 'hotels', 'ballrooms', 'rehearsalRooms', 'tokens'],
    '',
  );
  const name = pack['name'];
  if (typeof name !== 'string' || !isShowable(name)) fail('bad-name', 'name');
  if ('staff' in pack) checkStaff(pack['staff']);
  if ('guests' in pack) checkGuests(pack['guests']);
  if ('board' in pack) checkBoard(pack['board']);
  if ('hotels' in pack) checkHotels(pack['hotels']);
  if ('ballrooms' in pack) checkBallrooms(pack['ballrooms']);
  if ('rehearsalRooms' in pack) checkRehearsalRooms(pack['rehearsalRooms']);
  if ('tokens' in pack) checkTokens(pack['tokens']);
  return value as DataPack;
}
