import { finalStaff, sufferLoss, sufferPenalty, sufferPoints } from '../flow/penalties.js';
import { columnMask, columnOf, floorOf, highestFloor, roomsOf } from '../model/hotel.js';
import type { RoomMask } from '../model/hotel.js';
import { without } from '../util/lists.js';
import type { Move } from '../model/moves.js';
import { SUFFER_OPTIONS } from '../model/moves.js';
import { seen } from '../model/position.js';
import { loseGoods, pay } from '../rules/resources.js';
import { freeRooms, removeRoom } from '../rules/rooms.js';
import { putUnderDeck } from '../rules/staff.js';
import type { TaskOf } from '../model/tasks.js';
import type { QueryContext } from '../model/context.js';
import { changeTask, popTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, goodIndex, goodsVector } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { whyNotDismiss, whyNotFrom } from './why/cards.js';
import { alwaysLegal } from './why/common.js';
import { whyNotLose } from './why/goods.js';
import { whyNotRemoveFree, whyNotRemoveOccupied } from './why/rooms.js';

/** Choices inside an emperor penalty. */

export const ward: Decision<'ward'> = {
  alwaysAsked: true,
  moves: (context, { seat }) => [{ seat, kind: 'ward' }, context.make.skip(seat)],
  play: {
    ward: (context, { seat, tile, price }) => {
      popTask(context);
      pay(context, seat, price, 'ward');
      context.events?.push({ type: 'penaltyWarded', seat, tile });
    },
    skip: (context, { seat, tile }) => {
      popTask(context);
      sufferPenalty(context, seat, tile);
    },
  },
  why: { ward: alwaysLegal, skip: alwaysLegal },
};

export const suffer: Decision<'suffer'> = {
  moves: (_context, { seat }) =>
    SUFFER_OPTIONS.map((option): Move => ({ seat, kind: 'suffer', option })),
  play: {
    suffer: (context, { seat, tile }, { option }) => {
      popTask(context);
      if (option === 'loss') sufferLoss(context, seat, tile);
      else sufferPoints(context, seat, tile);
    },
  },
  why: { suffer: alwaysLegal },
};

export const returnStaff: Decision<'returnStaff'> = {
  settle: doneWhenNoneLeft,
  moves: (context, { seat }) =>
    seen(seatOf(context, seat).hand).map((card): Move => ({ seat, kind: 'putUnder', card })),
  play: {
    putUnder: (context, task, { card }) => {
      changeTask(context, task, { kind: 'returnStaff', seat: task.seat, left: task.left - 1 });
      putUnderDeck(context, task.seat, card, 'hand');
    },
  },
  why: { putUnder: whyNotFrom('hand') },
};

const removeMoves = (seat: SeatIndex, rooms: RoomMask): Move[] =>
  roomsOf(rooms).map((room): Move => ({ seat, kind: 'removeRoom', room }));

export const removeFreeRooms: Decision<'removeFreeRooms'> = {
  settle: doneWhenNoneLeft,
  moves: (context, { seat }) => removeMoves(seat, highestFloor(freeRooms(seatOf(context, seat)))),
  play: {
    removeRoom: (context, task, { room }) => {
      changeTask(context, task, { kind: 'removeFreeRooms', seat: task.seat, left: task.left - 1 });
      removeRoom(context, task.seat, room);
    },
  },
  why: { removeRoom: whyNotRemoveFree },
};

/** The highest occupied rooms; for the second one those on the next floor below that has any. */
function removableOccupied(context: QueryContext, task: TaskOf<'removeOccupiedRooms'>): RoomMask {
  const { occupied } = seatOf(context, task.seat);
  if (task.first < 0) return highestFloor(occupied);
  const columns = task.sameColumn ? columnMask(columnOf(task.first)) : -1;
  return highestFloor(occupied & columns, floorOf(task.first) - 1);
}

export const removeOccupiedRooms: Decision<'removeOccupiedRooms'> = {
  settle: (context, task) => {
    if (removableOccupied(context, task) !== 0) return false;
    popTask(context);
    return true;
  },
  moves: (context, task) => removeMoves(task.seat, removableOccupied(context, task)),
  play: {
    removeRoom: (context, task, { room }) => {
      const isSecond = task.first >= 0;
      removeRoom(context, task.seat, room);
      if (isSecond) popTask(context);
      else changeTask(context, task, { ...task, first: room });
    },
  },
  why: { removeRoom: whyNotRemoveOccupied },
};

export const dismissStaff: Decision<'dismissStaff'> = {
  moves: (context, { seat }) =>
    finalStaff(context, seatOf(context, seat)).map((card): Move => ({
      seat,
      kind: 'dismissStaff',
      card,
    })),
  play: {
    dismissStaff: (context, { seat }, { card }) => {
      const player = seatOf(context, seat);
      popTask(context);
      player.played = without(player.played, card);
      context.state.dismissed = [...context.state.dismissed, card];
      context.events?.push({ type: 'staffDismissed', seat, card });
    },
  },
  why: { dismissStaff: whyNotDismiss },
};

/** One dish or drink of choice out of the kitchen. */
export const loseGood: Decision<'loseGood'> = {
  moves: (context, { seat }) =>
    DISHES_AND_DRINKS.filter((good) => seatOf(context, seat).kitchen[goodIndex(good)] > 0).map(
      (good): Move => ({ seat, kind: 'loseGood', good }),
    ),
  play: {
    loseGood: (context, { seat }, { good }) => {
      popTask(context);
      loseGoods(
        context,
        seat,
        goodsVector((other) => (other === good ? 1 : 0)),
      );
    },
  },
  why: { loseGood: whyNotLose },
};
