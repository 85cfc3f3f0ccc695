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

export const staffNumber = (id: StaffId): StaffNumber => STAFF_CARDS[id].number;
export const guestNumber = (id: GuestId): GuestNumber => GUEST_CARDS[id].number;
export const politicsNumber = (id: PoliticsId): PoliticsNumber => POLITICS_CARDS[id].number;

function namesOf<K extends string>(
  cards: Readonly<Record<K, { readonly number: number }>>,
): (number: number) => K | undefined {
  const names = new Map(
    Object.entries<{ readonly number: number }>(cards).map(([id, { number }]) => [number, id as K]),
  );
  return (number) => names.get(number);
}

export const staffId = namesOf(STAFF_CARDS);
export const guestId = namesOf(GUEST_CARDS);
export const politicsId = namesOf(POLITICS_CARDS);
