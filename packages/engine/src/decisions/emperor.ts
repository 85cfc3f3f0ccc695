import { finalStaff, sufferLoss, sufferPenalty, sufferPoints } from '../flow/penalties.js';
import { COLUMN_MASKS, columnOf, floorOf, highestFloor, roomsOf } from '../hotel.js';
import type { RoomMask } from '../hotel.js';
import { without } from '../lists.js';
import type { Move } from '../moves.js';
import { SUFFER_OPTIONS } from '../moves.js';
import { seen } from '../position.js';
import { loseGoods, pay } from '../resources.js';
import { freeRooms, removeRoom } from '../rooms.js';
import { putUnderDeck } from '../staff.js';
import type { TaskOf } from '../tasks.js';
import type { QueryContext } from '../table.js';
import { changeTask, popTask, seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { DISHES_AND_DRINKS, GOODS } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { skipMove } from '../sharedMoves.js';
import { whyNotDismiss, whyNotFrom } from './why/cards.js';
import { alwaysLegal } from './why/common.js';
import { whyNotLose } from './why/goods.js';
import { whyNotRemoveFree, whyNotRemoveOccupied } from './why/rooms.js';

/** Choices inside an emperor penalty. */

export const ward: Decision<'ward'> = {
  alwaysAsked: true,
  moves: (_table, { seat }) => [{ seat, kind: 'ward' }, skipMove(seat)],
  play: {
    ward: (table, { seat, tile, price }) => {
      popTask(table);
      pay(table, seat, price, 'ward');
      table.events?.push({ type: 'penaltyWarded', seat, tile });
    },
    skip: (table, { seat, tile }) => {
      popTask(table);
      sufferPenalty(table, seat, tile);
    },
  },
  why: { ward: alwaysLegal, skip: alwaysLegal },
};

export const suffer: Decision<'suffer'> = {
  moves: (_table, { seat }) =>
    SUFFER_OPTIONS.map((option): Move => ({ seat, kind: 'suffer', option })),
  play: {
    suffer: (table, { seat, tile }, { option }) => {
      popTask(table);
      if (option === 'loss') sufferLoss(table, seat, tile);
      else sufferPoints(table, seat, tile);
    },
  },
  why: { suffer: alwaysLegal },
};

export const returnStaff: Decision<'returnStaff'> = {
  settle: doneWhenNoneLeft,
  moves: (table, { seat }) =>
    seen(seatOf(table, seat).hand).map((card): Move => ({ seat, kind: 'putUnder', card })),
  play: {
    putUnder: (table, task, { card }) => {
      changeTask(table, task, { kind: 'returnStaff', seat: task.seat, left: task.left - 1 });
      putUnderDeck(table, task.seat, card, 'hand');
    },
  },
  why: { putUnder: whyNotFrom('hand') },
};

const removeMoves = (seat: SeatIndex, rooms: RoomMask): Move[] =>
  roomsOf(rooms).map((room): Move => ({ seat, kind: 'removeRoom', room }));

export const removeFreeRooms: Decision<'removeFreeRooms'> = {
  settle: doneWhenNoneLeft,
  moves: (table, { seat }) => removeMoves(seat, highestFloor(freeRooms(seatOf(table, seat)))),
  play: {
    removeRoom: (table, task, { room }) => {
      changeTask(table, task, { kind: 'removeFreeRooms', seat: task.seat, left: task.left - 1 });
      removeRoom(table, task.seat, room);
    },
  },
  why: { removeRoom: whyNotRemoveFree },
};

/** The highest occupied rooms; for the second one those on the next floor below that has any. */
function removableOccupied(table: QueryContext, task: TaskOf<'removeOccupiedRooms'>): RoomMask {
  const { occupied } = seatOf(table, task.seat);
  if (task.first < 0) return highestFloor(occupied);
  const columns = task.sameColumn ? (COLUMN_MASKS[columnOf(task.first)] ?? 0) : -1;
  return highestFloor(occupied & columns, floorOf(task.first) - 1);
}

export const removeOccupiedRooms: Decision<'removeOccupiedRooms'> = {
  settle: (table, task) => {
    if (removableOccupied(table, task) !== 0) return false;
    popTask(table);
    return true;
  },
  moves: (table, task) => removeMoves(task.seat, removableOccupied(table, task)),
  play: {
    removeRoom: (table, task, { room }) => {
      const isSecond = task.first >= 0;
      removeRoom(table, task.seat, room);
      if (isSecond) popTask(table);
      else changeTask(table, task, { ...task, first: room });
    },
  },
  why: { removeRoom: whyNotRemoveOccupied },
};

export const dismissStaff: Decision<'dismissStaff'> = {
  moves: (table, { seat }) =>
    finalStaff(table, seatOf(table, seat)).map((card): Move => ({
      seat,
      kind: 'dismissStaff',
      card,
    })),
  play: {
    dismissStaff: (table, { seat }, { card }) => {
      const player = seatOf(table, seat);
      popTask(table);
      player.played = without(player.played, card);
      table.state.dismissed = [...table.state.dismissed, card];
      table.events?.push({ type: 'staffDismissed', seat, card });
    },
  },
  why: { dismissStaff: whyNotDismiss },
};

/** One dish or drink of choice out of the kitchen. */
export const loseGood: Decision<'loseGood'> = {
  moves: (table, { seat }) =>
    DISHES_AND_DRINKS.filter(
      (good) => (seatOf(table, seat).kitchen[GOODS.indexOf(good)] ?? 0) > 0,
    ).map((good): Move => ({ seat, kind: 'loseGood', good })),
  play: {
    loseGood: (table, { seat }, { good }) => {
      popTask(table);
      loseGoods(
        table,
        seat,
        GOODS.map((other) => (other === good ? 1 : 0)),
      );
    },
  },
  why: { loseGood: whyNotLose },
};
