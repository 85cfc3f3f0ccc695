import { pushItems } from '../effects/benefits.js';
import { roomsOf } from '../hotel.js';
import type { Move } from '../moves.js';
import {
  freeRoomsUpTo,
  occupyRoom as occupy,
  preparableRooms,
  prepareRoom as prepare,
} from '../rooms.js';
import { changeTask, popTask, seatOf } from '../table.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';

export const prepareRoom: Decision<'prepareRoom'> = {
  settle: doneWhenNoneLeft,
  moves: (table, { seat, discount, floors }) => [
    ...preparableRooms(table, seat, discount, floors).map((room): Move => ({
      seat,
      kind: 'prepareRoom',
      room,
    })),
    { seat, kind: 'skip' },
  ],
  play: {
    prepareRoom: (table, task, { room }) => {
      changeTask(table, task, { left: task.left - 1 });
      prepare(table, task.seat, room, task.discount);
      if (task.occupy) pushItems(table, task.seat, occupy(table, task.seat, room, false));
    },
    skip: popTask,
  },
};

export const occupyRoom: Decision<'occupyRoom'> = {
  moves: (table, { seat, floors }) => [
    ...roomsOf(freeRoomsUpTo(seatOf(table, seat), floors)).map((room): Move => ({
      seat,
      kind: 'occupyRoom',
      room,
    })),
    { seat, kind: 'skip' },
  ],
  play: {
    occupyRoom: (table, { seat }, { room }) => {
      popTask(table);
      pushItems(table, seat, occupy(table, seat, room, false));
    },
    skip: popTask,
  },
};
