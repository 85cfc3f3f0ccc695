import { fillOrder, guestPrice, paysForGuests, placePrice, seatGuest } from '../rules/cafe.js';
import { pushBenefits } from '../rules/benefits.js';
import { staffCard } from '../content/content.js';
import { without } from '../util/lists.js';
import type { Move } from '../model/moves.js';
import { playStaff as layOut, putUnderDeck, staffPrice } from '../rules/staff.js';
import type { MaybeCard, SeatPosition } from '../model/position.js';
import { seen } from '../model/position.js';
import type { QueryContext } from '../model/context.js';
import { popTask, pushTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { whyNotPlay, whyNotFrom } from './why/cards.js';
import { alwaysLegal } from './why/common.js';
import { whyNotGuest } from './why/queue.js';

function playMoves(
  context: QueryContext,
  seat: SeatIndex,
  cards: readonly MaybeCard[],
  discount: number,
): Move[] {
  const { krones } = seatOf(context, seat);
  const moves: Move[] = [];
  for (const card of cards) {
    if (card !== null && staffPrice(context, card, discount) <= krones)
      moves.push(context.make.playStaff(seat, card));
  }
  moves.push(context.make.skip(seat));
  return moves;
}

/** Always asked, even if no card can be paid for: others must not learn that. */
export const playStaff: Decision<'playStaff'> = {
  alwaysAsked: true,
  settle: (context, { seat }) => {
    if (seatOf(context, seat).hand.length > 0) return false;
    popTask(context);
    return true;
  },
  moves: (context, { seat, discount }) =>
    playMoves(context, seat, seatOf(context, seat).hand, discount),
  play: {
    playStaff: (context, { seat, discount }, { card }) => {
      popTask(context);
      const player = seatOf(context, seat);
      player.hand = without(player.hand, card);
      layOut(context, seat, card, discount);
    },
    skip: popTask,
  },
  why: { playStaff: whyNotPlay, skip: alwaysLegal },
};

/** One of the drawn cards may be played; the others go under the deck before it takes effect. */
export const playDrawn: Decision<'playDrawn'> = {
  alwaysAsked: true,
  moves: (context, { seat, discount }) =>
    playMoves(context, seat, seatOf(context, seat).drawn, discount),
  play: {
    playStaff: (context, { seat, discount }, { card }) => {
      popTask(context);
      const player = seatOf(context, seat);
      player.drawn = without(player.drawn, card);
      layOut(context, seat, card, discount);
      pushTask(context, { kind: 'putUnder', seat });
    },
    skip: (context, { seat }) => {
      popTask(context);
      pushTask(context, { kind: 'putUnder', seat });
    },
  },
  why: { playStaff: whyNotPlay, skip: alwaysLegal },
};

export const putUnder: Decision<'putUnder'> = {
  settle: (context, { seat }) => {
    if (seatOf(context, seat).drawn.length > 0) return false;
    popTask(context);
    return true;
  },
  moves: (context, { seat }) =>
    seen(seatOf(context, seat).drawn).map((card): Move => ({ seat, kind: 'putUnder', card })),
  play: {
    putUnder: (context, { seat }, { card }) => {
      putUnderDeck(context, seat, card, 'drawn');
    },
  },
  why: { putUnder: whyNotFrom('drawn') },
};

/** A bell card whose condition is met: used once in the game, or declined until it is met anew. */
export const bell: Decision<'bell'> = {
  moves: (context, { seat }) => [{ seat, kind: 'ring' }, context.make.skip(seat)],
  play: {
    ring: (context, { seat, card }) => {
      popTask(context);
      const player = seatOf(context, seat);
      player.rung = [...player.rung, card];
      context.events?.push({ type: 'bellRung', seat, card });
      const { effects } = staffCard(context.content, card);
      pushBenefits(context, seat, effects, { source: 'staff', id: card });
    },
    skip: popTask,
  },
  why: { ring: alwaysLegal, skip: alwaysLegal },
};

/** Adds the guests of the queue that the seat can pay for. */
export function addQueueMoves(
  context: QueryContext,
  { krones }: SeatPosition,
  seat: SeatIndex,
  pays: boolean,
  moves: Move[],
): void {
  const { queue } = context.state;
  for (let place = 0; place < queue.length; place++) {
    if (queue[place] !== 0 && placePrice(context, place, pays) <= krones)
      moves.push(context.make.takeGuest(seat, place));
  }
}

export const takeGuest: Decision<'takeGuest'> = {
  moves: (context, { seat, price }) => {
    const moves: Move[] = [];
    const pays = price === 'queue' && paysForGuests(context, seat);
    addQueueMoves(context, seatOf(context, seat), seat, pays, moves);
    moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    takeGuest: (context, { seat, price, fill }, { place }) => {
      popTask(context);
      const cost = guestPrice(context, seat, place, price);
      const tableIndex = seatGuest(context, seat, place, cost);
      if (fill) fillOrder(context, seat, tableIndex);
    },
    skip: popTask,
  },
  why: { takeGuest: whyNotGuest, skip: alwaysLegal },
};
