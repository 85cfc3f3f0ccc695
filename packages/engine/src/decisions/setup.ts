import { seatGuest } from '../cafe.js';
import { FLOORS } from '../hotel.js';
import { replaced, without } from '../lists.js';
import type { Move } from '../moves.js';
import { seen } from '../position.js';
import { prepareRoom, preparableRooms } from '../rooms.js';
import { changeTask, popTask, seatOf } from '../table.js';
import type { QueryContext, Table } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { roomMoves } from './rooms.js';
import { skipMove, takeGuestMove } from '../sharedMoves.js';
import { whyNotFrom } from './why/cards.js';
import { cannotSkip } from './why/common.js';
import { whyNotFirstGuest } from './why/queue.js';
import { whyNotPrepare } from './why/rooms.js';

/** Decisions before the first round. */

function draftOf<D>({ state: { draft } }: { readonly state: { readonly draft: D | null } }): D {
  if (!draft) throw new Error('no draft is going on');
  return draft;
}

/** Everybody has picked: cards go to the hands, packs to the left. */
function passPacks(table: Table): void {
  const draft = draftOf(table);
  for (const [index, card] of draft.picks.entries()) {
    const seat = seatOf(table, index);
    seat.hand = [...seat.hand, card];
  }
  const packs = draft.packs.map((pack, index) => without(pack, draft.picks[index] ?? 0));
  table.state.draft = {
    packs: [...packs.slice(-1), ...packs.slice(0, -1)],
    picks: draft.picks.map(() => 0),
  };
  table.revealed = true;
  table.events?.push({ type: 'packsPassed' });
}

const hasToPick = (table: QueryContext, seat: SeatIndex): boolean =>
  draftOf(table).picks[seat] === 0;

function pick(table: Table, seat: SeatIndex, card: number): void {
  const { packs, picks: before } = draftOf(table);
  const picks = replaced(before, seat, card);
  table.state.draft = { packs, picks };
  table.events?.push({ type: 'cardPicked', seat, cards: [card] });
  if (picks.every((picked) => picked !== 0)) passPacks(table);
}

export const draft: Decision<'draft'> = {
  alwaysAsked: true,
  settle: (table) => {
    const { packs } = draftOf(table);
    if (packs.every((pack) => pack.length === 0)) {
      table.state.draft = null;
      popTask(table);
      return true;
    }
    if (packs.every((pack) => pack.length === 1)) {
      for (const [seat, pack] of packs.map((cards) => [...cards]).entries())
        pick(table, seat, pack[0] ?? 0);
      return true;
    }
    return false;
  },
  moves: (table, _task, seat) =>
    hasToPick(table, seat)
      ? seen(draftOf(table).packs[seat] ?? []).map((card): Move => ({ seat, kind: 'draft', card }))
      : [],
  play: {
    draft: (table, _task, { seat, card }) => {
      pick(table, seat, card);
    },
  },
  why: { draft: whyNotFrom('pack') },
};

export const firstGuest: Decision<'firstGuest'> = {
  moves: (table, { seat }) => {
    const { queue } = table.state;
    const moves: Move[] = [];
    for (let place = 0; place < queue.length; place++)
      if (queue[place] !== 0) moves.push(takeGuestMove(seat, place));
    return moves;
  },
  play: {
    takeGuest: (table, { seat }, { place }) => {
      popTask(table);
      seatGuest(table, seat, place, 0);
    },
  },
  why: { takeGuest: whyNotFirstGuest },
};

export const setupRooms: Decision<'setupRooms'> = {
  settle: doneWhenNoneLeft,
  moves: (table, { seat }) => {
    const moves = roomMoves(seat, 'prepareRoom', preparableRooms(table, seat, 0, FLOORS));
    if (table.content.options.setupRoomsOptional || moves.length === 0) moves.push(skipMove(seat));
    return moves;
  },
  play: {
    prepareRoom: (table, task, { room }) => {
      changeTask(table, task, { kind: 'setupRooms', seat: task.seat, left: task.left - 1 });
      prepareRoom(table, task.seat, room, 0);
    },
    skip: popTask,
  },
  why: { prepareRoom: whyNotPrepare, skip: cannotSkip },
};

/** Seats that must still decide in a task that concerns several at once. */
export function seatsToPick(table: QueryContext): SeatIndex[] {
  return table.state.seats.flatMap((_, seat) => (hasToPick(table, seat) ? [seat] : []));
}
