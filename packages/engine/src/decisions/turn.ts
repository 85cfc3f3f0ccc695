import { freeTable, guestPrice, isServed, leaveCafe, placeGood, seatGuest } from '../cafe.js';
import { guestCard, politicsCard, staffCard } from '../content/content.js';
import { benefits, pushBenefits, pushItems } from '../effects/benefits.js';
import { count } from '../effects/countables.js';
import type { Effect } from '../effects/effect.js';
import { startTurn } from '../flow/round.js';
import { roomsOf } from '../hotel.js';
import type { Move } from '../moves.js';
import { gainVp, pay } from '../resources.js';
import { freeRooms, occupyRoom } from '../rooms.js';
import {
  boostPrice,
  dieTerms,
  occupiedSpaces,
  spacePrice,
  takeDie,
  usableSpaces,
  useSpace,
} from '../spaces.js';
import type { CafeGuest, SeatState, TurnTask } from '../state.js';
import type { Table } from '../table.js';
import { emit, hasAbility, hotelOf, popTask, pushTask, seatOf } from '../table.js';
import type { RoomIndex, SeatIndex } from '../vocabulary.js';
import { GOODS_PER_SERVING } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { placements } from './goods.js';

const SERVING_PRICE = 1;
/** More goods than a café can ever order: serving without a price has no limit. */
const UNLIMITED = 99;

function guestMoves(table: Table, { seat, guestTaken, mainDone }: TurnTask): Move[] {
  const player = seatOf(table, seat);
  if (guestTaken || mainDone || freeTable(player) < 0) return [];
  return table.state.queue.flatMap((guest, place): Move[] =>
    guest !== 0 && guestPrice(table, player, place) <= player.krones
      ? [{ seat, kind: 'takeGuest', place }]
      : [],
  );
}

function dieMoves(table: Table, seat: SeatIndex): Move[] {
  const player = seatOf(table, seat);
  const moves: Move[] = [];
  for (const space of occupiedSpaces(table)) {
    const { price, bonus } = dieTerms(table, player, space);
    for (const boost of [false, true]) {
      if (price + boostPrice(boost) > player.krones) continue;
      if (bonus > 0) moves.push({ seat, kind: 'takeDie', space, boost, bonus: true });
      moves.push({ seat, kind: 'takeDie', space, boost, bonus: false });
    }
  }
  if (moves.length > 0) return moves;
  // No die can be paid for: any may be taken, without effect.
  return occupiedSpaces(table).map((space): Move => ({
    seat,
    kind: 'takeDie',
    space,
    boost: false,
    bonus: false,
  }));
}

function extraMoves(table: Table, seat: SeatIndex): Move[] {
  const player = seatOf(table, seat);
  return usableSpaces(table, player).flatMap((space): Move[] =>
    [false, true]
      .filter((boost) => spacePrice(space) + boostPrice(boost) <= player.krones)
      .map((boost) => ({ seat, kind: 'useSpace', space, boost })),
  );
}

const servesFree = (table: Table, seat: SeatState): boolean =>
  hasAbility(table, seat, (ability) => ability.freeServing === true);

export const servingPrice = (table: Table, seat: SeatState): number =>
  servesFree(table, seat) ? 0 : SERVING_PRICE;

function serveMoves(table: Table, seat: SeatIndex): Move[] {
  const player = seatOf(table, seat);
  if (servingPrice(table, player) > player.krones) return [];
  return placements(table, player, player.kitchen).map((at): Move => ({
    seat,
    kind: 'serve',
    ...at,
  }));
}

/** Free rooms that suit a guest: of its colour, or any for a green one. */
export function roomsFor(table: Table, seat: SeatState, guest: CafeGuest): RoomIndex[] {
  const { color } = guestCard(table.content, guest.card);
  const suitable = color === 'green' ? -1 : hotelOf(table, seat).colorMasks[color];
  return roomsOf(freeRooms(seat) & suitable);
}

function moveInMoves(table: Table, seat: SeatIndex): Move[] {
  const player = seatOf(table, seat);
  return player.cafe.flatMap((guest, tableIndex): Move[] =>
    guest && isServed(table, guest)
      ? roomsFor(table, player, guest).map((room) => ({
          seat,
          kind: 'moveIn',
          table: tableIndex,
          room,
        }))
      : [],
  );
}

export const isReady = (table: Table, seat: SeatState, card: number): boolean =>
  staffCard(table.content, card).timing === 'round' && !seat.used.includes(card);

function useStaffMoves(table: Table, seat: SeatIndex): Move[] {
  const player = seatOf(table, seat);
  return player.played
    .filter((card) => isReady(table, player, card))
    .map((card): Move => ({ seat, kind: 'useStaff', card }));
}

export function meetsCondition(table: Table, seat: SeatState, slot: number): boolean {
  const { conditions } = politicsCard(table.content, table.state.politics[slot] ?? 0);
  return conditions.every(({ per, atLeast }) => count(table, seat, per) >= atLeast);
}

function claimMoves(table: Table, seat: SeatIndex): Move[] {
  const places = table.content.board.politicsVp.length;
  return table.state.claims.flatMap((claimed, slot): Move[] =>
    !claimed.includes(seat) &&
    claimed.length < places &&
    meetsCondition(table, seatOf(table, seat), slot)
      ? [{ seat, kind: 'claim', slot }]
      : [],
  );
}

/** Comes after everything else a guest brings. */
const comesLast = (effect: Effect): boolean => effect.do === 'useSpace';

function moveIn(table: Table, seat: SeatIndex, tableIndex: number, room: RoomIndex): void {
  const guest = seatOf(table, seat).cafe[tableIndex];
  if (!guest) throw new RangeError(`no guest at table ${tableIndex}`);
  const { number, vp, reward } = guestCard(table.content, guest.card);
  const cause = { source: 'guest', id: number } as const;
  emit(table, { type: 'guestMovedIn', seat, guest: number, room, goods: guest.goods });
  const leaving = leaveCafe(table, seat, tableIndex);
  const occupying = occupyRoom(table, seat, room, true);
  gainVp(table, seat, vp, cause);
  pushBenefits(table, seat, reward.filter(comesLast), cause);
  pushItems(table, seat, [
    ...benefits(
      reward.filter((effect) => !comesLast(effect)),
      cause,
    ),
    ...leaving,
    ...occupying,
  ]);
}

export const turn: Decision<'turn'> = {
  alwaysAsked: true,
  moves: (table, task) => {
    const { seat, extra, acted, mainDone } = task;
    const moves = guestMoves(table, task);
    if (!mainDone) moves.push(...(extra ? extraMoves(table, seat) : dieMoves(table, seat)));
    moves.push(
      ...serveMoves(table, seat),
      ...moveInMoves(table, seat),
      ...useStaffMoves(table, seat),
      ...claimMoves(table, seat),
    );
    if (!acted && !extra) moves.push({ seat, kind: 'pass' });
    if (mainDone || extra) moves.push({ seat, kind: 'endTurn' });
    return moves;
  },
  play: {
    takeGuest: (table, task, { place }) => {
      task.acted = true;
      task.guestTaken = true;
      seatGuest(table, task.seat, place, guestPrice(table, seatOf(table, task.seat), place));
    },
    takeDie: (table, task, { space, boost, bonus }) => {
      task.acted = true;
      task.mainDone = true;
      takeDie(table, task.seat, space, boost, bonus);
    },
    useSpace: (table, task, { space, boost }) => {
      task.acted = true;
      task.mainDone = true;
      useSpace(table, task.seat, space, boost);
    },
    serve: (table, task, { good, table: tableIndex }) => {
      const player = seatOf(table, task.seat);
      const free = servesFree(table, player);
      task.acted = true;
      pay(table, task.seat, servingPrice(table, player), 'serving');
      placeGood(table, task.seat, good, tableIndex, player.kitchen, true);
      pushTask(table, {
        kind: 'serving',
        seat: task.seat,
        left: (free ? UNLIMITED : GOODS_PER_SERVING) - 1,
      });
    },
    moveIn: (table, task, { table: tableIndex, room }) => {
      task.acted = true;
      moveIn(table, task.seat, tableIndex, room);
    },
    useStaff: (table, task, { card }) => {
      task.acted = true;
      seatOf(table, task.seat).used.push(card);
      emit(table, { type: 'staffUsed', seat: task.seat, card });
      const { effects } = staffCard(table.content, card);
      pushBenefits(table, task.seat, effects, { source: 'staff', id: card });
    },
    claim: (table, task, { slot }) => {
      const claimed = table.state.claims[slot] ?? [];
      const card = table.state.politics[slot] ?? 0;
      const points = politicsCard(table.content, card).vp[claimed.length] ?? 0;
      task.acted = true;
      claimed.push(task.seat);
      emit(table, { type: 'politicsClaimed', seat: task.seat, card });
      gainVp(table, task.seat, points, { source: 'politics', id: card });
    },
    pass: (table, { seat }) => {
      popTask(table);
      seatOf(table, seat).passed = true;
      emit(table, { type: 'passed', seat });
    },
    endTurn: (table, { seat, extraTurns }) => {
      popTask(table);
      emit(table, { type: 'turnEnded', seat });
      if (extraTurns > 0) startTurn(table, seat, true, extraTurns - 1);
    },
  },
};
