import type { Content } from './content/content.js';
import { contentFor, hotelPlan } from './content/content.js';
import type { Ability } from './effects/effect.js';
import type { GameEvent } from './events.js';
import type { Hotel } from './hotel.js';
import type { GameState, SeatState, Task } from './state.js';
import type { SeatIndex } from './vocabulary.js';

/** What every rule works on: the state, the tables it uses, and the story being told. */
export interface Table {
  readonly state: GameState;
  readonly content: Content;
  /** null when nobody listens (search). */
  readonly events: GameEvent[] | null;
  /** Set when the move made something known: a roll, a draw, a new guest. */
  revealed: boolean;
}

export function openTable(state: GameState, events: GameEvent[] | null): Table {
  const { edition, dataPack } = state.setup;
  return { state, content: contentFor(edition, dataPack), events, revealed: false };
}

export function emit(table: Table, event: GameEvent): void {
  table.events?.push(event);
}

export function seatOf(table: Table, seat: SeatIndex): SeatState {
  const found = table.state.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export const hotelOf = (table: Table, seat: SeatState): Hotel =>
  hotelPlan(table.content, seat.hotel);

export function pushTask(table: Table, task: Task): void {
  table.state.tasks.push(task);
}

export function popTask(table: Table): void {
  table.state.tasks.pop();
}

/** Everything that changes the rules for a seat, with the card it comes from. */
export function abilitiesOf(table: Table, seat: SeatState): { card: number; ability: Ability }[] {
  const abilities: { card: number; ability: Ability }[] = [];
  for (const card of seat.played) {
    const ability = table.content.staff[card]?.ability;
    if (ability) abilities.push({ card, ability });
  }
  return abilities;
}

export function hasAbility(
  table: Table,
  seat: SeatState,
  test: (ability: Ability) => boolean,
): boolean {
  return seat.played.some((card) => {
    const ability = table.content.staff[card]?.ability;
    return ability ? test(ability) : false;
  });
}

export const seatCount = (table: Table): number => table.state.seats.length;
/** Clockwise neighbour, or counter-clockwise with a negative distance. */
export const seatAfter = (table: Table, seat: SeatIndex, distance: number): SeatIndex => {
  const seats = seatCount(table);
  return (((seat + distance) % seats) + seats) % seats;
};
