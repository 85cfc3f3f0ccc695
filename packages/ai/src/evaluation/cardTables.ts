import type { Content, Effect, GuestColor } from '@gah/engine';
import {
  CELEBRITY_KEYS,
  contentFor,
  EDITIONS,
  ENTRANCE_KEYS,
  GOODS,
  GUEST_COLORS,
  type Edition,
} from '@gah/engine';
import { GOOD_VALUES, valueOfEffects } from './effectValues.js';

/**
 * What the encoder wants to know about cards, as flat tables. Card numbers become dense indices, the
 * same in every edition and with every data pack, because weights are learnt for them.
 */
const plain: readonly Content[] = EDITIONS.map((edition: Edition) => contentFor(edition, null));

function dense(numbers: Iterable<number>): { readonly size: number; readonly index: Int16Array } {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const index = new Int16Array((sorted.at(-1) ?? 0) + 1).fill(-1);
  for (const [place, number] of sorted.entries()) index[number] = place;
  return { size: sorted.length, index };
}

const numbersOf = (cards: (content: Content) => readonly ({ number: number } | undefined)[]) =>
  plain.flatMap((content) => cards(content).flatMap((card) => (card ? [card.number] : [])));

export const STAFF_INDEX = dense(numbersOf(({ staff }) => staff));
export const GUEST_INDEX = dense(numbersOf(({ guests }) => guests));
export const POLITICS_INDEX = dense(numbersOf(({ politics }) => politics));
export const TILE_KEYS: readonly string[] = Object.keys(plain[0]?.tiles ?? {}).sort();
export const ENTRANCES_KNOWN = ENTRANCE_KEYS.length;
export const CELEBRITIES_KNOWN = CELEBRITY_KEYS.length;

/** What a reward consists of, in amounts that can be added up. */
export const REWARDS = 8;
function rewardParts(effects: readonly Effect[]): Float64Array {
  const parts = new Float64Array(REWARDS);
  const add = (part: number, amount: number): void => {
    parts[part] = (parts[part] ?? 0) + amount;
  };
  for (const effect of effects) {
    switch (effect.do) {
      case 'krones':
        add(0, effect.amount / 3);
        break;
      case 'emperor':
        add(1, effect.amount / 3);
        break;
      case 'goods':
        for (let good = 0; good < GOODS.length; good++) {
          add(2, ((effect.goods[good] ?? 0) * (GOOD_VALUES[good] ?? 0)) / 4);
        }
        break;
      case 'chooseGoods':
        add(2, effect.amount / 2);
        break;
      case 'drawStaff':
        add(3, effect.amount / 2);
        break;
      case 'playStaff':
      case 'drawThree':
        add(4, (1 + Math.min(effect.discount, 4)) / 3);
        break;
      case 'prepareRoom':
        add(5, (1 + Math.min(effect.discount, 2)) / 2);
        break;
      case 'occupyRoom':
        add(6, 1);
        break;
      case 'takeGuest':
        add(7, 1);
        break;
      default:
        add(2, valueOfEffects([effect]) / 4);
    }
  }
  return parts;
}

interface GuestTable {
  /** Index among all guests. */
  readonly index: number;
  readonly color: GuestColor;
  /** Its place among all colours. */
  readonly colorIndex: number;
  readonly vp: number;
  /** Points and reward together. */
  readonly value: number;
  readonly reward: Float64Array;
}

export interface CardTables {
  readonly content: Content;
  /** By card number. */
  readonly guests: readonly (GuestTable | undefined)[];
}

const known = new WeakMap<Content, CardTables>();

export function cardTablesOf(content: Content): CardTables {
  const found = known.get(content);
  if (found) return found;
  const cards: CardTables = {
    content,
    guests: content.guests.map((card) =>
      card
        ? {
            index: GUEST_INDEX.index[card.number] ?? -1,
            color: card.color,
            colorIndex: GUEST_COLORS.indexOf(card.color),
            vp: card.vp,
            value: card.vp + valueOfEffects(card.reward),
            reward: rewardParts(card.reward),
          }
        : undefined,
    ),
  };
  known.set(content, cards);
  return cards;
}
