import { guestPrice, servingPrice } from '../cafe.js';
import { POWER } from '../effects/effect.js';
import { wardPrice } from '../flow/penalties.js';
import { danceFee } from '../modules/ballrooms/dancing.js';
import { tilePrice } from '../modules/entrances/prices.js';
import type { Move, MoveKind, MoveOf } from '../moves.js';
import { contextFor } from '../open.js';
import type { Position } from '../position.js';
import type { Currency, PricePart, StrengthPart } from '../priceParts.js';
import { addPart, addStrength } from '../priceParts.js';
import { roomPrice } from '../rooms.js';
import {
  addTollParts,
  boostPrice,
  colorPrice,
  diceOn,
  dieTerms,
  spacePrice,
  strengthOn,
} from '../spaces.js';
import { addUseParts, staffPrice } from '../staff.js';
import type { QueryContext } from '../table.js';
import { abilitiesWith, seatOf } from '../table.js';
import type { Task, TaskKind, TaskOf } from '../tasks.js';
import type { Die, GoodsVector, SeatIndex } from '../vocabulary.js';
import { GOODS } from '../vocabulary.js';

/** What moves cost and how strong they are, with the parts of which that is made. */

export interface Price {
  readonly krones: number;
  readonly goods: GoodsVector;
  /** Steps back on the emperor track. */
  readonly steps: number;
  /** Points, where krones are missing. */
  readonly vp: number;
  /** In the order of the rules; they add up to the rest. */
  readonly parts: readonly PricePart[];
}

export interface Strength {
  readonly strength: number;
  readonly parts: readonly StrengthPart[];
}

function priceFrom(parts: readonly PricePart[]): Price {
  const sumIn = (currency: Currency): number =>
    parts.reduce((sum, part) => sum + (part.currency === currency ? part.amount : 0), 0);
  return {
    krones: sumIn('krones'),
    goods: GOODS.map(sumIn),
    steps: sumIn('steps'),
    vp: sumIn('vp'),
    parts,
  };
}

const strengthFrom = (parts: readonly StrengthPart[]): Strength => ({
  strength: parts.reduce((sum, { amount }) => sum + amount, 0),
  parts,
});

/** A space used, with a die that is taken or without one. */
interface SpaceUse {
  readonly space: number;
  readonly die: Die | null;
  readonly boost: boolean;
  readonly bonus: boolean;
}

interface SpaceCosts {
  readonly parts: readonly PricePart[];
  readonly strength: readonly StrengthPart[];
  /** Strength that what the seat owns can add. */
  readonly bonus: number;
  /** The krones are there for the space and, separately asked, for the boost as well. */
  readonly isPayable: boolean;
  readonly isBoostPayable: boolean;
}

function spaceCosts(context: QueryContext, seat: SeatIndex, use: SpaceUse): SpaceCosts {
  const { space, die, boost } = use;
  const { krones } = seatOf(context, seat);
  const parts: PricePart[] = [];
  const strength: StrengthPart[] = [];
  strengthOn(context, space, boost, strength);
  let price: number;
  let bonus = 0;
  if (die === null) {
    price = spacePrice(space, parts);
  } else {
    const reacting = abilitiesWith(context, seat, POWER.onDie);
    const terms = dieTerms(reacting, space, parts, use.bonus ? strength : undefined);
    price = terms.price + colorPrice(die, diceOn(context, space), parts);
    bonus = terms.bonus;
  }
  const boosted = price + boostPrice(boost, parts);
  addTollParts(context, space, krones - boosted, parts);
  return {
    parts,
    strength,
    bonus,
    isPayable: price <= krones,
    isBoostPayable: boosted <= krones,
  };
}

const useOf = (move: MoveOf<'takeDie' | 'useSpace'>): SpaceUse =>
  move.kind === 'takeDie'
    ? move
    : { space: move.space, die: null, boost: move.boost, bonus: false };

/** A die that cannot be paid for is taken without effect, and nothing is paid. */
const isWithoutEffect = (move: MoveOf<'takeDie' | 'useSpace'>, costs: SpaceCosts): boolean =>
  move.kind === 'takeDie' && !costs.isPayable;

function addSpaceParts(
  context: QueryContext,
  move: MoveOf<'takeDie' | 'useSpace'>,
  parts: PricePart[],
): void {
  const costs = spaceCosts(context, move.seat, useOf(move));
  if (!isWithoutEffect(move, costs)) parts.push(...costs.parts);
}

/** The open decision, if the seat has it. */
function taskOf({ state: { tasks } }: QueryContext, seat: SeatIndex): Task | null {
  const task = tasks.at(-1);
  return task && 'seat' in task && task.seat === seat ? task : null;
}

function taskOfKind<K extends TaskKind>(
  context: QueryContext,
  seat: SeatIndex,
  kind: K,
): TaskOf<K> | null {
  const task = taskOf(context, seat);
  return task?.kind === kind ? (task as TaskOf<K>) : null;
}

/** What the open decision takes off the price. */
function discountNow(context: QueryContext, seat: SeatIndex): number {
  const task = taskOf(context, seat);
  return task && 'discount' in task ? task.discount : 0;
}

type Pricing<K extends MoveKind> = (
  context: QueryContext,
  move: MoveOf<K>,
  parts: PricePart[],
) => void;

/** The kinds of moves that can cost something. */
const PRICES: { readonly [K in MoveKind]?: Pricing<K> } = {
  takeGuest: (context, { seat, place }, parts) => {
    // Guests before the first round are gifts.
    if (context.state.round === 0) return;
    const price = taskOfKind(context, seat, 'takeGuest')?.price ?? 'queue';
    guestPrice(context, seat, place, price, parts);
  },
  takeDie: addSpaceParts,
  useSpace: addSpaceParts,
  serve: (context, { seat }, parts) => {
    servingPrice(context, seat, parts);
  },
  prepareRoom: (context, { seat, room }, parts) => {
    roomPrice(context, seat, room, discountNow(context, seat), parts);
  },
  playStaff: (context, { seat, card }, parts) => {
    staffPrice(context, card, discountNow(context, seat), parts);
  },
  useStaff: (context, { card }, parts) => {
    addUseParts(context, card, parts);
  },
  sendGuest: (context, { hall, row }, parts) => {
    danceFee(context, hall, row, 0, parts);
  },
  sendDancer: (context, { seat, hall, row }, parts) => {
    const task = taskOfKind(context, seat, 'sendDancer');
    danceFee(context, hall, row, task?.discount ?? 0, parts, task?.cause);
  },
  useTile: (_context, { tile }, parts) => {
    tilePrice(tile, parts);
  },
  ward: (context, { seat }, parts) => {
    wardPrice(context, seat, parts);
  },
  auction: (_context, { bid }, parts) => {
    addPart(parts, 'bid', 'krones', bid, null);
  },
  bid: (_context, { amount }, parts) => {
    addPart(parts, 'bid', 'krones', amount, null);
  },
  spendGood: (context, { seat, good }, parts) => {
    addPart(parts, 'spent', good, 1, taskOfKind(context, seat, 'spendGoods')?.cause ?? null);
  },
};

/**
 * What a move costs its seat. One that cannot be played now is priced as in a turn of the seat,
 * without what an open decision may take off. Bids are paid by whoever wins, goods of choice when all have been chosen.
 */
export function priceOf(position: Position, move: Move): Price {
  const parts: PricePart[] = [];
  const add = PRICES[move.kind] as Pricing<MoveKind> | undefined;
  add?.(contextFor(position), move, parts);
  return priceFrom(parts);
}

/** How strong an action is that a move begins; 0 for other moves and for a die without effect. */
export function strengthOf(position: Position, move: Move): Strength {
  const context = contextFor(position);
  const parts: StrengthPart[] = [];
  if (move.kind === 'copy') {
    addStrength(parts, 'copied', taskOfKind(context, move.seat, 'copy')?.strength ?? 0, null);
  } else if (move.kind === 'takeDie' || move.kind === 'useSpace') {
    const costs = spaceCosts(context, move.seat, useOf(move));
    if (!isWithoutEffect(move, costs)) parts.push(...costs.strength);
  }
  return strengthFrom(parts);
}

/** One way to use a space. */
export interface SpaceTerms {
  readonly boost: boolean;
  readonly price: Price;
  /** With all that is added for a die. */
  readonly strength: Strength;
  /** How much of the strength is added for a die; that may be declined. */
  readonly bonus: number;
  /** The krones are there. A toll does not count: it can be paid with points. */
  readonly isPayable: boolean;
  /** The die would be taken without effect, which is possible only where none can be paid for. */
  readonly isWithoutEffect: boolean;
}

/** What a space costs a seat and how strong it is, with this die or without one: plain, then boosted. */
export const spaceTerms = (
  position: Position,
  seat: SeatIndex,
  space: number,
  die: Die | null,
): [plain: SpaceTerms, boosted: SpaceTerms] => [
  termsOf(position, seat, space, die, false),
  termsOf(position, seat, space, die, true),
];

function termsOf(
  position: Position,
  seat: SeatIndex,
  space: number,
  die: Die | null,
  boost: boolean,
): SpaceTerms {
  const costs = spaceCosts(contextFor(position), seat, { space, die, boost, bonus: true });
  return {
    boost,
    price: priceFrom(costs.parts),
    strength: strengthFrom(costs.strength),
    bonus: costs.bonus,
    isPayable: costs.isBoostPayable,
    isWithoutEffect: die !== null && !costs.isPayable,
  };
}
