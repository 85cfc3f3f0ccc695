import { MAX_SEATS } from '@gah/engine';

/**
 * All that the inputs about a seat depend on, each trait as one exact number: where traits are equal, so is
 * what they stand for. A trait that cannot be told exactly is NaN, which is equal to nothing.
 */
const SIZES = {
  /** How far the game is; never 0. */
  clock: 1,
  /** Which seat it is, whether it starts and whether it has passed. */
  place: 1,
  dice: 1,
  krones: 1,
  emperor: 1,
  tile: 1,
  /** Café, kitchen and free rooms. */
  house: 1,
  prepared: 1,
  /** Occupied rooms and the hotel they are in. */
  rooms: 1,
  groupsPaid: 1,
  hand: 1,
  played: 1,
  used: 1,
  rung: 1,
  /** What the heuristic adds for modules. */
  promised: 1,
  queue: 1,
  deck: 1,
  objectives: 1,
  claims: 1,
  /** What objectives count besides occupied rooms. */
  counts: 1,
  /** Rooms and counts of each rival. */
  rivals: 2 * (MAX_SEATS - 1),
} as const;

export type Trait = keyof typeof SIZES;

let size = 0;
const starts = Object.entries<number>(SIZES).map(([trait, length]) => {
  const start = size;
  size += length;
  return [trait, start];
});

/** Where the numbers of each trait begin, and how many numbers there are. */
export const TRAIT = Object.fromEntries(starts) as Readonly<Record<Trait, number>>;
export const TRAIT_NUMBERS = size;

/** One person alone is the rival of an automatic opponent. */
const rivalsAmong = (persons: number): number => Math.max(1, persons - 1);

/** Where all the numbers of these traits stand, at a table for so many persons. */
export const placesOf = (traits: readonly Trait[], persons: number): Int32Array =>
  Int32Array.from(
    traits.flatMap((trait) => {
      const length = trait === 'rivals' ? 2 * rivalsAmong(persons) : SIZES[trait];
      return Array.from({ length }, (_, number) => TRAIT[trait] + number);
    }),
  );
