import type { EntranceKey } from './content/entrances.js';
import type { Decision } from '../../decisions/decision.js';
import { benefits, pushItems } from '../../rules/benefits.js';
import { enterNextPhase } from '../../flow/round.js';
import { replaced, without } from '../../util/lists.js';
import type { Move, MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import { pay, storeGoods } from '../../rules/resources.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { popTask, pushTask } from '../../rules/openTasks.js';
import { tooExpensive } from '../../rules/shortages.js';
import { hasAutomaticSeat, isAutomatic, seatAfter, seatCount, seatOf } from '../../rules/seats.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { entrance, entrancesOf } from './ownership.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import type { Auction } from './types.js';
import { missing } from '../../util/missing.js';

/** Entrances are sold one after the other; the last one is free. */

const hasNone = (context: QueryContext, seat: SeatIndex): boolean =>
  !entrancesOf(context).owned[seat];

/** The first seat without an entrance, clockwise from this one; null when all have one. */
function nextBuyer(context: QueryContext, from: SeatIndex): SeatIndex | null {
  for (let distance = 0; distance < seatCount(context); distance++) {
    const seat = seatAfter(context, from, distance);
    if (hasNone(context, seat)) return seat;
  }
  return null;
}

/** Other seats without an entrance, clockwise from the one after this. */
function rivals(context: QueryContext, seat: SeatIndex): SeatIndex[] {
  const others: SeatIndex[] = [];
  for (let distance = 1; distance < seatCount(context); distance++) {
    const other = seatAfter(context, seat, distance);
    if (hasNone(context, other)) others.push(other);
  }
  return others;
}

/** One step of the phase: the next auction, the last entrance, or the end. */
export function auctionStep(context: RuleContext): void {
  const state = entrancesOf(context);
  if (hasAutomaticSeat(context)) {
    chooseAlone(context);
    return;
  }
  // At the beginning of the phase they are laid out.
  if (state.owned.every((key) => key === null)) context.revealed = true;
  const seat = nextBuyer(context, state.starter);
  const [last, ...others] = state.offered;
  if (seat === null || last === undefined) {
    enterNextPhase(context);
  } else if (others.length === 0) {
    gainEntrance(context, seat, last, 0);
  } else {
    state.starter = seat;
    pushTask(context, { kind: 'auction', seat });
  }
}

/** Against an automatic seat a player chooses, once, and nobody bids. */
function chooseAlone(context: RuleContext): void {
  if (context.state.step++ > 0) {
    enterNextPhase(context);
    return;
  }
  context.revealed = true;
  const seat = context.state.seats.findIndex((_, index) => !isAutomatic(context, index));
  pushTask(context, { kind: 'pickEntrance', seat });
}

function gainEntrance(context: RuleContext, seat: SeatIndex, key: EntranceKey, bid: number): void {
  const state = entrancesOf(context);
  const { startGoods, whenGained, extraTables } = entrance(key);
  state.offered = state.offered.filter((other) => other !== key);
  state.owned = replaced(state.owned, seat, key);
  state.auction = null;
  context.events?.push({ type: 'entranceGained', seat, entrance: key, bid });
  pay(context, seat, bid, 'bid');
  context.events?.push({
    type: 'goodsGained',
    seat,
    goods: startGoods,
    cause: { source: 'entrance', id: key },
  });
  storeGoods(context, seat, startGoods);
  const player = seatOf(context, seat);
  for (let more = 0; more < extraTables; more++) player.cafe = [...player.cafe, null];
  // One after the other: the last pushed comes first.
  for (const item of benefits(whenGained, { source: 'entrance', id: key }).reverse()) {
    pushItems(context, seat, [item]);
  }
}

export const auction: Decision<'auction'> = {
  moves: (context, { seat }) => {
    const { krones } = seatOf(context, seat);
    const moves: Move[] = [];
    for (const key of entrancesOf(context).offered) {
      for (let bid = 0; bid <= krones; bid++)
        moves.push({ seat, kind: 'auction', entrance: key, bid });
    }
    return moves;
  },
  play: {
    auction: (context, { seat }, { entrance: key, bid }) => {
      popTask(context);
      context.events?.push({ type: 'auctionOpened', seat, entrance: key, bid });
      entrancesOf(context).auction = {
        entrance: key,
        bid,
        bidder: seat,
        waiting: rivals(context, seat),
      };
      askNext(context);
    },
  },
  why: { auction: whyNotAuction },
};

/** The next seat may raise; when nobody is left, the highest bidder has won. */
function askNext(context: RuleContext): void {
  const current = openAuction(context);
  const [next] = current.waiting;
  if (next === undefined) gainEntrance(context, current.bidder, current.entrance, current.bid);
  else pushTask(context, { kind: 'bid', seat: next });
}

const openAuction = (context: QueryContext): Auction => {
  const { auction: current } = entrancesOf(context);
  if (!current) throw missing('auction', 'in progress');
  return current;
};

/** The least amount that outbids the last one. */
const leastBid = (context: QueryContext): number => openAuction(context).bid + 1;

export const bid: Decision<'bid'> = {
  moves: (context, { seat }) => {
    const { krones } = seatOf(context, seat);
    const moves: Move[] = [];
    for (let amount = leastBid(context); amount <= krones; amount++)
      moves.push({ seat, kind: 'bid', amount });
    moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    bid: (context, { seat }, { amount }) => {
      const current = openAuction(context);
      popTask(context);
      context.events?.push({ type: 'bidRaised', seat, entrance: current.entrance, bid: amount });
      entrancesOf(context).auction = {
        entrance: current.entrance,
        bid: amount,
        bidder: seat,
        waiting: [...without(current.waiting, seat), current.bidder],
      };
      askNext(context);
    },
    skip: (context, { seat }) => {
      const current = openAuction(context);
      popTask(context);
      context.events?.push({ type: 'bidDropped', seat, entrance: current.entrance });
      entrancesOf(context).auction = { ...current, waiting: without(current.waiting, seat) };
      askNext(context);
    },
  },
  why: { bid: whyNotBid, skip: alwaysLegal },
};

const sold = (entrance: EntranceKey): Reason => ({
  code: 'entrance-sold',
  entrance,
  remedy: another('entrance'),
});

const bidTooLow = (least: number): Reason => ({
  code: 'bid-too-low',
  least,
  remedy: { help: 'bid', amount: least },
});

function whyNotAuction(
  context: QueryContext,
  { seat }: TaskOf<'auction'>,
  { entrance, bid }: MoveOf<'auction'>,
): Reason {
  if (!entrancesOf(context).offered.includes(entrance)) return sold(entrance);
  return bid < 0 ? bidTooLow(0) : tooExpensive(context, seat, bid);
}

/** Alone, nobody bids. */
const whyNotPick = (
  context: QueryContext,
  _task: TaskOf<'pickEntrance'>,
  { entrance }: MoveOf<'auction'>,
): Reason =>
  entrancesOf(context).offered.includes(entrance)
    ? { code: 'no-bidding', remedy: { help: 'bid', amount: 0 } }
    : sold(entrance);

function whyNotBid(
  context: QueryContext,
  { seat }: TaskOf<'bid'>,
  { amount }: MoveOf<'bid'>,
): Reason {
  const least = leastBid(context);
  return amount < least ? bidTooLow(least) : tooExpensive(context, seat, amount);
}

/** Alone, an entrance is chosen, not bid for. */
export const pickEntrance: Decision<'pickEntrance'> = {
  moves: (context, { seat }) =>
    entrancesOf(context).offered.map((entrance): Move => ({
      seat,
      kind: 'auction',
      entrance,
      bid: 0,
    })),
  play: {
    auction: (context, { seat }, { entrance }) => {
      popTask(context);
      gainEntrance(context, seat, entrance, 0);
      entrancesOf(context).offered = [];
    },
  },
  why: { auction: whyNotPick },
};
