import { SERVING_PRICE } from '../rules/cafe.js';
import { staffCard } from '../content/content.js';
import type { OwnedAbility, PowerBit } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import { cheapestWard } from '../flow/penalties.js';
import type { Prices, Pricing } from '../modules/module.js';
import { ALL_MODULES } from '../game/modules.js';
import { openTask, openTaskOf } from '../rules/openTasks.js';
import type { Move, MoveKind, MoveOf } from '../model/moves.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { floorPrice, freeRoomCause } from '../rules/rooms.js';
import { spacePrice } from '../rules/actionSpaces.js';
import {
  boostPrice,
  boostStrength,
  colorPrice,
  diceOn,
  dieTerms,
  isPaidInKrones,
} from '../rules/spaces.js';
import type { QueryContext } from '../model/context.js';
import { abilitiesWith } from '../rules/abilities.js';
import { seatOf } from '../rules/seats.js';
import type { Die, GoodsVector, SeatIndex, StaffNumber } from '../model/vocabulary.js';
import { goodIndex, GOODS, goodsVector } from '../model/vocabulary.js';
import type { Currency, PricePart, StrengthPart } from '../rules/priceParts.js';
import { addDiscount, addPart, addStrength } from '../rules/priceParts.js';
import { at } from '../util/lists.js';

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
    goods: goodsVector(sumIn),
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
  const dice = diceOn(context, space);
  addPart(parts, 'space', 'krones', spacePrice(space), null);
  addStrength(strength, 'dice', dice, null);
  addStrength(strength, 'boost', boostStrength(boost), null);
  let price = spacePrice(space);
  let bonus = 0;
  if (die !== null) {
    const reacting = abilitiesWith(context, seat, POWER.onDie);
    addDieParts(reacting, space, parts, use.bonus ? strength : []);
    addPart(parts, 'otherDice', 'krones', colorPrice(die, dice), null);
    const terms = dieTerms(reacting, space);
    price = terms.price + colorPrice(die, dice);
    bonus = terms.bonus;
  }
  addPart(parts, 'boost', 'krones', boostPrice(boost), null);
  const boosted = price + boostPrice(boost);
  addTollParts(context, space, krones - boosted, parts);
  return {
    parts,
    strength,
    bonus,
    isPayable: price <= krones,
    isBoostPayable: boosted <= krones,
  };
}

/** What each thing that reacts to the die does about its price and its strength. */
function addDieParts(
  reacting: readonly OwnedAbility[],
  space: number,
  parts: PricePart[],
  strength: StrengthPart[],
): void {
  let price = spacePrice(space);
  for (const owned of reacting) {
    const alone = dieTerms([owned], space);
    const left = Math.min(price, alone.price);
    addPart(parts, 'free', 'krones', left - price, owned.cause);
    addStrength(strength, 'bonus', alone.bonus, owned.cause);
    price = left;
  }
}

/** What tolls take from a seat that has so many krones left. */
function addTollParts(
  context: QueryContext,
  space: number,
  krones: number,
  parts: PricePart[],
): void {
  let left = krones;
  for (const spaceToll of context.hooks.spaceToll) {
    const toll = spaceToll(context, space);
    if (!toll) continue;
    if (isPaidInKrones(toll, left)) {
      addPart(parts, 'toll', 'krones', toll.krones, toll.cause);
      left -= toll.krones;
    } else {
      addPart(parts, 'toll', 'vp', toll.orVp, toll.cause);
    }
  }
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

/** What the open decision takes off the price. */
function discountNow(context: QueryContext, seat: SeatIndex): number {
  const task = openTask(context, seat);
  return task && 'discount' in task ? task.discount : 0;
}

/** Something the seat owns may waive all of a price. */
function addWaiver(
  context: QueryContext,
  seat: SeatIndex,
  power: PowerBit,
  price: number,
  parts: PricePart[],
): void {
  const waiver = abilitiesWith(context, seat, power)[0];
  if (waiver) addPart(parts, 'free', 'krones', -price, waiver.cause);
}

function addGuestParts(
  context: QueryContext,
  { seat, place }: MoveOf<'takeGuest'>,
  parts: PricePart[],
): void {
  // Guests before the first round are gifts.
  if (context.state.round === 0) return;
  const printed = at(context.content.board.queueCost, place);
  addPart(parts, 'place', 'krones', printed, null);
  if (openTaskOf(context, seat, 'takeGuest')?.price === 'free')
    addPart(parts, 'free', 'krones', -printed, null);
  else addWaiver(context, seat, POWER.freeGuests, printed, parts);
  for (const guestSurcharge of context.hooks.guestSurcharge) {
    const surcharge = guestSurcharge(context, place);
    if (surcharge) addPart(parts, 'token', 'krones', surcharge.krones, surcharge.cause);
  }
}

function addRoomParts(
  context: QueryContext,
  { seat, room }: MoveOf<'prepareRoom'>,
  parts: PricePart[],
): void {
  const printed = floorPrice(context, room);
  addPart(parts, 'floor', 'krones', printed, null);
  const cause = freeRoomCause(context, seat, room);
  if (cause) addPart(parts, 'free', 'krones', -printed, cause);
  else addDiscount(parts, 'krones', printed, discountNow(context, seat), null);
}

function addUseParts({ content }: QueryContext, card: StaffNumber, parts: PricePart[]): void {
  const { useCost } = staffCard(content, card);
  const cause = { source: 'staff', id: card } as const;
  if (!useCost) return;
  addPart(parts, 'use', 'krones', useCost.krones, cause);
  addPart(parts, 'use', 'steps', useCost.emperor, cause);
  for (const good of GOODS) addPart(parts, 'use', good, useCost.goods[goodIndex(good)], cause);
}

/** The kinds of moves that can cost something. */
const PRICES: Prices = {
  takeGuest: addGuestParts,
  takeDie: addSpaceParts,
  useSpace: addSpaceParts,
  serve: (context, { seat }, parts) => {
    addPart(parts, 'serving', 'krones', SERVING_PRICE, null);
    addWaiver(context, seat, POWER.freeServing, SERVING_PRICE, parts);
  },
  prepareRoom: addRoomParts,
  playStaff: (context, { seat, card }, parts) => {
    const { cost } = staffCard(context.content, card);
    addPart(parts, 'card', 'krones', cost, null);
    addDiscount(parts, 'krones', cost, discountNow(context, seat), null);
  },
  useStaff: (context, { card }, parts) => {
    addUseParts(context, card, parts);
  },
  ward: (context, { seat }, parts) => {
    const ward = cheapestWard(context, seat);
    if (ward) addPart(parts, 'ward', 'krones', ward.krones, ward.cause);
  },
  spendGood: (context, { seat, good }, parts) => {
    addPart(parts, 'spent', good, 1, openTaskOf(context, seat, 'spendGoods')?.cause ?? null);
  },
  ...(Object.assign({}, ...ALL_MODULES.map(({ prices }) => prices)) as Prices),
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
    const task = openTaskOf(context, move.seat, 'copy');
    if (task) addStrength(parts, 'copied', task.strength, null);
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
