import type { Content } from '../content/content.js';
import type { Decision, Plays, Whys } from '../decisions/decision.js';
import type { Hooks, QueryContext } from '../model/context.js';
import type { EffectRules } from '../model/effectRule.js';
import type { Move, MoveKind, MoveOf } from '../model/moves.js';
import type { Position } from '../model/position.js';
import type { Phase } from '../model/state.js';
import type { Task, TaskKind } from '../model/tasks.js';
import type { Pointing, Thing } from '../model/things.js';
import type { GuestNumber, ModuleName, SeatIndex, StaffNumber } from '../model/vocabulary.js';
import type { Rng } from '../random/rng.js';
import type { PricePart } from '../rules/priceParts.js';
import type { ModuleTypes, ModuleView, ModuleViews, StatefulModule } from './types.js';

/** What a module is: everything about it stands in its folder, and this is what it shows of it. */

/** How some moves answer a kind of task, and why they do not. */
interface Answering<K extends TaskKind, A extends MoveKind> {
  readonly play: Plays<K, A>;
  readonly why: Whys<K, A>;
}

/** Adds what a move costs to the parts of its price. */
export type Pricing<K extends MoveKind> = (
  context: QueryContext,
  move: MoveOf<K>,
  parts: PricePart[],
) => void;

export type Prices = { readonly [K in MoveKind]?: Pricing<K> };

/** Something at the table that a person can point at. */
export interface ThingRule<T extends Thing> {
  /** All of them that a seat can point at now. */
  readonly all: (context: QueryContext, seat: SeatIndex) => readonly T[];
  /** Is this move one with this thing? */
  readonly concerns: (context: QueryContext, move: Move, thing: T) => boolean;
  readonly pointing: (context: QueryContext, task: Task, seat: SeatIndex, thing: T) => Pointing;
}

export interface AnyThingRule {
  readonly all: (context: QueryContext, seat: SeatIndex) => readonly Thing[];
  readonly concerns: (context: QueryContext, move: Move, thing: never) => boolean;
  readonly pointing: (context: QueryContext, task: Task, seat: SeatIndex, thing: never) => Pointing;
}

/** What hidden parts of a state are guessed from. */
export interface Sampling {
  readonly view: Position & { readonly modules: ModuleViews };
  readonly content: Content;
  readonly rng: Rng;
  /** Staff that nobody has seen, in random order; what is taken from it is gone. */
  readonly hiddenStaff: StaffNumber[];
}

interface HiddenParts<M extends StatefulModule> {
  /** What anybody may see of its state. */
  readonly view: (state: ModuleTypes[M]['state'], phase: Phase) => ModuleView<M>;
  /** A whole state that fits a view. */
  readonly sample: (view: ModuleView<M>, sampling: Sampling) => ModuleTypes[M]['state'];
}

/** Parts that a module has only if it has something to put there. */
type Where<Kinds, Part> = [Kinds] extends [never] ? unknown : Part;

interface CommonParts<M extends ModuleName | StatefulModule> extends Partial<Hooks> {
  readonly name: M;
  /** Decisions of the core that come up with this module only. */
  readonly brings?: readonly TaskKind[];
  /** The set-up phases in which its decisions come. */
  readonly decidedIn?: { readonly [K in TaskKind]?: Phase };
  /** Its state hides staff cards: they are guessed before all others. */
  readonly hidesStaff?: true;
  readonly prices?: Prices;
}

export type ModuleOf<M extends StatefulModule> = CommonParts<M> & {
  readonly hidden: HiddenParts<M>;
  /** Guests in its state that are neither in the deck nor in a café. */
  readonly guests?: (state: Readonly<ModuleTypes[M]['state'] | ModuleView<M>>) => GuestNumber[];
  readonly things: {
    readonly [K in ModuleTypes[M]['thing']['thing']]: ThingRule<
      Extract<ModuleTypes[M]['thing'], { readonly thing: K }>
    >;
  };
} & Where<
    ModuleTypes[M]['task'],
    { readonly decisions: { readonly [K in ModuleTypes[M]['task']['kind']]: Decision<K> } }
  > &
  Where<
    ModuleTypes[M]['turnAnswer'],
    { readonly turn: Answering<'turn', ModuleTypes[M]['turnAnswer']> }
  > &
  Where<
    ModuleTypes[M]['spaceAnswer'],
    { readonly space: Answering<'useSpace', ModuleTypes[M]['spaceAnswer']> }
  > &
  Where<
    ModuleTypes[M]['effect'],
    { readonly effects: EffectRules<ModuleTypes[M]['effect']['do']> }
  >;

/** A module seen without its name: what its own type has paired belongs together. */
export interface AnyModule extends CommonParts<ModuleName | StatefulModule> {
  readonly hidden?: {
    readonly view: (state: never, phase: Phase) => object;
    readonly sample: (view: never, sampling: Sampling) => object;
  };
  readonly guests?: (state: never) => GuestNumber[];
  readonly things?: Readonly<Record<string, AnyThingRule>>;
  readonly decisions?: Readonly<Record<string, object>>;
  readonly turn?: Readonly<Record<'play' | 'why', object>>;
  readonly space?: Readonly<Record<'play' | 'why', object>>;
  readonly effects?: object;
}

/** The state of a module that is in play. */
export function inPlay<S>(state: S | null, name: StatefulModule): S {
  if (!state) throw new Error(`${name} is not in play`);
  return state;
}
