import type { Cause } from './effects/effect.js';
import type { Good } from './vocabulary.js';
import { FREE, GOODS } from './vocabulary.js';

/**
 * What prices and strengths are made of. The rules that compute one take a list to which they add
 * its parts as they go: sum and parts cannot disagree, and whoever needs only the sum gives no list.
 */

/** What can be paid with: krones, steps back on the emperor track, points, goods. */
export const CURRENCIES = ['krones', 'steps', 'vp', ...GOODS] as const;
export type Currency = 'krones' | 'steps' | 'vp' | Good;

export const PRICE_PARTS = [
  /** The place of a guest in the queue. */
  'place',
  /** A token that lies on the guest. */
  'token',
  'serving',
  /** The floor of a room. */
  'floor',
  /** What is printed on a staff card. */
  'card',
  'space',
  /** Other dice on the space, beside a coloured one. */
  'otherDice',
  'boost',
  'toll',
  /** One use of a staff card. */
  'use',
  /** The next space of a row in a ballroom. */
  'row',
  'balcony',
  /** The bonus of an emperor tile of one's own. */
  'tile',
  /** A penalty of the emperor that is ignored. */
  'ward',
  /** Paid by whoever wins the auction. */
  'bid',
  /** A good of choice. */
  'spent',
  /** Less to pay. */
  'discount',
  /** Nothing to pay. */
  'free',
] as const;
export type PricePartName = (typeof PRICE_PARTS)[number];

export interface PricePart {
  readonly part: PricePartName;
  readonly currency: Currency;
  /** Negative for what is taken off; never 0. */
  readonly amount: number;
  /** The card, celebrity, entrance or module by which it is so; null where the rules say it. */
  readonly cause: Cause | null;
}

export const STRENGTH_PARTS = [
  'dice',
  'boost',
  /** Added by something the seat owns. */
  'bonus',
  /** Of the action that is copied. */
  'copied',
] as const;
export type StrengthPartName = (typeof STRENGTH_PARTS)[number];

export interface StrengthPart {
  readonly part: StrengthPartName;
  /** Never 0. */
  readonly amount: number;
  readonly cause: Cause | null;
}

export function addPart(
  parts: PricePart[] | undefined,
  part: PricePartName,
  currency: Currency,
  amount: number,
  cause: Cause | null,
): void {
  if (parts !== undefined && amount !== 0) parts.push({ part, currency, amount, cause });
}

export function addStrength(
  parts: StrengthPart[] | undefined,
  part: StrengthPartName,
  amount: number,
  cause: Cause | null,
): void {
  if (parts !== undefined && amount !== 0) parts.push({ part, amount, cause });
}

/** What is left of a price after a discount. */
export function afterDiscount(
  price: number,
  discount: number,
  currency: Currency,
  parts?: PricePart[],
  cause: Cause | null = null,
): number {
  const left = price > discount ? price - discount : 0;
  addPart(parts, discount >= FREE ? 'free' : 'discount', currency, left - price, cause);
  return left;
}
