import { inPlay } from '../module.js';
import type { Ballroom } from './content/halls.js';
import { BALCONY_CHAMPAGNE, ROWS } from './content/halls.js';
import { benefits, multiplied } from '../../rules/benefits.js';
import type { Effect } from '../../model/effect.js';
import { scoringFrom } from '../../flow/emperor.js';
import { at, raised, replaced } from '../../util/lists.js';
import { reactions } from '../../rules/reactions.js';
import { afterDiscount, champagneOf } from '../../rules/resources.js';
import type { BenefitItem } from '../../model/tasks.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { abilitiesWith } from '../../rules/abilities.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { POWER } from '../../model/effect.js';

/** Dancers: where they can stand, what that costs and brings. */

const TOP_ROW = ROWS.length - 1;
const BALCONY_HALL = 2;

/** Added to what stands for the seat when two of its dancers share a space. */
export const TWO_DANCERS = 8;

const NO_DANCERS: readonly number[] = [];

export const ballroomsOf = <S>(context: {
  readonly state: { readonly modules: { readonly ballrooms: S | null } };
}): S => inPlay(context.state.modules.ballrooms, 'ballrooms');

export function ballroomAt(context: QueryContext, hall: number): Ballroom {
  const found = context.content.ballrooms[ballroomsOf(context).halls[hall] ?? -1];
  if (!found) throw new RangeError(`no ballroom ${hall}`);
  return found;
}

/** Champagne for the printed spaces of a row with this number of players. */
function printedSpaces(context: QueryContext, hall: number, row: number): readonly number[] {
  const players = Math.max(2, context.state.seats.length);
  return ballroomAt(context, hall).spaces[players - 2]?.[row] ?? [];
}

export const spacesOf = (context: QueryContext, hall: number, row: number): readonly number[] =>
  ballroomsOf(context).floor[hall]?.[row] ?? [];

/** What stands on a space of a row: rows are as long as somebody has danced in them, beyond is nobody. */
export const takenAt = (row: readonly number[], space: number): number => row[space] ?? 0;

/** The balcony above the top row of the last ballroom has room for everybody. */
export const hasBalcony = (hall: number, row: number): boolean =>
  hall === BALCONY_HALL && row === TOP_ROW;

/** The champagne of every space of a row that is printed or taken; beyond the printed ones is the balcony. */
export function spacePrices(context: QueryContext, hall: number, row: number): number[] {
  const printed = printedSpaces(context, hall, row);
  const length = Math.max(printed.length, spacesOf(context, hall, row).length);
  return Array.from({ length }, (_, space) => printed[space] ?? BALCONY_CHAMPAGNE);
}

/** Who stands on a space of the floor, and how many of that seat. */
export const standingOn = (space: number): { seat: SeatIndex | null; dancers: number } => ({
  seat: space === 0 ? null : (space & ~TWO_DANCERS) - 1,
  dancers: space === 0 ? 0 : (space & TWO_DANCERS) === 0 ? 1 : 2,
});

/** Where a dancer would stand, and the champagne for it. */
export interface DancerSpace {
  readonly space: number;
  readonly champagne: number;
  readonly isBalcony: boolean;
}

/** The first space of a row that is free, the balcony included; -1 when the row is full. */
function freeSpace(context: QueryContext, hall: number, row: number, printed: number): number {
  const taken = spacesOf(context, hall, row);
  const end = hasBalcony(hall, row) ? Math.max(taken.length, printed) + 1 : printed;
  for (let space = 0; space < end; space++) if (takenAt(taken, space) === 0) return space;
  return -1;
}

/** The space on which the next dancer of a row would stand; null when the row is full. */
export function nextSpace(context: QueryContext, hall: number, row: number): DancerSpace | null {
  const printed = printedSpaces(context, hall, row);
  const space = freeSpace(context, hall, row, printed.length);
  if (space < 0) return null;
  return {
    space,
    champagne: printed[space] ?? BALCONY_CHAMPAGNE,
    isBalcony: space >= printed.length,
  };
}

export function dancersLeft(context: QueryContext, seat: SeatIndex): number {
  let left = 0;
  const sections = ballroomsOf(context).sections[seat] ?? NO_DANCERS;
  for (const dancers of sections) left += dancers;
  return left;
}

export function danceFee(
  context: QueryContext,
  hall: number,
  row: number,
  discount: number,
): number | null {
  const printed = printedSpaces(context, hall, row);
  const space = freeSpace(context, hall, row, printed.length);
  return space < 0 ? null : afterDiscount(printed[space] ?? BALCONY_CHAMPAGNE, discount);
}

/** Rows to which the seat can send a dancer and pay for it. */
export function openRows(
  context: QueryContext,
  seat: SeatIndex,
  discount: number,
): { hall: number; row: number }[] {
  if (dancersLeft(context, seat) === 0) return [];
  const champagne = champagneOf(context, seat);
  const open: { hall: number; row: number }[] = [];
  for (let hall = 0; hall < ballroomsOf(context).halls.length; hall++) {
    for (let row = 0; row < ROWS.length; row++) {
      const fee = danceFee(context, hall, row, discount);
      if (fee !== null && fee <= champagne) open.push({ hall, row });
    }
  }
  return open;
}

/** Dancers of a seat on some spaces. */
export function dancersOn(spaces: readonly number[], seat: SeatIndex): number {
  let dancers = 0;
  for (let space = 0; space < spaces.length; space++) {
    const dancer = spaces[space];
    if (dancer === seat + 1) dancers++;
    else if (dancer === seat + 1 + TWO_DANCERS) dancers += 2;
  }
  return dancers;
}

export function dancersIn(context: QueryContext, hall: number, seat: SeatIndex): number {
  let dancers = 0;
  for (const row of ballroomsOf(context).floor[hall] ?? []) dancers += dancersOn(row, seat);
  return dancers;
}

/** Who stands on a space; spaces before it that were never used are empty. */
export function setSpace(
  context: RuleContext,
  hall: number,
  row: number,
  space: number,
  dancer: number,
): void {
  const state = ballroomsOf(context);
  const before = spacesOf(context, hall, row);
  const spaces = before.slice();
  while (spaces.length < space) spaces.push(0);
  spaces[space] = dancer;
  state.floor = replaced(state.floor, hall, replaced(state.floor[hall] ?? [], row, spaces));
}

/** Takes a dancer out of its section; returned is the bonus of a section that is empty now. */
export function leaveSection(
  context: RuleContext,
  seat: SeatIndex,
  section: number,
): BenefitItem[] {
  const state = ballroomsOf(context);
  const sections = state.sections[seat] ?? [];
  const room = state.rehearsal[seat] ?? -1;
  state.sections = replaced(state.sections, seat, raised(sections, section, -1));
  if (at(sections, section) > 1 || room < 0) return [];
  context.events?.push({ type: 'sectionCleared', seat, room, section });
  const bonus = context.content.rehearsalRooms[room]?.sections[section]?.bonus ?? [];
  return benefits(bonus, { source: 'section', id: section }, 'trigger');
}

/** How often the seat gets the bonus of a row. */
export function rowBonusTimes(context: QueryContext, seat: SeatIndex): number {
  let times = 1;
  for (const { ability } of abilitiesWith(context, seat, POWER.rowBonusTimes))
    times = Math.max(times, ability.rowBonusTimes ?? 1);
  return times;
}

/** Places a dancer in a row; returned is everything that brings. */
export function placeDancer(
  context: RuleContext,
  seat: SeatIndex,
  hall: number,
  row: number,
  section: number,
): BenefitItem[] {
  const next = nextSpace(context, hall, row);
  if (!next) throw new RangeError(`row ${row} of ballroom ${hall} is full`);
  setSpace(context, hall, row, next.space, seat + 1);
  const ballroom = at(ballroomsOf(context).halls, hall);
  context.events?.push({ type: 'dancerSent', seat, ballroom, row });
  const times = rowBonusTimes(context, seat);
  const rowBonus = ballroomAt(context, hall).bonus[row] ?? [];
  const paid = times === 1 ? rowBonus : rowBonus.flatMap((effect) => multiplied(effect, times));
  const items = benefits(paid, { source: 'row', id: row }, 'trigger');
  items.push(...leaveSection(context, seat, section));
  items.push(...reactions(context, seat, 'onDancerSent', ({ gain }) => gain));
  return items;
}

/** What the rows of the ballrooms may bring. */
export const rowEffects = (context: QueryContext): Effect[] =>
  ballroomsOf(context).halls.flatMap((_, hall) => ballroomAt(context, hall).bonus.flat());

/** What a dancer of the seat may bring wherever it goes: sections and reactions. */
export const dancerEffects = (context: QueryContext, seat: SeatIndex): Effect[] => [
  ...(
    context.content.rehearsalRooms[ballroomsOf(context).rehearsal[seat] ?? -1]?.sections ?? []
  ).flatMap(({ bonus }) => bonus),
  ...reactions(context, seat, 'onDancerSent', ({ gain }) => gain).map(({ effect }) => effect),
];

/** A second dancer of the seat onto a space where one stands already. */
export function shareSpace(
  context: RuleContext,
  seat: SeatIndex,
  hall: number,
  row: number,
  space: number,
): void {
  setSpace(context, hall, row, space, seat + 1 + TWO_DANCERS);
}

const BOTTOM_ROW = 0;

/** Of an automatic seat, in the bottom row of the hall scored next (1) or the one after (2), going right if full. */
export function sendAutomaticDancer(context: RuleContext, seat: SeatIndex, ahead: number): void {
  if (dancersLeft(context, seat) === 0) return;
  const halls = ballroomsOf(context).halls.length;
  const first = Math.min(currentHall(context) + ahead - 1, halls - 1);
  for (let hall = first; hall < halls; hall++) {
    if (danceFee(context, hall, BOTTOM_ROW, 0) === null) continue;
    // The bottom row has no bonus, and the seat has only one section, without any.
    placeDancer(context, seat, hall, BOTTOM_ROW, 0);
    return;
  }
}

/** The ballroom that is scored next: each scoring of the emperor is followed by one, left to right. */
export const currentHall = ({ state }: Pick<QueryContext, 'state'>): number =>
  scoringFrom(state.round);
