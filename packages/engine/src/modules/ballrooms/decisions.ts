import { lowestBit } from '../../util/bits.js';
import { guestAt, leaveCafe } from '../../rules/cafe.js';
import { guestCard, staffCard } from '../../content/content.js';
import type { Decision } from '../../decisions/decision.js';
import { doneWhenNoneLeft } from '../../decisions/decision.js';
import { dismissGuest, markUsed as markStaffUsed } from '../../decisions/turn.js';
import { pushBenefits, pushItems } from '../../rules/benefits.js';
import { count } from '../../effects/countables.js';
import type { Cause } from '../../model/effect.js';
import { at, raised, replaced } from '../../util/lists.js';
import type { Move } from '../../model/moves.js';
import { servedTables } from '../../rules/orders.js';
import { reactions } from '../../rules/reactions.js';
import { champagneVector, gainVp, payGoods } from '../../rules/resources.js';
import type { BenefitItem, TurnTask } from '../../model/tasks.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { changeTask, popTask, pushTask } from '../../rules/openTasks.js';
import { isAutomatic, seatOf } from '../../rules/seats.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { NO_GOODS } from '../../model/vocabulary.js';
import {
  ballroomsOf,
  currentHall,
  danceFee,
  dancersOn,
  leaveSection,
  nextSpace,
  openRows,
  placeDancer,
  setSpace,
  shareSpace,
  TWO_DANCERS,
} from './dancing.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import {
  whyNotJoin,
  whyNotRehearsalRoom,
  whyNotRemoveDancer,
  whyNotSection,
  whyNotSendDancer,
} from './whyDancers.js';

export const rehearsal: Decision<'rehearsal'> = {
  moves: (context, { seat }) =>
    ballroomsOf(context).offered.map((room): Move => ({ seat, kind: 'chooseRehearsal', room })),
  play: {
    chooseRehearsal: (context, { seat }, { room }) => {
      popTask(context);
      giveRehearsalRoom(context, seat, room);
    },
  },
  why: { chooseRehearsal: whyNotRehearsalRoom },
};

export function giveRehearsalRoom(context: RuleContext, seat: SeatIndex, room: number): void {
  const state = ballroomsOf(context);
  state.offered = state.offered.filter((other) => other !== room);
  const sections =
    context.content.rehearsalRooms[room]?.sections.map(({ dancers }) => dancers) ?? [];
  state.rehearsal = replaced(state.rehearsal, seat, room);
  state.sections = replaced(state.sections, seat, sections);
  context.events?.push({ type: 'rehearsalChosen', seat, room });
}

/** Pays the fee and asks which dancer goes. */
function send(
  context: RuleContext,
  seat: SeatIndex,
  hall: number,
  row: number,
  discount: number,
  items: readonly BenefitItem[],
): void {
  const fee = danceFee(context, hall, row, discount);
  if (fee === null) throw new RangeError(`row ${row} of ballroom ${hall} is full`);
  pushTask(context, { kind: 'pickDancer', seat, hall, row, items });
  payGoods(context, seat, champagneVector(fee));
}

/** Opponents gain a dish or drink of choice each. */
function giveToOthers(context: RuleContext, seat: SeatIndex, cause: Cause): void {
  for (const other of [...context.state.seats.keys()].reverse()) {
    if (other === seat || isAutomatic(context, other)) continue;
    pushTask(context, {
      kind: 'chooseGoods',
      seat: other,
      left: 1,
      chosen: NO_GOODS,
      except: [],
      cause,
    });
  }
}

/** Once-per-round cards that work by themselves count as used when they are. */
function markUsed(context: RuleContext, seat: SeatIndex, { source, id }: Cause): void {
  if (source !== 'staff' || typeof id !== 'number' || seatOf(context, seat).used.includes(id))
    return;
  if (staffCard(context.content, id).timing === 'round') markStaffUsed(context, seat, id);
}

export const sendDancer: Decision<'sendDancer'> = {
  moves: (context, { seat, discount }) => {
    const moves: Move[] = [];
    for (const { hall, row } of openRows(context, seat, discount))
      moves.push({ seat, kind: 'sendDancer', hall, row });
    moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    sendDancer: (context, { seat, discount, shared, then, cause }, { hall, row }) => {
      popTask(context);
      pushBenefits(context, seat, then, cause);
      markUsed(context, seat, cause);
      if (shared) giveToOthers(context, seat, cause);
      send(context, seat, hall, row, discount, []);
    },
    skip: popTask,
  },
  why: { sendDancer: whyNotSendDancer, skip: alwaysLegal },
};

function sectionMoves(
  context: QueryContext,
  seat: SeatIndex,
  kind: 'pickDancer' | 'joinDancer',
): Move[] {
  const sections = ballroomsOf(context).sections[seat] ?? [];
  const moves: Move[] = [];
  for (let section = 0; section < sections.length; section++)
    if (at(sections, section) > 0) moves.push({ seat, kind, section });
  return moves;
}

export const pickDancer: Decision<'pickDancer'> = {
  moves: (context, { seat }) => sectionMoves(context, seat, 'pickDancer'),
  play: {
    pickDancer: (context, { seat, hall, row, items }, { section }) => {
      popTask(context);
      pushItems(context, seat, [...items, ...placeDancer(context, seat, hall, row, section)]);
    },
  },
  why: { pickDancer: whyNotSection },
};

export const joinDancer: Decision<'joinDancer'> = {
  moves: (context, { seat, hall }) => [
    ...(hall < 0 ? [] : sectionMoves(context, seat, 'joinDancer')),
    context.make.skip(seat),
  ],
  play: {
    joinDancer: (context, { seat, vpPerDancer, hall, row, space, cause }, { section }) => {
      popTask(context);
      shareSpace(context, seat, hall, row, space);
      context.events?.push({
        type: 'dancerSent',
        seat,
        ballroom: at(ballroomsOf(context).halls, hall),
        row,
      });
      const items = [
        ...leaveSection(context, seat, section),
        ...reactions(context, seat, 'onDancerSent', ({ gain }) => gain),
      ];
      scoreDancers(context, seat, vpPerDancer, cause);
      pushItems(context, seat, items);
    },
    skip: (context, { seat, vpPerDancer, cause }) => {
      popTask(context);
      scoreDancers(context, seat, vpPerDancer, cause);
    },
  },
  why: { joinDancer: whyNotJoin, skip: alwaysLegal },
};

function scoreDancers(
  context: RuleContext,
  seat: SeatIndex,
  vpPerDancer: number,
  cause: Cause,
): void {
  gainVp(context, seat, vpPerDancer * count(context, seat, { count: 'dancers' }), cause);
}

/** Own dancers out of the ballroom that is scored next, out of the game. */
export const removeDancers: Decision<'removeDancers'> = {
  settle: doneWhenNoneLeft,
  moves: (context, { seat }) =>
    (ballroomsOf(context).floor[currentHall(context)] ?? []).flatMap((spaces, row): Move[] =>
      dancersOn(spaces, seat) > 0 ? [{ seat, kind: 'removeDancer', row }] : [],
    ),
  play: {
    removeDancer: (context, task, { row }) => {
      const state = ballroomsOf(context);
      const hall = currentHall(context);
      const spaces = state.floor[hall]?.[row] ?? [];
      const both = spaces.lastIndexOf(task.seat + 1 + TWO_DANCERS);
      changeTask(context, task, { kind: 'removeDancers', seat: task.seat, left: task.left - 1 });
      if (both >= 0) setSpace(context, hall, row, both, task.seat + 1);
      else setSpace(context, hall, row, spaces.lastIndexOf(task.seat + 1), 0);
      state.out = raised(state.out, task.seat, 1);
      context.events?.push({
        type: 'dancerRemoved',
        seat: task.seat,
        ballroom: at(state.halls, hall),
        row,
      });
    },
  },
  why: { removeDancer: whyNotRemoveDancer },
};

/** Served guests may dance. */
export function addSendGuestMoves(context: QueryContext, { seat }: TurnTask, moves: Move[]): void {
  const player = seatOf(context, seat);
  let rows: ReturnType<typeof openRows> | null = null;
  for (let rest = servedTables(context, seat, player); rest !== 0; rest &= rest - 1) {
    const tableIndex = lowestBit(rest);
    const guest = player.cafe[tableIndex];
    if (!guest) continue;
    const { lodging } = guestCard(context.content, guest.card);
    if (lodging !== 'any' && lodging !== 'dance') continue;
    rows ??= openRows(context, seat, 0);
    for (const { hall, row } of rows)
      moves.push({ seat, kind: 'sendGuest', table: tableIndex, hall, row });
  }
}

export function sendGuest(
  context: RuleContext,
  task: TurnTask,
  tableIndex: number,
  hall: number,
  row: number,
): void {
  const { seat } = task;
  const guest = guestAt(context, seat, tableIndex);
  context.events?.push({ type: 'guestSentDancing', seat, guest: guest.card, goods: guest.goods });
  const company = leaveCafe(context, seat, tableIndex);
  const space = nextSpace(context, hall, row)?.space ?? -1;
  const items = dismissGuest(context, seat, guest, company).map((item): BenefitItem =>
    item.effect.do === 'joinDancer'
      ? { ...item, effect: { ...item.effect, hall, row, space } }
      : item,
  );
  send(context, seat, hall, row, 0, items);
}
