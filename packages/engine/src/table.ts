import { lowestBit } from './bits.js';
import { missing } from './missing.js';
import type { Content } from './content/content.js';
import { hotelPlan } from './content/content.js';
import type { Cause, Effect, OwnedAbility, PowerBit } from './effects/effect.js';
import type { GameEvent } from './events.js';
import type { Hotel } from './hotel.js';
import type { Move } from './moves.js';
import type { Position, SeatPosition } from './position.js';
import type { GameState, Phase } from './state.js';
import type { BenefitItem, Task, TurnTask } from './tasks.js';
import { turnTask } from './tasks.js';
import type { DieColor, Good, ModuleName, RoomIndex, SeatIndex, VpSource } from './vocabulary.js';

/** What questions work on: a position and the content it is read with. */
export interface QueryContext {
  readonly state: Position;
  readonly content: Content;
  /** What the modules in play add. */
  readonly hooks: Hooks;
}

/** What rules that change something work on besides: the state itself, and the story being told. */
export interface RuleContext extends QueryContext {
  readonly state: GameState;
  /** null when nobody listens (search): then `events?.push(…)` builds no event at all. */
  readonly events: GameEvent[] | null;
  /** Set when the move made something known: a roll, a draw, a new guest. */
  revealed: boolean;
}

/** Krones that something takes on top of a price. */
export interface Surcharge {
  readonly krones: number;
  readonly cause: Cause;
}

/** Points from whoever does not have the krones. */
export interface Toll extends Surcharge {
  readonly orVp: number;
}

/** What a module lets a seat own. */
interface ModuleAbilities {
  /** The bits of all powers that may be among them: most questions are about others. */
  readonly powers: number;
  readonly of: (context: QueryContext, seat: SeatIndex) => readonly OwnedAbility[];
}

/** Where a module joins in. The core asks every module in play and knows none of them. */
export interface GameModule {
  readonly name: ModuleName | 'solo';
  /** Lays out what the module brings, after the core has laid out the rest. */
  layOut?(context: RuleContext): void;
  /** Steps of set-up phases of its own. */
  readonly phases?: { readonly [P in Phase]?: (context: RuleContext) => void };
  /** A third good of the first two action spaces. */
  readonly spaceGood?: Good;
  /** What a seat owns besides staff. */
  readonly abilities?: ModuleAbilities;
  /** Tasks that follow a seat's first guest and its rooms at set-up. */
  afterFirstGuest?(context: QueryContext, seat: SeatIndex): Task[];
  afterSetupRooms?(context: QueryContext, seat: SeatIndex): Task[];
  /** Adds its moves of a turn to the list. */
  turnMoves?(context: QueryContext, task: TurnTask, moves: Move[]): void;
  /** Further moves before an action space is used without taking a die. */
  spaceMoves?(context: QueryContext, seat: SeatIndex): Move[];
  /** A seat takes a guest from the queue in the optional step of its turn. */
  afterGuestTaken?(context: RuleContext, seat: SeatIndex): void;
  onDieTaken?(context: QueryContext, seat: SeatIndex): readonly BenefitItem[];
  onColoredDie?(context: RuleContext, seat: SeatIndex, color: DieColor): void;
  onRoomOccupied?(context: RuleContext, seat: SeatIndex, room: RoomIndex): readonly BenefitItem[];
  /** Everything that `onRoomOccupied` may give a seat. */
  roomEffects?(context: QueryContext, seat: SeatIndex): readonly Effect[];
  /** A seat may pay with steps on the emperor track. */
  paysWithSteps?(context: QueryContext, seat: SeatIndex): boolean;
  /** Politics cards of its own that a seat has not fulfilled yet. */
  openPolitics?(context: QueryContext, seat: SeatIndex): readonly number[];
  /** A served guest leaves the café; true when the module keeps the card. */
  keepsGuest?(context: RuleContext, seat: SeatIndex, guest: number): boolean;
  /** Own dancers of a seat in the ballrooms. */
  dancers?(context: QueryContext, seat: SeatIndex): number;
  /** Own dancers in the ballroom that is scored next. */
  dancersAtRisk?(context: QueryContext, seat: SeatIndex): number;
  /** Guests it keeps for a seat that still count as served. */
  keptGuests?(context: QueryContext, seat: SeatIndex): readonly number[];
  onPass?(context: RuleContext, seat: SeatIndex): void;
  onTurnStart?(context: RuleContext, seat: SeatIndex): void;
  onRoundStart?(context: RuleContext): void;
  onRoundEnd?(context: RuleContext): void;
  /** After all seats have dealt with the emperor tile. */
  afterEmperor?(context: RuleContext): void;
  /** On the turn order tile of the player in this position, with no or one number covered. */
  orderNumber?(context: QueryContext, position: number, covered: number): number;
  nextStartSeat?(context: QueryContext): SeatIndex;
  /** Points of the final scoring, and under which source they are booked. */
  readonly final?: {
    readonly source: VpSource;
    readonly vp: (context: QueryContext, seat: SeatIndex) => number;
  };
  /** How many staff cards a player draws and keeps at set-up. */
  readonly setupHand?: { readonly draw: number; readonly keep: number };
  /** Nobody decides for this seat: it plays by rules of its own and wins ties. */
  isAutomatic?(context: QueryContext, seat: SeatIndex): boolean;
  automaticTurn?(context: RuleContext): void;
  /** Taken for the guest in this place, even if it is free; null for nothing. */
  guestSurcharge?(context: QueryContext, place: number): Surcharge | null;
  /** Taken for using a space, after everything else; null for nothing. */
  spaceToll?(context: QueryContext, space: number): Toll | null;
  onSpaceUsed?(context: RuleContext, seat: SeatIndex, space: number): void;
  onDieTakenFrom?(context: RuleContext, seat: SeatIndex, space: number): void;
  onGuestSeated?(context: RuleContext, guest: number): void;
  onQueueMoved?(context: RuleContext): void;
  /** All seats have scored the emperor track. */
  onTrackScored?(context: RuleContext): void;
}

export type Hook = Exclude<keyof GameModule, 'name'>;

/** For each hook what the modules in play have there, in their order: most often nothing. */
export type Hooks = { readonly [H in Hook]: readonly NonNullable<GameModule[H]>[] };

/** A seat: one that can be changed where the state can be. */
export function seatOf<S>(
  { state: { seats } }: { readonly state: { readonly seats: readonly S[] } },
  seat: SeatIndex,
): S {
  const found = seats[seat];
  // Not by truthiness, for which V8 would look into the object.
  if (found === undefined) throw missing('seat', seat);
  return found;
}

export const hotelOf = (context: QueryContext, seat: Pick<SeatPosition, 'hotel'>): Hotel =>
  hotelPlan(context.content, seat.hotel);

export function pushTask(context: RuleContext, task: Task): void {
  context.state.tasks.push(task);
}

export function popTask(context: RuleContext): void {
  context.state.tasks.pop();
}

/** Puts a changed task in the place of an open one. */
export function changeTask<T extends Task>(context: RuleContext, task: T, changed: T): T {
  const { tasks } = context.state;
  // Most often it is on top.
  let place = tasks.length - 1;
  while (place > 0 && tasks[place] !== task) place--;
  tasks[place] = changed;
  return changed;
}

type TurnChanges = Partial<Pick<TurnTask, 'acted' | 'guestTaken' | 'mainDone' | 'extraTurns'>>;

export function changeTurn(context: RuleContext, turn: TurnTask, changes: TurnChanges): TurnTask {
  return changeTask(
    context,
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

/** Something has been done: the player can no longer pass. */
export const markActed = (context: RuleContext, turn: TurnTask): TurnTask => {
  const { seat, extra, guestTaken, mainDone, extraTurns } = turn;
  return changeTask(context, turn, turnTask(seat, extra, true, guestTaken, mainDone, extraTurns));
};

/** The main action of the turn is done. */
export const markMainDone = (context: RuleContext, turn: TurnTask): TurnTask => {
  const { seat, extra, acted, guestTaken, extraTurns } = turn;
  return changeTask(context, turn, turnTask(seat, extra, acted, guestTaken, true, extraTurns));
};

/** The turn going on, if any. */
export function currentTurn(context: QueryContext): TurnTask | null {
  const { tasks } = context.state;
  for (let place = 0; place < tasks.length; place++) {
    const task = tasks[place];
    if (task?.kind === 'turn') return task;
  }
  return null;
}

const NO_ABILITIES: readonly OwnedAbility[] = [];

/**
 * What a seat owns that has a power: staff in play, and what modules give. Asked many times for
 * every decision, so nothing is built unless something is found; and lists of many kinds come by
 * here, which V8 walks through faster by their places than with an iterator.
 */
export const abilitiesWith = (
  context: QueryContext,
  seat: SeatIndex,
  power: PowerBit,
): readonly OwnedAbility[] =>
  hasPower(context, seat, power) ? findAbilities(context, seat, power) : NO_ABILITIES;

function findAbilities(
  context: QueryContext,
  seat: SeatIndex,
  bit: PowerBit,
): readonly OwnedAbility[] {
  const ofStaff = staffWith(context.content, seatOf(context, seat).played, bit);
  let found: OwnedAbility[] | null = null;
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, bit, abilities[module]);
    for (let index = 0; index < given.length; index++) {
      const owned = given[index];
      if (owned && (owned.powers & bit) !== 0) (found ??= ofStaff.slice()).push(owned);
    }
  }
  return found ?? ofStaff;
}

/** The latest answer for each power: lists are values, so it holds for the same staff. */
const latestWith: { content: Content; played: readonly number[]; found: OwnedAbility[] }[] = [];

function staffWith(
  content: Content,
  played: readonly number[],
  bit: PowerBit,
): readonly OwnedAbility[] {
  const power = lowestBit(bit);
  const known = latestWith[power];
  if (known !== undefined && known.played === played && known.content === content)
    return known.found;
  const found: OwnedAbility[] = [];
  for (let index = 0; index < played.length; index++) {
    const owned = content.abilities[played[index] ?? 0];
    if (owned && (owned.powers & bit) !== 0) found.push(owned);
  }
  latestWith[power] = { content, played, found };
  return found;
}

const givenBy = (
  context: QueryContext,
  seat: SeatIndex,
  powers: number,
  abilities: ModuleAbilities | undefined,
): readonly OwnedAbility[] =>
  abilities !== undefined && (abilities.powers & powers) !== 0
    ? abilities.of(context, seat)
    : NO_ABILITIES;

export const hasPower = (context: QueryContext, seat: SeatIndex, power: PowerBit): boolean =>
  powersAmong(context, seat, power) !== 0;

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

/** Which of these powers, as bits, the seat owns. */
export function powersAmong(context: QueryContext, seat: SeatIndex, wanted: number): number {
  let powers = powersOfStaff(context.content, seatOf(context, seat).played);
  const { abilities } = context.hooks;
  for (let module = 0; module < abilities.length; module++) {
    const given = givenBy(context, seat, wanted, abilities[module]);
    for (let index = 0; index < given.length; index++) powers |= given[index]?.powers ?? 0;
  }
  return powers & wanted;
}

export const seatCount = (context: QueryContext): number => context.state.seats.length;
/** Clockwise neighbour, or counter-clockwise with a negative distance; at most once round the table. */
export const seatAfter = (context: QueryContext, seat: SeatIndex, distance: number): SeatIndex => {
  const seats = seatCount(context);
  const sum = seat + distance;
  if (sum < 0) return sum + seats;
  return sum < seats ? sum : sum - seats;
};

export const isAutomatic = (context: QueryContext, seat: SeatIndex): boolean =>
  context.hooks.isAutomatic[0]?.(context, seat) ?? false;
