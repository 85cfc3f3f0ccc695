import { missing } from './missing.js';
import type { Content } from './content/content.js';
import { hotelPlan } from './content/content.js';
import type { OwnedAbility, PowerBit } from './effects/effect.js';
import type { GameEvent } from './events.js';
import type { Hotel } from './hotel.js';
import type { Move } from './moves.js';
import type { GameState, Phase, SeatState } from './state.js';
import type { BenefitItem, Task, TurnTask } from './tasks.js';
import { turnTask } from './tasks.js';
import type { DieColor, Good, ModuleName, RoomIndex, SeatIndex, VpSource } from './vocabulary.js';

/** What every rule works on: the state, the tables it uses, and the story being told. */
export interface Table {
  readonly state: GameState;
  readonly content: Content;
  /** What the modules in play add. */
  readonly hooks: Hooks;
  /** null when nobody listens (search): then `events?.push(…)` builds no event at all. */
  readonly events: GameEvent[] | null;
  /** Set when the move made something known: a roll, a draw, a new guest. */
  revealed: boolean;
}

/** Where a module joins in. The core asks every module in play and knows none of them. */
export interface GameModule {
  readonly name: ModuleName | 'solo';
  /** Lays out what the module brings, after the core has laid out the rest. */
  layOut?(table: Table): void;
  /** Steps of set-up phases of its own. */
  readonly phases?: { readonly [P in Phase]?: (table: Table) => void };
  /** A third good of the first two action spaces. */
  readonly spaceGood?: Good;
  /** What a seat owns besides staff. */
  abilities?(table: Table, seat: SeatIndex): readonly OwnedAbility[];
  /** Tasks that follow a seat's first guest and its rooms at set-up. */
  afterFirstGuest?(table: Table, seat: SeatIndex): Task[];
  afterSetupRooms?(table: Table, seat: SeatIndex): Task[];
  /** Adds its moves of a turn to the list. */
  turnMoves?(table: Table, task: TurnTask, moves: Move[]): void;
  /** Further moves before an action space is used without taking a die. */
  spaceMoves?(table: Table, seat: SeatIndex): Move[];
  /** A seat takes a guest from the queue in the optional step of its turn. */
  afterGuestTaken?(table: Table, seat: SeatIndex): void;
  onDieTaken?(table: Table, seat: SeatIndex): readonly BenefitItem[];
  onColoredDie?(table: Table, seat: SeatIndex, color: DieColor): void;
  onRoomOccupied?(table: Table, seat: SeatIndex, room: RoomIndex): readonly BenefitItem[];
  /** Politics cards of its own that a seat has not fulfilled yet. */
  openPolitics?(table: Table, seat: SeatIndex): readonly number[];
  /** A served guest leaves the café; true when the module keeps the card. */
  keepsGuest?(table: Table, seat: SeatIndex, guest: number): boolean;
  /** Own dancers of a seat in the ballrooms. */
  dancers?(table: Table, seat: SeatIndex): number;
  /** Own dancers in the ballroom that is scored next. */
  dancersAtRisk?(table: Table, seat: SeatIndex): number;
  /** Guests it keeps for a seat that still count as served. */
  keptGuests?(table: Table, seat: SeatIndex): readonly number[];
  onPass?(table: Table, seat: SeatIndex): void;
  onTurnStart?(table: Table, seat: SeatIndex): void;
  onRoundStart?(table: Table): void;
  onRoundEnd?(table: Table): void;
  /** After all seats have dealt with the emperor tile. */
  afterEmperor?(table: Table): void;
  /** The numbers on the turn order tile of the player in this position. */
  orderNumbers?(table: Table, position: number): readonly number[];
  nextStartSeat?(table: Table): SeatIndex;
  /** Points of the final scoring, and under which source they are booked. */
  readonly final?: {
    readonly source: VpSource;
    readonly vp: (table: Table, seat: SeatIndex) => number;
  };
  /** How many staff cards a player draws and keeps at set-up. */
  readonly setupHand?: { readonly draw: number; readonly keep: number };
  /** Nobody decides for this seat: it plays by rules of its own and wins ties. */
  isAutomatic?(table: Table, seat: SeatIndex): boolean;
  automaticTurn?(table: Table): void;
  /** Krones more for the guest in this place, even if it is free. */
  guestSurcharge?(table: Table, place: number): number;
  /** Krones more for using a space. */
  spaceToll?(table: Table, space: number): number;
  onSpaceUsed?(table: Table, seat: SeatIndex, space: number): void;
  onDieTakenFrom?(table: Table, seat: SeatIndex, space: number): void;
  onGuestSeated?(table: Table, guest: number): void;
  onQueueMoved?(table: Table): void;
  /** All seats have scored the emperor track. */
  onTrackScored?(table: Table): void;
}

export type Hook = Exclude<keyof GameModule, 'name'>;

/** For each hook what the modules in play have there, in their order: most often nothing. */
export type Hooks = { readonly [H in Hook]: readonly NonNullable<GameModule[H]>[] };

export function seatOf(table: Table, seat: SeatIndex): SeatState {
  const found = table.state.seats[seat];
  if (!found) throw missing('seat', seat);
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

/** Puts a changed task in the place of an open one. */
export function changeTask<T extends Task>(table: Table, task: T, changed: T): T {
  const { tasks } = table.state;
  // Most often it is on top.
  let place = tasks.length - 1;
  while (place > 0 && tasks[place] !== task) place--;
  tasks[place] = changed;
  return changed;
}

type TurnChanges = Partial<Pick<TurnTask, 'acted' | 'guestTaken' | 'mainDone' | 'extraTurns'>>;

export function changeTurn(table: Table, turn: TurnTask, changes: TurnChanges): TurnTask {
  return changeTask(
    table,
    turn,
    turnTask(
      turn.seat,
      turn.extra,
      changes.acted ?? turn.acted,
      changes.guestTaken ?? turn.guestTaken,
      changes.mainDone ?? turn.mainDone,
      changes.extraTurns ?? turn.extraTurns,
    ),
  );
}

/** The turn going on, if any. */
export function currentTurn(table: Table): TurnTask | null {
  for (const task of table.state.tasks) if (task.kind === 'turn') return task;
  return null;
}

const NO_ABILITIES: readonly OwnedAbility[] = [];

/**
 * What a seat owns that has a power: staff in play, and what modules give. Asked many times for
 * every decision, so nothing is built unless something is found; and lists of many kinds come by
 * here, which V8 walks through faster by their places than with an iterator.
 */
export const abilitiesWith = (
  table: Table,
  seat: SeatIndex,
  power: PowerBit,
): readonly OwnedAbility[] =>
  hasPower(table, seat, power) ? findAbilities(table, seat, power) : NO_ABILITIES;

function findAbilities(table: Table, seat: SeatIndex, bit: PowerBit): readonly OwnedAbility[] {
  let found: OwnedAbility[] | null = null;
  const { played } = seatOf(table, seat);
  for (let index = 0; index < played.length; index++) {
    const owned = table.content.abilities[played[index] ?? 0];
    if (owned && (owned.powers & bit) !== 0) (found ??= []).push(owned);
  }
  const { abilities } = table.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = abilities[module]?.(table, seat) ?? NO_ABILITIES;
    for (let index = 0; index < given.length; index++) {
      const owned = given[index];
      if (owned && (owned.powers & bit) !== 0) (found ??= []).push(owned);
    }
  }
  return found ?? NO_ABILITIES;
}

export const hasPower = (table: Table, seat: SeatIndex, power: PowerBit): boolean =>
  (powersOf(table, seat) & power) !== 0;

/** Most questions are about the same staff as the one before; lists are values, so the answer holds. */
let latest: Content | null = null;
let latestStaff: readonly number[] = [];
let latestPowers = 0;

function powersOfStaff(content: Content, played: readonly number[]): number {
  if (played === latestStaff && content === latest) return latestPowers;
  let powers = 0;
  for (let index = 0; index < played.length; index++)
    powers |= content.abilities[played[index] ?? 0]?.powers ?? 0;
  latest = content;
  latestStaff = played;
  latestPowers = powers;
  return powers;
}

/** The bits of everything the seat owns. */
function powersOf(table: Table, seat: SeatIndex): number {
  let powers = powersOfStaff(table.content, seatOf(table, seat).played);
  const { abilities } = table.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = abilities[module]?.(table, seat) ?? NO_ABILITIES;
    for (let index = 0; index < given.length; index++) powers |= given[index]?.powers ?? 0;
  }
  return powers;
}

export const seatCount = (table: Table): number => table.state.seats.length;
/** Clockwise neighbour, or counter-clockwise with a negative distance; at most once round the table. */
export const seatAfter = (table: Table, seat: SeatIndex, distance: number): SeatIndex => {
  const seats = seatCount(table);
  const sum = seat + distance;
  if (sum < 0) return sum + seats;
  return sum < seats ? sum : sum - seats;
};

export const isAutomatic = (table: Table, seat: SeatIndex): boolean =>
  table.hooks.isAutomatic[0]?.(table, seat) ?? false;
