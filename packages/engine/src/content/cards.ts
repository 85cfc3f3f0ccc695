import { MODULE_GUESTS, MODULE_POLITICS, MODULE_STAFF, MODULE_TILES } from '../modules/content.js';
import type { GuestNumber, PoliticsNumber, StaffNumber } from '../model/vocabulary.js';
import { EMPEROR_TILES } from './emperorTiles.js';
import { GUESTS } from './guests.js';
import { POLITICS } from './politics.js';
import { STAFF } from './staff.js';

/**
 * Every card has a name in code and a number in print. States, moves and records hold numbers, which
 * are short and never change; everything that people write or look up goes by names. Here, and only
 * here, one becomes the other.
 */
export const STAFF_CARDS = { ...STAFF, ...MODULE_STAFF };
export type StaffId = keyof typeof STAFF_CARDS;
export const GUEST_CARDS = { ...GUESTS, ...MODULE_GUESTS };
export type GuestId = keyof typeof GUEST_CARDS;
export const POLITICS_CARDS = { ...POLITICS, ...MODULE_POLITICS };
export type PoliticsId = keyof typeof POLITICS_CARDS;
export const TILES = { ...EMPEROR_TILES, ...MODULE_TILES };
export type TileId = keyof typeof TILES;

export const STAFF_IDS = Object.keys(STAFF_CARDS) as readonly StaffId[];
export const GUEST_IDS = Object.keys(GUEST_CARDS) as readonly GuestId[];
export const POLITICS_IDS = Object.keys(POLITICS_CARDS) as readonly PoliticsId[];
export const TILE_IDS = Object.keys(TILES) as readonly TileId[];

type Numbers<K extends string> = Readonly<Record<K, number>>;

const numbersOf = <K extends string>(
  cards: Readonly<Record<K, { readonly number: number }>>,
): Numbers<K> =>
  Object.fromEntries(
    Object.entries<{ readonly number: number }>(cards).map(([id, { number }]) => [id, number]),
  ) as Numbers<K>;

export const STAFF_NUMBERS = numbersOf(STAFF_CARDS);
export const GUEST_NUMBERS = numbersOf(GUEST_CARDS);
export const POLITICS_NUMBERS = numbersOf(POLITICS_CARDS);

const namesOf = <K extends string>(numbers: Numbers<K>): ReadonlyMap<number, K> =>
  new Map(Object.entries<number>(numbers).map(([id, number]) => [number, id as K]));

const STAFF_BY_NUMBER = namesOf(STAFF_NUMBERS);
const GUESTS_BY_NUMBER = namesOf(GUEST_NUMBERS);
const POLITICS_BY_NUMBER = namesOf(POLITICS_NUMBERS);

/** The name of a card by its number; undefined for one that this version has never heard of. */
export const staffId = (number: StaffNumber): StaffId | undefined => STAFF_BY_NUMBER.get(number);
export const guestId = (number: GuestNumber): GuestId | undefined => GUESTS_BY_NUMBER.get(number);
export const politicsId = (number: PoliticsNumber): PoliticsId | undefined =>
  POLITICS_BY_NUMBER.get(number);
