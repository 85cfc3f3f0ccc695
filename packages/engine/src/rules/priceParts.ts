import type { Cause } from '../model/effect.js';
import { afterDiscount } from './resources.js';
import type { Good } from '../model/vocabulary.js';
import { FREE, GOODS } from '../model/vocabulary.js';

/** What prices and strengths are made of. */

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
  /** The next space of a row of dancers. */
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
  /** The card or part of a module by which it is so; null where the rules say it. */
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
  parts: PricePart[],
  part: PricePartName,
  currency: Currency,
  amount: number,
  cause: Cause | null,
): void {
  if (amount !== 0) parts.push({ part, currency, amount, cause });
}

export function addStrength(
  parts: StrengthPart[],
  part: StrengthPartName,
  amount: number,
  cause: Cause | null,
): void {
  if (amount !== 0) parts.push({ part, amount, cause });
}

/** What a discount has left of a price. */
export function addDiscount(
  parts: PricePart[],
  currency: Currency,
  price: number,
  discount: number,
  cause: Cause | null,
): void {
  const part = discount >= FREE ? 'free' : 'discount';
  addPart(parts, part, currency, afterDiscount(price, discount) - price, cause);
}
