import { freeTable, guestPrice, servingPrice } from './cafe.js';
import { isReady, meetsConditions, roomsFor } from './decisions/turnMoves.js';
import { floorOf, hasRoom, openSpaces } from './hotel.js';
import type { Move, MoveOf } from './moves.js';
import { servedTables, stillOrdered } from './orders.js';
import { freeRooms, roomPrice } from './rooms.js';
import { boostPrice, colorPrice, diceOn, dieTerms, kindsOfDice } from './spaces.js';
import { staffPrice } from './staff.js';
import type { SeatPosition } from './position.js';
import type { Task } from './tasks.js';
import type { QueryContext } from './table.js';
import { abilitiesWith, seatOf } from './table.js';
import { GOODS } from './vocabulary.js';
import { POWER } from './effects/effect.js';

/** Why a move is refused. Nothing here depends on what the mover cannot see. */
export const REFUSAL_CODES = [
  'malformed-move',
  'unknown-seat',
  'game-over',
  'not-your-decision',
  'not-offered',
  'already-taken-guest',
  'main-action-done',
  'main-action-open',
  'already-acted',
  'no-such-place',
  'no-free-table',
  'no-guest-there',
  'too-expensive',
  'no-die-there',
  'no-bonus',
  'not-in-hand',
  'room-not-adjacent',
  'room-already-there',
  'room-too-high',
  'room-not-free',
  'room-wrong-color',
  'order-open',
  'good-not-ordered',
  'good-not-there',
  'staff-not-ready',
  'condition-not-met',
  'already-claimed',
  'no-claim-left',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
}

/** The most helpful reason why this move is not among the legal ones of the open task. */
export function reasonAgainst(table: QueryContext, task: Task, move: Move): RefusalCode {
  const seat = seatOf(table, move.seat);
  switch (move.kind) {
    case 'takeGuest':
      return guestReason(table, seat, task, move.place);
    case 'takeDie':
      return dieReason(table, task, move);
    case 'pass':
      return task.kind === 'turn' && task.acted ? 'already-acted' : 'not-offered';
    case 'endTurn':
      return task.kind === 'turn' && !task.mainDone ? 'main-action-open' : 'not-offered';
    case 'prepareRoom':
      return roomReason(table, seat, task, move.room);
    case 'playStaff':
      return staffReason(table, seat, task, move.card);
    case 'serve':
    case 'place':
      return placeReason(table, seat, task, move);
    case 'moveIn':
      return task.kind === 'turn' ? moveInReason(table, seat, move) : 'not-offered';
    case 'occupyRoom':
      return task.kind === 'occupyRoom' && !hasRoom(freeRooms(seat), move.room)
        ? 'room-not-free'
        : 'not-offered';
    case 'useStaff':
      return task.kind === 'turn' &&
        !(seat.played.includes(move.card) && isReady(table, move.seat, move.card))
        ? 'staff-not-ready'
        : 'not-offered';
    case 'claim':
      return task.kind === 'turn' ? claimReason(table, seat, move.slot, move.seat) : 'not-offered';
    default:
      return 'not-offered';
  }
}

function guestReason(
  table: QueryContext,
  seat: SeatPosition,
  task: Task,
  place: number,
): RefusalCode {
  if (task.kind !== 'turn' && task.kind !== 'takeGuest' && task.kind !== 'firstGuest')
    return 'not-offered';
  if (task.kind === 'turn' && task.mainDone) return 'main-action-done';
  if (task.kind === 'turn' && task.guestTaken) return 'already-taken-guest';
  if (freeTable(seat) < 0) return 'no-free-table';
  const guest = table.state.queue[place];
  if (guest === undefined) return 'no-such-place';
  if (guest === 0) return 'no-guest-there';
  return task.kind === 'turn' && guestPrice(table, task.seat, place, 'queue') > seat.krones
    ? 'too-expensive'
    : 'not-offered';
}

function dieReason(table: QueryContext, task: Task, move: MoveOf<'takeDie'>): RefusalCode {
  if (task.kind !== 'turn' && task.kind !== 'shifted') return 'not-offered';
  if (task.kind === 'turn' && task.mainDone) return 'main-action-done';
  const { space, die, boost, bonus, seat } = move;
  if (!kindsOfDice(table, space).includes(die)) return 'no-die-there';
  const terms = dieTerms(abilitiesWith(table, seat, POWER.onDie), space);
  if (bonus && terms.bonus === 0) return 'no-bonus';
  const price = terms.price + colorPrice(die, diceOn(table, space)) + boostPrice(boost);
  return price > seatOf(table, seat).krones ? 'too-expensive' : 'not-offered';
}

function roomReason(
  table: QueryContext,
  seat: SeatPosition,
  task: Task,
  room: number,
): RefusalCode {
  if (task.kind !== 'prepareRoom' && task.kind !== 'setupRooms') return 'not-offered';
  if (hasRoom(seat.tiles, room)) return 'room-already-there';
  if (!hasRoom(openSpaces(seat.tiles), room)) return 'room-not-adjacent';
  if (task.kind === 'prepareRoom' && floorOf(room) >= task.floors) return 'room-too-high';
  const discount = task.kind === 'prepareRoom' ? task.discount : 0;
  return roomPrice(table, task.seat, room, discount) > seat.krones
    ? 'too-expensive'
    : 'not-offered';
}

function staffReason(
  table: QueryContext,
  seat: SeatPosition,
  task: Task,
  card: number,
): RefusalCode {
  if (task.kind !== 'playStaff' && task.kind !== 'playDrawn') return 'not-offered';
  const cards = task.kind === 'playStaff' ? seat.hand : seat.drawn;
  if (!cards.includes(card)) return 'not-in-hand';
  return staffPrice(table, card, task.discount) > seat.krones ? 'too-expensive' : 'not-offered';
}

function placeReason(
  table: QueryContext,
  seat: SeatPosition,
  task: Task,
  move: Extract<Move, { kind: 'serve' | 'place' }>,
): RefusalCode {
  const serving = task.kind === 'turn' && move.kind === 'serve';
  const placing = (task.kind === 'placeGoods' || task.kind === 'serving') && move.kind === 'place';
  if (!serving && !placing) return 'not-offered';
  const good = GOODS.indexOf(move.good);
  const goods = task.kind === 'placeGoods' ? task.goods : seat.kitchen;
  if ((goods[good] ?? 0) === 0) return 'good-not-there';
  const guest = seat.cafe[move.table];
  if (!guest) return 'no-guest-there';
  if (stillOrdered(table, guest, good) <= 0) return 'good-not-ordered';
  return serving && servingPrice(table, move.seat) > seat.krones ? 'too-expensive' : 'not-offered';
}

function moveInReason(
  table: QueryContext,
  seat: SeatPosition,
  move: MoveOf<'moveIn'>,
): RefusalCode {
  const { table: tableIndex, room } = move;
  const guest = seat.cafe[tableIndex];
  if (!guest) return 'no-guest-there';
  if ((servedTables(table, move.seat, seat) & (1 << tableIndex)) === 0) return 'order-open';
  if (!hasRoom(freeRooms(seat), room)) return 'room-not-free';
  return hasRoom(roomsFor(table, seat, guest), room) ? 'not-offered' : 'room-wrong-color';
}

function claimReason(
  table: QueryContext,
  seat: SeatPosition,
  slot: number,
  index: number,
): RefusalCode {
  const claimed = table.state.claims[slot];
  if (!claimed) return 'no-such-place';
  if (claimed.includes(index)) return 'already-claimed';
  if (claimed.length >= table.content.board.politicsVp.length) return 'no-claim-left';
  return meetsConditions(table, index, table.state.politics[slot] ?? 0)
    ? 'not-offered'
    : 'condition-not-met';
}
