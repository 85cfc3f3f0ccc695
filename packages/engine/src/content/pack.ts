import { FLOORS } from '../model/hotel.js';
import type { ByGood, GuestColor } from '../model/vocabulary.js';
import { GOODS, GUEST_COLORS, ROOM_COLORS } from '../model/vocabulary.js';
import type { ModulePack } from '../modules/content.js';
import { MODULE_PACK_CHECKS } from '../modules/content.js';
import type { BoardValues } from './boards.js';
import { BOARD, DAY_HOTELS, NIGHT_HOTEL } from './boards.js';
import { GUEST_NUMBERS, STAFF_NUMBERS } from './cards.js';
import type { Entries } from './packChecks.js';
import {
  asObject,
  checkGoods,
  checkList,
  checkNumber,
  fail,
  MOST,
  onlyKeys,
} from './packChecks.js';

/**
 * Printed values that replace ours: for players who own the box and find a difference. A pack is
 * plain JSON; what it does not mention stays as it is.
 */
export interface DataPack extends ModulePack {
  readonly name: string;
  /** By the number printed on the card. */
  readonly staff?: Readonly<Record<string, { readonly cost: number }>>;
  readonly guests?: Readonly<
    Record<
      string,
      {
        readonly order?: Partial<ByGood<number>>;
        readonly vp?: number;
        readonly color?: GuestColor;
      }
    >
  >;
  readonly board?: Partial<BoardValues>;
  /** Room colours by hotel (`night`, `A` to `D`), top floor first, such as "brbrb". */
  readonly hotels?: Readonly<Record<string, readonly string[]>>;
}

/** A name shows what it is: nothing that is invisible or turns the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isShowable = (name: string): boolean =>
  name.trim() !== '' && name.length <= MOST.nameLength && !INVISIBLE.test(name);

/** Is this the number of a card, written as it is printed? */
const isNumber = (numbers: Readonly<Record<string, number>>, text: string): boolean =>
  Object.values(numbers).some((number) => String(number) === text);

function checkStaff(value: unknown): void {
  for (const [number, entry] of Object.entries(asObject(value, 'staff'))) {
    const path = `staff.${number}`;
    if (!isNumber(STAFF_NUMBERS, number)) fail('unknown-card', path);
    const card = asObject(entry, path);
    onlyKeys(card, ['cost'], path);
    checkNumber(card['cost'], 0, 20, `${path}.cost`);
  }
}

function checkGuests(value: unknown): void {
  for (const [number, entry] of Object.entries(asObject(value, 'guests'))) {
    const path = `guests.${number}`;
    if (!isNumber(GUEST_NUMBERS, number)) fail('unknown-card', path);
    const card = asObject(entry, path);
    onlyKeys(card, ['order', 'vp', 'color'], path);
    if ('order' in card) {
      checkGoods(card['order'], `${path}.order`);
      const size = Object.values(card['order'] as Entries).reduce(
        (sum: number, n) => sum + (n as number),
        0,
      );
      if (size < 1 || size > MOST.orderSize) fail('bad-goods', `${path}.order`);
    }
    if ('vp' in card) checkNumber(card['vp'], -20, 40, `${path}.vp`);
    if ('color' in card && !GUEST_COLORS.includes(card['color'] as GuestColor))
      fail('bad-color', `${path}.color`);
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

const CHECKS: Readonly<Record<Exclude<keyof DataPack, 'name'>, (value: unknown) => void>> = {
  staff: checkStaff,
  guests: checkGuests,
  board: checkBoard,
  hotels: checkHotels,
  ...MODULE_PACK_CHECKS,
};

/** Checks an unknown value and returns it as a pack; throws a DataPackError that says where it is wrong. */
export function parseDataPack(value: unknown): DataPack {
  const pack = asObject(value, '');
  onlyKeys(pack, ['name', ...Object.keys(CHECKS)], '');
  const name = pack['name'];
  if (typeof name !== 'string' || !isShowable(name)) fail('bad-name', 'name');
  for (const [part, check] of Object.entries(CHECKS)) if (part in pack) check(pack[part]);
  return value as DataPack;
}
