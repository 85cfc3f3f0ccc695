import type { EntranceKey } from '../../content/entrances.js';
import type { Decision } from '../../decisions/decision.js';
import { benefits, pushItems } from '../../effects/benefits.js';
import { enterNextPhase } from '../../flow/round.js';
import { replaced, without } from '../../lists.js';
import type { Move } from '../../moves.js';
import { pay, storeGoods } from '../../resources.js';
import type { QueryContext, Table } from '../../table.js';
import { popTask, pushTask, seatAfter, seatCount, seatOf } from '../../table.js';
import type { SeatIndex } from '../../vocabulary.js';
import { entrance, entrancesOf } from './ownership.js';
import { skipMove } from '../../sharedMoves.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import { whyNotAuction, whyNotBid } from './why.js';

/** Entrances are sold one after the other; the last one is free. */

const hasNone = (table: QueryContext, seat: SeatIndex): boolean => !entrancesOf(table).owned[seat];

/** The first seat without an entrance, clockwise from this one; null when all have one. */
function nextBuyer(table: QueryContext, from: SeatIndex): SeatIndex | null {
  for (let distance = 0; distance < seatCount(table); distance++) {
    const seat = seatAfter(table, from, distance);
    if (hasNone(table, seat)) return seat;
  }
  return null;
}

/** Other seats without an entrance, clockwise from the one after this. */
function rivals(table: QueryContext, seat: SeatIndex): SeatIndex[] {
  const others: SeatIndex[] = [];
  for (let distance = 1; distance < seatCount(table); distance++) {
    const other = seatAfter(table, seat, distance);
    if (hasNone(table, other)) others.push(other);
  }
  return others;
}

/** One step of the phase: the next auction, the last entrance, or the end. */
export function auctionStep(table: Table): void {
  const state = entrancesOf(table);
  // At the beginning of the phase they are laid out.
  if (state.owned.every((key) => key === null)) table.revealed = true;
  const seat = nextBuyer(table, state.starter);
  const [last, ...others] = state.offered;
  if (seat === null || last === undefined) {
    enterNextPhase(table);
  } else if (others.length === 0) {
    gainEntrance(table, seat, last, 0);
  } else {
    state.starter = seat;
    pushTask(table, { kind: 'auction', seat });
  }
}

export function gainEntrance(table: Table, seat: SeatIndex, key: EntranceKey, bid: number): void {
  const state = entrancesOf(table);
  const { startGoods, whenGained, extraTables } = entrance(key);
  state.offered = state.offered.filter((other) => other !== key);
  state.owned = replaced(state.owned, seat, key);
  state.auction = null;
  table.events?.push({ type: 'entranceGained', seat, entrance: key, bid });
  pay(table, seat, bid, 'bid');
  table.events?.push({
    type: 'goodsGained',
    seat,
    goods: startGoods,
    cause: { source: 'entrance', id: key },
  });
  storeGoods(table, seat, startGoods);
  const player = seatOf(table, seat);
  for (let more = 0; more < extraTables; more++) player.cafe = [...player.cafe, null];
  // One after the other: the last pushed comes first.
  for (const item of benefits(whenGained, { source: 'entrance', id: key }).reverse()) {
    pushItems(table, seat, [item]);
  }
}

export const auction: Decision<'auction'> = {
  moves: (table, { seat }) => {
    const { krones } = seatOf(table, seat);
    const moves: Move[] = [];
    for (const key of entrancesOf(table).offered) {
      for (let bid = 0; bid <= krones; bid++)
        moves.push({ seat, kind: 'auction', entrance: key, bid });
    }
    return moves;
  },
  play: {
    auction: (table, { seat }, { entrance: key, bid }) => {
      popTask(table);
      table.events?.push({ type: 'auctionOpened', seat, entrance: key, bid });
      entrancesOf(table).auction = {
        entrance: key,
        bid,
        bidder: seat,
        waiting: rivals(table, seat),
      };
      askNext(table);
    },
  },
  why: { auction: whyNotAuction },
};

/** The next seat may raise; when nobody is left, the highest bidder has won. */
function askNext(table: Table): void {
  const current = entrancesOf(table).auction;
  if (!current) return;
  const [next] = current.waiting;
  if (next === undefined) gainEntrance(table, current.bidder, current.entrance, current.bid);
  else pushTask(table, { kind: 'bid', seat: next });
}

export const bid: Decision<'bid'> = {
  moves: (table, { seat }) => {
    const { krones } = seatOf(table, seat);
    const moves: Move[] = [];
    for (let amount = (entrancesOf(table).auction?.bid ?? 0) + 1; amount <= krones; amount++)
      moves.push({ seat, kind: 'bid', amount });
    moves.push(skipMove(seat));
    return moves;
  },
  play: {
    bid: (table, { seat }, { amount }) => {
      const current = entrancesOf(table).auction;
      popTask(table);
      if (!current) return;
      table.events?.push({ type: 'bidRaised', seat, entrance: current.entrance, bid: amount });
      entrancesOf(table).auction = {
        entrance: current.entrance,
        bid: amount,
        bidder: seat,
        waiting: [...without(current.waiting, seat), current.bidder],
      };
      askNext(table);
    },
    skip: (table, { seat }) => {
      const current = entrancesOf(table).auction;
      popTask(table);
      if (!current) return;
      table.events?.push({ type: 'bidDropped', seat, entrance: current.entrance });
      entrancesOf(table).auction = { ...current, waiting: without(current.waiting, seat) };
      askNext(table);
    },
  },
  why: { bid: whyNotBid, skip: alwaysLegal },
};
