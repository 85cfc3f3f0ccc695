import type { Content, StaffCard } from '../content/content.js';
import type { ModuleCount, ModuleLoss } from '../modules/types.js';
import type { Cause, Effect, EffectKind, OwnedAbility, PowerBit } from './effect.js';
import type { GameEvent } from './events.js';
import type { Maker } from './maker.js';
import type { Move } from './moves.js';
import type { Position } from './position.js';
import type { Reason } from './reasons.js';
import type { GameState, Phase, SeatState } from './state.js';
import type { BenefitItem, Task, TurnTask } from './tasks.js';
import type {
  DieColor,
  Good,
  GuestNumber,
  PoliticsNumber,
  RoomIndex,
  SeatIndex,
  VpSource,
} from './vocabulary.js';

/** What questions work on: a position and the content it is read with. */
export interface QueryContext {
  readonly state: Position;
  readonly content: Content;
  /** What the modules in play add. */
  readonly hooks: HooksInPlay;
  /** How each kind of effect works. */
  readonly effects: ReadonlyMap<EffectKind, AnyEffectRule>;
  readonly make: Maker;
  readonly read: Reader;
  /** The bell cards that take part in the game, wherever they lie. */
  readonly bellCards: readonly StaffCard[];
}

/** Answers about what a seat has that depend on nothing else and are asked all the time. */
export interface Reader {
  /** The bits of all powers of the staff in play. */
  powers(played: readonly number[]): number;
  /** The staff in play that has a power. */
  staffWith(played: readonly number[], power: PowerBit): readonly OwnedAbility[];
  /** What the guests in a café wait for, a bit for each answer at each table. */
  cafe(seat: SeatIndex, cafe: SeatState['cafe']): number;
  /** The task, if it is a turn. */
  asTurn(task: Task): TurnTask | null;
}

/** What rules that change something work on besides: the state itself, and the story being told. */
export interface RuleContext extends QueryContext {
  readonly state: GameState;
  /** null when nobody listens (search): then `events?.push(…)` builds no event at all. */
  readonly events: GameEvent[] | null;
  /** Set when the move made something known: a roll, a draw, a new guest. */
  revealed: boolean;
}

/** How a kind of effect works, seen without its kind (see EffectRule). All have the same fields. */
export interface AnyEffectRule {
  readonly can: (context: QueryContext, seat: SeatIndex, effect: Effect) => boolean;
  readonly why: (context: QueryContext, seat: SeatIndex, effect: Effect) => Reason;
  readonly run: (context: RuleContext, seat: SeatIndex, effect: Effect, cause: Cause) => void;
  readonly brings: (context: QueryContext, seat: SeatIndex, effect: Effect) => readonly Effect[];
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
  /** Those with one of the powers that are asked for. */
  readonly of: (context: QueryContext, seat: SeatIndex, wanted: number) => readonly OwnedAbility[];
}

/** Something happens: with which seat, and what it is about (a space, a guest, a colour of dice). */
export type Response = (context: RuleContext, seat: SeatIndex, what: number) => void;

/** What happens in a game to which modules may respond. */
export interface Moments<R> {
  readonly turnStart: R;
  readonly pass: R;
  /** A seat takes a guest from the queue in the optional step of its turn. */
  readonly guestTaken: R;
  /** A guest from the queue sits down in a café. */
  readonly guestSeated: R;
  /** A guest has joined the queue. */
  readonly queueMoved: R;
  /** A space is used and everything paid for. */
  readonly spaceUsed: R;
  /** A die, or what stands for one, has gone from its space. */
  readonly dieLeft: R;
  readonly roomOccupied: R;
  /** A coloured die is taken: its place in DIE_COLORS. */
  readonly coloredDie: R;
  readonly roundStart: R;
  readonly roundEnd: R;
  /** All seats have scored the emperor track. */
  readonly trackScored: R;
  /** All seats have dealt with the emperor tile. */
  readonly emperorDone: R;
}

/** Points of the final scoring, and under which source they are booked. */
interface FinalPart {
  readonly source: VpSource;
  readonly vp: (context: QueryContext, seat: SeatIndex) => number;
}

/** Numbers on the turn order tiles, and who begins the next round. */
interface TurnOrder {
  /** Of the player in this position, with no or one number covered. */
  readonly number: (context: QueryContext, position: number, covered: number) => number;
  readonly nextStartSeat: (context: QueryContext) => SeatIndex;
}

/** Nobody decides for this seat: it plays by rules of its own and wins ties. */
interface AutomaticSeat {
  readonly seat: SeatIndex;
  readonly turn: (context: RuleContext) => void;
  /** How many staff cards the player draws and keeps at set-up. */
  readonly setupHand: { readonly draw: number; readonly keep: number };
}

/** What a penalty takes: how much there is, and how it goes. */
interface Loss {
  readonly have: (context: QueryContext, seat: SeatIndex) => number;
  readonly take: (context: RuleContext, seat: SeatIndex, amount: number) => void;
}

/** What a seat owns that works when a room of it is occupied. */
interface RoomBonuses {
  readonly of: (context: RuleContext, seat: SeatIndex, room: RoomIndex) => readonly BenefitItem[];
  /** Everything that may be among them. */
  readonly effects: (context: QueryContext, seat: SeatIndex) => readonly Effect[];
}

/** Guests that a module keeps for a seat when they leave the café; they still count as served. */
interface GuestPile {
  /** True when the module keeps the card. */
  readonly add: (context: RuleContext, seat: SeatIndex, guest: GuestNumber) => boolean;
  readonly of: (context: QueryContext, seat: SeatIndex) => readonly GuestNumber[];
}

/** Where a module joins in. The rules ask every module in play and know none of them. */
export interface Hooks {
  /** Lays out what the module brings, after the core has laid out the rest. */
  readonly setUp: (context: RuleContext) => void;
  /** Steps of set-up phases of its own. */
  readonly phases: { readonly [P in Phase]?: (context: RuleContext) => void };
  /** Tasks that follow a seat's first guest or its rooms at set-up. */
  readonly setupTasks: (
    context: QueryContext,
    seat: SeatIndex,
    after: 'firstGuest' | 'rooms',
  ) => readonly Task[];
  readonly on: Partial<Moments<Response>>;
  /** A third good of the first two action spaces. */
  readonly spaceGood: Good;
  /** What a seat owns besides staff. */
  readonly abilities: ModuleAbilities;
  /** Adds its moves of a turn to the list. */
  readonly turnMoves: (context: QueryContext, task: TurnTask, moves: Move[]) => void;
  /** Further moves before an action space is used without taking a die. */
  readonly spaceMoves: (context: QueryContext, seat: SeatIndex) => Move[];
  /** For a die on the turn order tile, before the main action. */
  readonly dieBonuses: (context: QueryContext, seat: SeatIndex) => readonly BenefitItem[];
  readonly roomBonuses: RoomBonuses;
  /** A seat may pay with steps on the emperor track. */
  readonly paysWithSteps: (context: QueryContext, seat: SeatIndex) => boolean;
  /** Politics cards of its own that a seat has not fulfilled yet. */
  readonly openPolitics: (context: QueryContext, seat: SeatIndex) => readonly PoliticsNumber[];
  readonly pile: GuestPile;
  /** What else can be counted. */
  readonly counts: {
    readonly [C in ModuleCount]?: (context: QueryContext, seat: SeatIndex) => number;
  };
  readonly losses: { readonly [L in ModuleLoss]?: Loss };
  readonly turnOrder: TurnOrder;
  readonly final: FinalPart;
  readonly automaticSeat: AutomaticSeat;
  /** Taken for the guest in this place, even if it is free; null for nothing. */
  readonly guestSurcharge: (context: QueryContext, place: number) => Surcharge | null;
  /** Taken for using a space, after everything else; null for nothing. */
  readonly spaceToll: (context: QueryContext, space: number) => Toll | null;
  /** Points that come with a coloured die. */
  readonly coloredDieVp: (context: QueryContext, color: DieColor) => number;
  /** Why a served guest cannot go where only this module lets it go; null where it would not. */
  readonly whyGuestStays: (context: QueryContext, seat: SeatIndex, table: number) => Reason | null;
  /** Sends a dancer of an automatic seat to the hall scored next (1) or the one after (2). */
  readonly sendAutomaticDancer: (context: RuleContext, seat: SeatIndex, ahead: number) => void;
}

type Hook = Exclude<keyof Hooks, 'on'>;

/** For each hook what the modules in play have there, in their order: most often nothing. */
export type HooksInPlay = { readonly [H in Hook]: readonly Hooks[H][] } & {
  readonly on: Moments<readonly Response[]>;
};
