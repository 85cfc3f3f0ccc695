import { seatGuest } from '../rules/cafe.js';
import { FLOORS } from '../model/hotel.js';
import { at, replaced, without } from '../util/lists.js';
import type { Move } from '../model/moves.js';
import { seen } from '../model/position.js';
import { prepareRoom, preparableRooms } from '../rules/rooms.js';
import { changeTask, popTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { doneWhenNoneLeft } from './decision.js';
import { roomMoves } from './rooms.js';
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
function passPacks(context: RuleContext): void {
  const draft = draftOf(context);
  for (const [index, card] of draft.picks.entries()) {
    const seat = seatOf(context, index);
    seat.hand = [...seat.hand, card];
  }
  const packs = draft.packs.map((pack, index) => without(pack, at(draft.picks, index)));
  context.state.draft = {
    packs: [...packs.slice(-1), ...packs.slice(0, -1)],
    picks: draft.picks.map(() => 0),
  };
  context.revealed = true;
  context.events?.push({ type: 'packsPassed' });
}

const hasToPick = (context: QueryContext, seat: SeatIndex): boolean =>
  draftOf(context).picks[seat] === 0;

function pick(context: RuleContext, seat: SeatIndex, card: number): void {
  const { packs, picks: before } = draftOf(context);
  const picks = replaced(before, seat, card);
  context.state.draft = { packs, picks };
  context.events?.push({ type: 'cardPicked', seat, cards: [card] });
  if (picks.every((picked) => picked !== 0)) passPacks(context);
}

export const draft: Decision<'draft'> = {
  alwaysAsked: true,
  settle: (context) => {
    const { packs } = draftOf(context);
    if (packs.every((pack) => pack.length === 0)) {
      context.state.draft = null;
      popTask(context);
      return true;
    }
    if (packs.every((pack) => pack.length === 1)) {
      for (const [seat, card] of packs.flat().entries()) pick(context, seat, card);
      return true;
    }
    return false;
  },
  moves: (context, _task, seat) =>
    hasToPick(context, seat)
      ? seen(draftOf(context).packs[seat] ?? []).map((card): Move => ({
          seat,
          kind: 'draft',
          card,
        }))
      : [],
  play: {
    draft: (context, _task, { seat, card }) => {
      pick(context, seat, card);
    },
  },
  why: { draft: whyNotFrom('pack') },
};

export const firstGuest: Decision<'firstGuest'> = {
  moves: (context, { seat }) => {
    const { queue } = context.state;
    const moves: Move[] = [];
    for (let place = 0; place < queue.length; place++)
      if (queue[place] !== 0) moves.push(context.make.takeGuest(seat, place));
    return moves;
  },
  play: {
    takeGuest: (context, { seat }, { place }) => {
      popTask(context);
      seatGuest(context, seat, place, 0);
    },
  },
  why: { takeGuest: whyNotFirstGuest },
};

export const setupRooms: Decision<'setupRooms'> = {
  settle: doneWhenNoneLeft,
  moves: (context, { seat }) => {
    const moves = roomMoves(
      context,
      seat,
      'prepareRoom',
      preparableRooms(context, seat, 0, FLOORS),
    );
    if (context.content.options.setupRoomsOptional || moves.length === 0)
      moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    prepareRoom: (context, task, { room }) => {
      changeTask(context, task, { kind: 'setupRooms', seat: task.seat, left: task.left - 1 });
      prepareRoom(context, task.seat, room, 0);
    },
    skip: popTask,
  },
  why: { prepareRoom: whyNotPrepare, skip: cannotSkip },
};

/** Seats that must still decide in a task that concerns several at once. */
export function seatsToPick(context: QueryContext): SeatIndex[] {
  return context.state.seats.flatMap((_, seat) => (hasToPick(context, seat) ? [seat] : []));
}
