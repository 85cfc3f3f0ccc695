import { happens } from '../rules/moments.js';
import {
  guestAt,
  guestPoints,
  guestPrice,
  leaveCafe,
  releaseKeptGuests,
  seatGuest,
  serveGood,
  servesFree,
  servingPrice,
} from '../rules/cafe.js';
import { guestCard, staffCard } from '../content/content.js';
import type { StaffCard } from '../content/content.js';
import { pushBenefits, pushItems } from '../rules/benefits.js';
import type { Effect } from '../model/effect.js';
import { startTurn } from '../flow/turns.js';
import { at, replaced } from '../util/lists.js';
import { claimVp } from '../rules/politics.js';
import { pushReactions, ringBells } from '../rules/reactions.js';
import { gainVp, pay, payGoods, stepBack } from '../rules/resources.js';
import { occupyRoom } from '../rules/rooms.js';
import { takeDie, useSpace } from '../rules/spaces.js';
import type { CafeGuest } from '../model/state.js';
import type { BenefitItem } from '../model/tasks.js';
import type { RuleContext } from '../model/context.js';
import { changeTurn, markMainDone, popTask, pushTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { RoomIndex, SeatIndex } from '../model/vocabulary.js';
import { GOODS_PER_SERVING } from '../model/vocabulary.js';
import type { CoreTurn } from './decision.js';
import { turnMoves } from './turnMoves.js';
import { whyNotClaim, whyNotUseStaff } from './why/cards.js';
import { whyNotDie, whyNotSpaceOfTurn } from './why/dice.js';
import { whyNotMoveIn, whyNotPair, whyNotServe, whyNotUseGuest } from './why/guests.js';
import { whyNotGuestOfTurn } from './why/queue.js';
import { whyNotEnd, whyNotPass } from './why/turn.js';

/** More goods than a café can ever order: serving without a price has no limit. */
const UNLIMITED = 99;

/** Comes after everything else a guest brings. */
const comesLast = (effect: Effect): boolean => effect.do === 'useSpace';

/** The guest leaves served; `company` is what its place brings besides points and reward. */
export function dismissGuest(
  context: RuleContext,
  seat: SeatIndex,
  guest: CafeGuest,
  company: readonly BenefitItem[],
): BenefitItem[] {
  const { number, reward } = guestCard(context.content, guest.card);
  const cause = { source: 'guest', id: number } as const;
  gainVp(context, seat, guestPoints(context, number), cause);
  if (reward.some(comesLast)) pushBenefits(context, seat, reward.filter(comesLast), cause);
  const items: BenefitItem[] = [];
  for (const effect of reward)
    if (!comesLast(effect)) items.push({ effect, cause, part: 'reward' });
  for (const item of company) items.push(item);
  return items;
}

function moveIn(
  context: RuleContext,
  seat: SeatIndex,
  tableIndex: number,
  rooms: readonly RoomIndex[],
): void {
  const guest = guestAt(context, seat, tableIndex);
  context.events?.push({
    type: 'guestMovedIn',
    seat,
    guest: guest.card,
    room: at(rooms, 0),
    goods: guest.goods,
  });
  const company = leaveCafe(context, seat, tableIndex);
  for (const room of rooms) company.push(...occupyRoom(context, seat, room, true));
  pushItems(context, seat, dismissGuest(context, seat, guest, company));
}

function payUse(context: RuleContext, seat: SeatIndex, { useCost }: StaffCard): void {
  if (!useCost) return;
  pay(context, seat, useCost.krones, 'use');
  stepBack(context, seat, useCost.emperor);
  payGoods(context, seat, useCost.goods);
}

/** Turned aside until the next round. */
export function markUsed(context: RuleContext, seat: SeatIndex, card: number): void {
  const player = seatOf(context, seat);
  player.used = [...player.used, card];
}

/** A marker on a politics card: what reacts to it. */
function placeMarker(context: RuleContext, seat: SeatIndex, slot: number): void {
  const { state } = context;
  const claimed = at(state.claims, slot);
  const card = at(state.politics, slot);
  const points = claimVp(context, slot);
  state.claims = replaced(state.claims, slot, [...claimed, seat]);
  context.events?.push({ type: 'politicsClaimed', seat, card });
  releaseKeptGuests(context, seat);
  gainVp(context, seat, points, { source: 'politics', id: card });
  pushReactions(context, seat, 'onMarkerPlaced', ({ gain }) => gain);
  ringBells(context, seat, (bell) => bell.when === 'marker');
}

export const turn = {
  alwaysAsked: true,
  moves: turnMoves,
  play: {
    takeGuest: (context, task, { place }) => {
      changeTurn(context, task, { guestTaken: true });
      seatGuest(context, task.seat, place, guestPrice(context, task.seat, place, 'queue'));
      happens(context, context.hooks.on.guestTaken, task.seat);
    },
    takeDie: (context, task, move) => {
      takeDie(context, task.seat, move);
    },
    useSpace: (context, task, { space, boost }) => {
      markMainDone(context, task);
      useSpace(context, task.seat, space, boost);
    },
    serve: (context, task, { good, table: tableIndex }) => {
      const free = servesFree(context, task.seat);
      const limit = free ? UNLIMITED : GOODS_PER_SERVING;
      pay(context, task.seat, servingPrice(context, task.seat), 'serving');
      serveGood(context, task.seat, good, tableIndex);
      pushTask(context, { kind: 'serving', seat: task.seat, left: limit - 1 });
    },
    moveIn: (context, task, { table: tableIndex, room }) => {
      moveIn(context, task.seat, tableIndex, [room]);
    },
    moveInPair: (context, task, { table: tableIndex, room }) => {
      moveIn(context, task.seat, tableIndex, [room, room + 1]);
    },
    useStaff: (context, task, { card: number }) => {
      const card = staffCard(context.content, number);
      markUsed(context, task.seat, number);
      context.events?.push({ type: 'staffUsed', seat: task.seat, card: number });
      pushBenefits(context, task.seat, card.effects, { source: 'staff', id: number });
      payUse(context, task.seat, card);
    },
    useGuest: (context, task, { table: tableIndex }) => {
      const { card } = guestAt(context, task.seat, tableIndex);
      markUsed(context, task.seat, card);
      context.events?.push({ type: 'guestUsed', seat: task.seat, guest: card });
      pushBenefits(context, task.seat, guestCard(context.content, card).reward, {
        source: 'guest',
        id: card,
      });
    },
    claim: (context, task, { slot }) => {
      placeMarker(context, task.seat, slot);
    },
    pass: (context, { seat }) => {
      popTask(context);
      seatOf(context, seat).passed = true;
      context.events?.push({ type: 'passed', seat });
      happens(context, context.hooks.on.pass, seat);
    },
    endTurn: (context, { seat, extraTurns }) => {
      popTask(context);
      context.events?.push({ type: 'turnEnded', seat });
      if (extraTurns > 0) startTurn(context, seat, true, extraTurns - 1);
    },
  },
  why: {
    takeGuest: whyNotGuestOfTurn,
    takeDie: whyNotDie,
    useSpace: whyNotSpaceOfTurn,
    serve: whyNotServe,
    moveIn: whyNotMoveIn,
    moveInPair: whyNotPair,
    useStaff: whyNotUseStaff,
    useGuest: whyNotUseGuest,
    claim: whyNotClaim,
    pass: whyNotPass,
    endTurn: whyNotEnd,
  },
} as const satisfies CoreTurn;
