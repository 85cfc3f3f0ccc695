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
} from '../cafe.js';
import { guestCard, staffCard } from '../content/content.js';
import type { StaffCard } from '../content/records.js';
import { pushBenefits, pushItems } from '../effects/benefits.js';
import type { Effect } from '../effects/effect.js';
import { startTurn } from '../flow/turns.js';
import { replaced } from '../lists.js';
import { claimVp } from '../politics.js';
import { pushReactions, ringBells } from '../reactions.js';
import { gainVp, pay, payGoods, stepBack } from '../resources.js';
import { occupyRoom } from '../rooms.js';
import { takeDie, useSpace } from '../spaces.js';
import type { CafeGuest } from '../state.js';
import type { BenefitItem } from '../tasks.js';
import type { Table } from '../table.js';
import { changeTurn, markMainDone, popTask, pushTask, seatOf } from '../table.js';
import type { RoomIndex, SeatIndex } from '../vocabulary.js';
import { GOODS_PER_SERVING } from '../vocabulary.js';
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
  table: Table,
  seat: SeatIndex,
  guest: CafeGuest,
  company: readonly BenefitItem[],
): BenefitItem[] {
  const { number, reward } = guestCard(table.content, guest.card);
  const cause = { source: 'guest', id: number } as const;
  gainVp(table, seat, guestPoints(table, number), cause);
  if (reward.some(comesLast)) pushBenefits(table, seat, reward.filter(comesLast), cause);
  const items: BenefitItem[] = [];
  for (const effect of reward)
    if (!comesLast(effect)) items.push({ effect, cause, part: 'reward' });
  for (const item of company) items.push(item);
  return items;
}

function moveIn(
  table: Table,
  seat: SeatIndex,
  tableIndex: number,
  rooms: readonly RoomIndex[],
): void {
  const guest = guestAt(table, seat, tableIndex);
  table.events?.push({
    type: 'guestMovedIn',
    seat,
    guest: guest.card,
    room: rooms[0] ?? 0,
    goods: guest.goods,
  });
  const company = leaveCafe(table, seat, tableIndex);
  for (const room of rooms) company.push(...occupyRoom(table, seat, room, true));
  pushItems(table, seat, dismissGuest(table, seat, guest, company));
}

function payUse(table: Table, seat: SeatIndex, { useCost }: StaffCard): void {
  pay(table, seat, useCost?.krones ?? 0, 'use');
  stepBack(table, seat, useCost?.emperor ?? 0);
  if (useCost?.goods) payGoods(table, seat, useCost.goods);
}

/** Turned aside until the next round. */
export function markUsed(table: Table, seat: SeatIndex, card: number): void {
  const player = seatOf(table, seat);
  player.used = [...player.used, card];
}

/** A marker on a politics card: what reacts to it. */
function placeMarker(table: Table, seat: SeatIndex, slot: number): void {
  const { state } = table;
  const claimed = state.claims[slot] ?? [];
  const card = state.politics[slot] ?? 0;
  const points = claimVp(table, slot);
  state.claims = replaced(state.claims, slot, [...claimed, seat]);
  table.events?.push({ type: 'politicsClaimed', seat, card });
  releaseKeptGuests(table, seat);
  gainVp(table, seat, points, { source: 'politics', id: card });
  pushReactions(table, seat, 'onMarkerPlaced', ({ gain }) => gain);
  ringBells(table, seat, (bell) => bell.when === 'marker');
}

export const turn = {
  alwaysAsked: true,
  moves: turnMoves,
  play: {
    takeGuest: (table, task, { place }) => {
      changeTurn(table, task, { guestTaken: true });
      seatGuest(table, task.seat, place, guestPrice(table, task.seat, place, 'queue'));
      for (const afterGuestTaken of table.hooks.afterGuestTaken) afterGuestTaken(table, task.seat);
    },
    takeDie: (table, task, move) => {
      takeDie(table, task.seat, move);
    },
    useSpace: (table, task, { space, boost }) => {
      markMainDone(table, task);
      useSpace(table, task.seat, space, boost);
    },
    serve: (table, task, { good, table: tableIndex }) => {
      const free = servesFree(table, task.seat);
      const limit = free ? UNLIMITED : GOODS_PER_SERVING;
      pay(table, task.seat, servingPrice(table, task.seat), 'serving');
      serveGood(table, task.seat, good, tableIndex);
      pushTask(table, { kind: 'serving', seat: task.seat, left: limit - 1 });
    },
    moveIn: (table, task, { table: tableIndex, room }) => {
      moveIn(table, task.seat, tableIndex, [room]);
    },
    moveInPair: (table, task, { table: tableIndex, room }) => {
      moveIn(table, task.seat, tableIndex, [room, room + 1]);
    },
    useStaff: (table, task, { card: number }) => {
      const card = staffCard(table.content, number);
      markUsed(table, task.seat, number);
      table.events?.push({ type: 'staffUsed', seat: task.seat, card: number });
      pushBenefits(table, task.seat, card.effects, { source: 'staff', id: number });
      payUse(table, task.seat, card);
    },
    useGuest: (table, task, { table: tableIndex }) => {
      const { card } = guestAt(table, task.seat, tableIndex);
      markUsed(table, task.seat, card);
      table.events?.push({ type: 'guestUsed', seat: task.seat, guest: card });
      pushBenefits(table, task.seat, guestCard(table.content, card).reward, {
        source: 'guest',
        id: card,
      });
    },
    claim: (table, task, { slot }) => {
      placeMarker(table, task.seat, slot);
    },
    pass: (table, { seat }) => {
      popTask(table);
      seatOf(table, seat).passed = true;
      table.events?.push({ type: 'passed', seat });
      for (const onPass of table.hooks.onPass) onPass(table, seat);
    },
    endTurn: (table, { seat, extraTurns }) => {
      popTask(table);
      table.events?.push({ type: 'turnEnded', seat });
      if (extraTurns > 0) startTurn(table, seat, true, extraTurns - 1);
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
