import { lowestBit } from '../util/bits.js';
import { pushItems } from '../rules/benefits.js';
import type { RoomMask } from '../model/hotel.js';
import type { Move } from '../model/moves.js';
import {
  freeRoomsUpTo,
  occupyRoom as turnOver,
  preparableRooms,
  prepareRoom as prepare,
} from '../rules/rooms.js';
import { changeTask, popTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { QueryContext } from '../model/context.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { alwaysLegal } from './why/common.js';
import { whyNotOccupy, whyNotPrepare } from './why/rooms.js';

/** One move for each room of a mask. */
export function roomMoves(
  { make }: QueryContext,
  seat: SeatIndex,
  kind: 'prepareRoom' | 'occupyRoom',
  rooms: RoomMask,
): Move[] {
  const moves: Move[] = [];
  for (let rest = rooms; rest !== 0; rest &= rest - 1) {
    const room = lowestBit(rest);
    moves.push(kind === 'prepareRoom' ? make.prepareRoom(seat, room) : make.occupyRoom(seat, room));
  }
  return moves;
}

export const prepareRoom: Decision<'prepareRoom'> = {
  settle: doneWhenNoneLeft,
  hasChoice: (context, { seat, discount, floors }) =>
    preparableRooms(context, seat, discount, floors) !== 0,
  moves: (context, { seat, discount, floors }) => {
    const moves = roomMoves(
      context,
      seat,
      'prepareRoom',
      preparableRooms(context, seat, discount, floors),
    );
    moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    prepareRoom: (context, task, { room }) => {
      const { kind, seat, left, discount, floors, occupy } = task;
      changeTask(context, task, { kind, seat, left: left - 1, discount, floors, occupy });
      prepare(context, seat, room, discount);
      if (occupy) pushItems(context, seat, turnOver(context, seat, room, false));
    },
    skip: popTask,
  },
  why: { prepareRoom: whyNotPrepare, skip: alwaysLegal },
};

export const occupyRoom: Decision<'occupyRoom'> = {
  moves: (context, { seat, floors }) => {
    const moves = roomMoves(
      context,
      seat,
      'occupyRoom',
      freeRoomsUpTo(seatOf(context, seat), floors),
    );
    moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    occupyRoom: (context, { seat }, { room }) => {
      popTask(context);
      pushItems(context, seat, turnOver(context, seat, room, false));
    },
    skip: popTask,
  },
  why: { occupyRoom: whyNotOccupy, skip: alwaysLegal },
};
