import type { Content } from '../content/content.js';
import type { Cause, Effect, OwnedAbility } from './effect.js';
import type { GameEvent } from './events.js';
import type { Move } from './moves.js';
import type { Position } from './position.js';
import type { GameState, Phase } from './state.js';
import type { BenefitItem, Task, TurnTask } from './tasks.js';
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
export interface ModuleAbilities {
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
