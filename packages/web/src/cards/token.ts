import type { Die, Good, GoodsVector, GuestColor } from '@gah/engine';
import { goodIndex, GOODS } from '@gah/engine';
import type { IconName } from '../art/icons.js';

/** One sign of the game's picture language: what cards, tiles and the log are written in. */
export type Token =
  | { readonly is: 'points' | 'krones'; readonly text?: number | string }
  | { readonly is: 'steps'; readonly text: number | string }
  | { readonly is: 'good'; readonly good: Good | 'any'; readonly isOrdered?: boolean }
  | { readonly is: 'color'; readonly color: GuestColor }
  | { readonly is: 'icon'; readonly name: IconName }
  | { readonly is: 'die'; readonly value: number; readonly kind?: Die }
  | { readonly is: 'text'; readonly text: string };

/** The short words in which the pictures are written. */
export const points = (text?: number | string): Token =>
  text === undefined ? { is: 'points' } : { is: 'points', text };
export const krones = (text?: number | string): Token =>
  text === undefined ? { is: 'krones' } : { is: 'krones', text };
export const steps = (text: number | string): Token => ({ is: 'steps', text });
export const good = (kind: Good | 'any'): Token => ({ is: 'good', good: kind });
export const color = (kind: GuestColor): Token => ({ is: 'color', color: kind });
export const icon = (name: IconName): Token => ({ is: 'icon', name });
export const die = (value: number, kind: Die = 'white'): Token => ({ is: 'die', value, kind });
export const text = (words: string): Token => ({ is: 'text', text: words });
export const TO: Token = icon('leadsTo');

/** Beyond this many equal signs a number says it. */
const MOST_SIGNS = 4;

export const times = (token: Token, amount: number): Token[] =>
  amount <= MOST_SIGNS ? Array.from({ length: amount }, () => token) : [token, text(`×${amount}`)];

/** Goods one by one, or with numbers when there are too many. */
export function goodsTokens(goods: GoodsVector): Token[] {
  const isMany = goods.reduce((sum, amount) => sum + amount, 0) > MOST_SIGNS;
  return GOODS.flatMap((kind) => {
    const amount = goods[goodIndex(kind)];
    return isMany && amount > 1 ? [good(kind), text(`×${amount}`)] : times(good(kind), amount);
  });
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
