import { fillOrder, guestPrice, paysForGuests, placePrice, seatGuest } from '../cafe.js';
import { pushBenefits } from '../effects/benefits.js';
import { staffCard } from '../content/content.js';
import { without } from '../lists.js';
import type { Move } from '../moves.js';
import { playStaff as layOut, putUnderDeck, staffPrice } from '../staff.js';
import type { MaybeCard, SeatPosition } from '../position.js';
import { seen } from '../position.js';
import type { QueryContext } from '../table.js';
import { popTask, pushTask, seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { playStaffMove, skipMove, takeGuestMove } from '../sharedMoves.js';
import { whyNotPlay, whyNotFrom } from './why/cards.js';
import { alwaysLegal } from './why/common.js';
import { whyNotGuest } from './why/queue.js';

function playMoves(
  table: QueryContext,
  seat: SeatIndex,
  cards: readonly MaybeCard[],
  discount: number,
): Move[] {
  const { krones } = seatOf(table, seat);
  const moves: Move[] = [];
  for (const card of cards) {
    if (card !== null && staffPrice(table, card, discount) <= krones)
      moves.push(playStaffMove(seat, card));
  }
  moves.push(skipMove(seat));
  return moves;
}

/** Always asked, even if no card can be paid for: others must not learn that. */
export const playStaff: Decision<'playStaff'> = {
  alwaysAsked: true,
  settle: (table, { seat }) => {
    if (seatOf(table, seat).hand.length > 0) return false;
    popTask(table);
    return true;
  },
  moves: (table, { seat, discount }) => playMoves(table, seat, seatOf(table, seat).hand, discount),
  play: {
    playStaff: (table, { seat, discount }, { card }) => {
      popTask(table);
      const player = seatOf(table, seat);
      player.hand = without(player.hand, card);
      layOut(table, seat, card, discount);
    },
    skip: popTask,
  },
  why: { playStaff: whyNotPlay, skip: alwaysLegal },
};

/** One of the drawn cards may be played; the others go under the deck before it takes effect. */
export const playDrawn: Decision<'playDrawn'> = {
  alwaysAsked: true,
  moves: (table, { seat, discount }) => playMoves(table, seat, seatOf(table, seat).drawn, discount),
  play: {
    playStaff: (table, { seat, discount }, { card }) => {
      popTask(table);
      const player = seatOf(table, seat);
      player.drawn = without(player.drawn, card);
      layOut(table, seat, card, discount);
      pushTask(table, { kind: 'putUnder', seat });
    },
    skip: (table, { seat }) => {
      popTask(table);
      pushTask(table, { kind: 'putUnder', seat });
    },
  },
  why: { playStaff: whyNotPlay, skip: alwaysLegal },
};

export const putUnder: Decision<'putUnder'> = {
  settle: (table, { seat }) => {
    if (seatOf(table, seat).drawn.length > 0) return false;
    popTask(table);
    return true;
  },
  moves: (table, { seat }) =>
    seen(seatOf(table, seat).drawn).map((card): Move => ({ seat, kind: 'putUnder', card })),
  play: {
    putUnder: (table, { seat }, { card }) => {
      putUnderDeck(table, seat, card, 'drawn');
    },
  },
  why: { putUnder: whyNotFrom('drawn') },
};

/** A bell card whose condition is met: used once in the game, or declined until it is met anew. */
export const bell: Decision<'bell'> = {
  moves: (_table, { seat }) => [{ seat, kind: 'ring' }, skipMove(seat)],
  play: {
    ring: (table, { seat, card }) => {
      popTask(table);
      const player = seatOf(table, seat);
      player.rung = [...player.rung, card];
      table.events?.push({ type: 'bellRung', seat, card });
      const { effects } = staffCard(table.content, card);
      pushBenefits(table, seat, effects, { source: 'staff', id: card });
    },
    skip: popTask,
  },
  why: { ring: alwaysLegal, skip: alwaysLegal },
};

/** Adds the guests of the queue that the seat can pay for. */
export function addQueueMoves(
  table: QueryContext,
  { krones }: SeatPosition,
  seat: SeatIndex,
  pays: boolean,
  moves: Move[],
): void {
  const { queue } = table.state;
  for (let place = 0; place < queue.length; place++) {
    if (queue[place] !== 0 && placePrice(table, place, pays) <= krones)
      moves.push(takeGuestMove(seat, place));
  }
}

export const takeGuest: Decision<'takeGuest'> = {
  moves: (table, { seat, price }) => {
    const moves: Move[] = [];
    const pays = price === 'queue' && paysForGuests(table, seat);
    addQueueMoves(table, seatOf(table, seat), seat, pays, moves);
    moves.push(skipMove(seat));
    return moves;
  },
  play: {
    takeGuest: (table, { seat, price, fill }, { place }) => {
      popTask(table);
      const cost = guestPrice(table, seat, place, price);
      const tableIndex = seatGuest(table, seat, place, cost);
      if (fill) fillOrder(table, seat, tableIndex);
    },
    skip: popTask,
  },
  why: { takeGuest: whyNotGuest, skip: alwaysLegal },
};
