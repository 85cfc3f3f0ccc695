import type { Content, Effect, GuestColor } from '@gah/engine';
import { contentFor, EDITIONS, FIRST_GOOD, GOODS, GUEST_COLORS, type Edition } from '@gah/engine';
import type { KeyedInputs } from '../model/module.js';
import { GOOD_VALUES, valueOfEffects } from './effectValues.js';
import { addAt } from './vectors.js';

/**
 * What the encoder wants to know about cards, as flat tables. Each card has inputs of its own, the same in
 * every edition and with every data pack, under the number that is printed on it.
 */
const contents: readonly Content[] = EDITIONS.map((edition: Edition) => contentFor(edition, null));

/** Inputs for the cards of a deck. */
interface CardInputs extends KeyedInputs {
  /** The place of each card among them, by number; -1 for none. */
  readonly index: Int16Array;
}

/** `unlike` says how different the two cards are to the players. */
function cardInputs<Card extends { readonly number: number }>(
  list: string,
  deck: (content: Content) => readonly (Card | undefined)[],
  unlike?: (a: Card, b: Card) => number,
): CardInputs {
  const cards = new Map(
    contents.flatMap((content) =>
      deck(content).flatMap((card) => (card ? [[card.number, card]] : [])),
    ),
  );
  const numbers = [...cards.keys()].sort((a, b) => a - b);
  const index = new Int16Array(Math.max(...numbers) + 1).fill(-1);
  for (const [place, number] of numbers.entries()) index[number] = place;
  const distance = (a: string, b: string): number => {
    const [one, other] = [cards.get(Number(a)), cards.get(Number(b))];
    return one && other && unlike ? unlike(one, other) : 0;
  };
  return { list, keys: numbers.map(String), index, ...(unlike && { distance }) };
}

/** More than any two staff cards differ in cost and effects. */
const OTHER_TIMING = 100;
export const STAFF = cardInputs(
  'staff',
  ({ staff }) => staff,
  (a, b) =>
    (a.timing === b.timing ? 0 : OTHER_TIMING) +
    Math.abs(a.cost - b.cost) +
    Math.abs(valueOfEffects(a.effects) - valueOfEffects(b.effects)),
);
export const GUESTS = cardInputs(
  'guests',
  ({ guests }) => guests,
  (a, b) => Math.abs(guestValue(a) - guestValue(b)) + Math.abs(a.size - b.size),
);
export const POLITICS = cardInputs('politics', ({ politics }) => politics);
export const TILES: KeyedInputs = {
  list: 'tiles',
  keys: Object.keys(contents[0]?.tiles ?? {}).sort(),
};

/** What a reward consists of, in amounts that can be added up. */
export const REWARDS = 8;
function rewardParts(effects: readonly Effect[]): Float64Array {
  const parts = new Float64Array(REWARDS);
  const add = (part: number, amount: number): void => {
    addAt(parts, part, amount);
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
        for (let good = FIRST_GOOD; good < GOODS.length; good++)
          add(2, (effect.goods[good] * GOOD_VALUES[good]) / 4);
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

/** Points and reward together. */
function guestValue({
  vp,
  reward,
}: {
  readonly vp: number;
  readonly reward: readonly Effect[];
}): number {
  return vp + valueOfEffects(reward);
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
            index: GUESTS.index[card.number] ?? -1,
            color: card.color,
            colorIndex: GUEST_COLORS.indexOf(card.color),
            vp: card.vp,
            value: guestValue(card),
            reward: rewardParts(card.reward),
          }
        : undefined,
    ),
  };
  known.set(content, cards);
  return cards;
}
