import { lowestBit } from '../../bits.js';
import { guestAt, leaveCafe } from '../../cafe.js';
import { guestCard, staffCard } from '../../content/content.js';
import type { Decision } from '../../decisions/decision.js';
import { doneWhenNoneLeft } from '../../decisions/decision.js';
import { dismissGuest, markUsed as markStaffUsed } from '../../decisions/turn.js';
import { pushBenefits, pushItems } from '../../effects/benefits.js';
import { count } from '../../effects/countables.js';
import type { Cause } from '../../effects/effect.js';
import { raised, replaced } from '../../lists.js';
import type { Move } from '../../moves.js';
import { servedTables } from '../../orders.js';
import { reactions } from '../../reactions.js';
import { champagneVector, gainVp, payGoods } from '../../resources.js';
import type { BenefitItem, TurnTask } from '../../tasks.js';
import type { QueryContext, Table } from '../../table.js';
import { changeTask, isAutomatic, popTask, pushTask, seatOf } from '../../table.js';
import type { SeatIndex } from '../../vocabulary.js';
import { GOODS } from '../../vocabulary.js';
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
} from './dancing.js';
import { TWO_DANCERS } from './state.js';
import { skipMove } from '../../sharedMoves.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import {
  whyNotJoin,
  whyNotRehearsalRoom,
  whyNotRemoveDancer,
  whyNotSection,
  whyNotSendDancer,
} from './whyDancers.js';

export const rehearsal: Decision<'rehearsal'> = {
  moves: (table, { seat }) =>
    ballroomsOf(table).offered.map((room): Move => ({ seat, kind: 'chooseRehearsal', room })),
  play: {
    chooseRehearsal: (table, { seat }, { room }) => {
      popTask(table);
      giveRehearsalRoom(table, seat, room);
    },
  },
  why: { chooseRehearsal: whyNotRehearsalRoom },
};

export function giveRehearsalRoom(table: Table, seat: SeatIndex, room: number): void {
  const state = ballroomsOf(table);
  state.offered = state.offered.filter((other) => other !== room);
  const sections = table.content.rehearsalRooms[room]?.sections.map(({ dancers }) => dancers) ?? [];
  state.rehearsal = replaced(state.rehearsal, seat, room);
  state.sections = replaced(state.sections, seat, sections);
  table.events?.push({ type: 'rehearsalChosen', seat, room });
}

/** Pays the fee and asks which dancer goes. */
function send(
  table: Table,
  seat: SeatIndex,
  hall: number,
  row: number,
  discount: number,
  items: readonly BenefitItem[],
): void {
  const fee = danceFee(table, hall, row, discount) ?? 0;
  pushTask(table, { kind: 'pickDancer', seat, hall, row, items });
  payGoods(table, seat, champagneVector(fee));
}

/** Opponents gain a dish or drink of choice each. */
function giveToOthers(table: Table, seat: SeatIndex, cause: Cause): void {
  for (const other of [...table.state.seats.keys()].reverse()) {
    if (other === seat || isAutomatic(table, other)) continue;
    pushTask(table, {
      kind: 'chooseGoods',
      seat: other,
      left: 1,
      chosen: GOODS.map(() => 0),
      except: [],
      cause,
    });
  }
}

/** Once-per-round cards that work by themselves count as used when they are. */
function markUsed(table: Table, seat: SeatIndex, { source, id }: Cause): void {
  if (source !== 'staff' || typeof id !== 'number' || seatOf(table, seat).used.includes(id)) return;
  if (staffCard(table.content, id).timing === 'round') markStaffUsed(table, seat, id);
}

export const sendDancer: Decision<'sendDancer'> = {
  moves: (table, { seat, discount }) => {
    const moves: Move[] = [];
    for (const { hall, row } of openRows(table, seat, discount))
      moves.push({ seat, kind: 'sendDancer', hall, row });
    moves.push(skipMove(seat));
    return moves;
  },
  play: {
    sendDancer: (table, { seat, discount, shared, then, cause }, { hall, row }) => {
      popTask(table);
      pushBenefits(table, seat, then, cause);
      markUsed(table, seat, cause);
      if (shared) giveToOthers(table, seat, cause);
      send(table, seat, hall, row, discount, []);
    },
    skip: popTask,
  },
  why: { sendDancer: whyNotSendDancer, skip: alwaysLegal },
};

function sectionMoves(
  table: QueryContext,
  seat: SeatIndex,
  kind: 'pickDancer' | 'joinDancer',
): Move[] {
  const sections = ballroomsOf(table).sections[seat] ?? [];
  const moves: Move[] = [];
  for (let section = 0; section < sections.length; section++)
    if ((sections[section] ?? 0) > 0) moves.push({ seat, kind, section });
  return moves;
}

export const pickDancer: Decision<'pickDancer'> = {
  moves: (table, { seat }) => sectionMoves(table, seat, 'pickDancer'),
  play: {
    pickDancer: (table, { seat, hall, row, items }, { section }) => {
      popTask(table);
      pushItems(table, seat, [...items, ...placeDancer(table, seat, hall, row, section)]);
    },
  },
  why: { pickDancer: whyNotSection },
};

export const joinDancer: Decision<'joinDancer'> = {
  moves: (table, { seat, hall }) => [
    ...(hall < 0 ? [] : sectionMoves(table, seat, 'joinDancer')),
    skipMove(seat),
  ],
  play: {
    joinDancer: (table, { seat, vpPerDancer, hall, row, space, cause }, { section }) => {
      popTask(table);
      shareSpace(table, seat, hall, row, space);
      table.events?.push({
        type: 'dancerSent',
        seat,
        ballroom: ballroomsOf(table).halls[hall] ?? 0,
        row,
      });
      const items = [
        ...leaveSection(table, seat, section),
        ...reactions(table, seat, 'onDancerSent', ({ gain }) => gain),
      ];
      scoreDancers(table, seat, vpPerDancer, cause);
      pushItems(table, seat, items);
    },
    skip: (table, { seat, vpPerDancer, cause }) => {
      popTask(table);
      scoreDancers(table, seat, vpPerDancer, cause);
    },
  },
  why: { joinDancer: whyNotJoin, skip: alwaysLegal },
};

function scoreDancers(table: Table, seat: SeatIndex, vpPerDancer: number, cause: Cause): void {
  gainVp(table, seat, vpPerDancer * count(table, seat, { count: 'dancers' }), cause);
}

/** Own dancers out of the ballroom that is scored next, out of the game. */
export const removeDancers: Decision<'removeDancers'> = {
  settle: doneWhenNoneLeft,
  moves: (table, { seat }) =>
    (ballroomsOf(table).floor[currentHall(table)] ?? []).flatMap((spaces, row): Move[] =>
      dancersOn(spaces, seat) > 0 ? [{ seat, kind: 'removeDancer', row }] : [],
    ),
  play: {
    removeDancer: (table, task, { row }) => {
      const state = ballroomsOf(table);
      const hall = currentHall(table);
      const spaces = state.floor[hall]?.[row] ?? [];
      const both = spaces.lastIndexOf(task.seat + 1 + TWO_DANCERS);
      changeTask(table, task, { kind: 'removeDancers', seat: task.seat, left: task.left - 1 });
      if (both >= 0) setSpace(table, hall, row, both, task.seat + 1);
      else setSpace(table, hall, row, spaces.lastIndexOf(task.seat + 1), 0);
      state.out = raised(state.out, task.seat, 1);
      table.events?.push({
        type: 'dancerRemoved',
        seat: task.seat,
        ballroom: state.halls[hall] ?? 0,
        row,
      });
    },
  },
  why: { removeDancer: whyNotRemoveDancer },
};

/** Served guests may dance. */
export function addSendGuestMoves(table: QueryContext, { seat }: TurnTask, moves: Move[]): void {
  const player = seatOf(table, seat);
  let rows: ReturnType<typeof openRows> | null = null;
  for (let rest = servedTables(table, seat, player); rest !== 0; rest &= rest - 1) {
    const tableIndex = lowestBit(rest);
    const guest = player.cafe[tableIndex];
    if (!guest) continue;
    const { lodging } = guestCard(table.content, guest.card);
    if (lodging !== 'any' && lodging !== 'dance') continue;
    rows ??= openRows(table, seat, 0);
    for (const { hall, row } of rows)
      moves.push({ seat, kind: 'sendGuest', table: tableIndex, hall, row });
  }
}

export function sendGuest(
  table: Table,
  task: TurnTask,
  tableIndex: number,
  hall: number,
  row: number,
): void {
  const { seat } = task;
  const guest = guestAt(table, seat, tableIndex);
  table.events?.push({ type: 'guestSentDancing', seat, guest: guest.card, goods: guest.goods });
  const company = leaveCafe(table, seat, tableIndex);
  const space = nextSpace(table, hall, row)?.space ?? -1;
  const items = dismissGuest(table, seat, guest, company).map((item): BenefitItem =>
    item.effect.do === 'joinDancer'
      ? { ...item, effect: { ...item.effect, hall, row, space } }
      : item,
  );
  send(table, seat, hall, row, 0, items);
}
