import type {
  Content,
  Effect,
  EffectKind,
  EffectOf,
  GameState,
  GameView,
  Move,
  MoveKind,
} from '@gah/engine';
import type { CoreReason, WeighedReason } from './reason.js';

/** The value of a position for a seat, in points. */
export type Evaluator = (state: GameState, seat: number) => number;

/** A block of inputs of the value function: so many numbered ones, or one for each key. */
export type Inputs = number | KeyedInputs;

export interface KeyedInputs {
  /** The name of the list: weights refer to it. */
  readonly list: string;
  readonly keys: readonly string[];
  /** How unlike two of them are; without it all are alike. */
  readonly distance?: (a: string, b: string) => number;
}

/** Where features of a seat are written to. */
export interface FeatureSink {
  add(index: number, value: number): void;
}

/** What a module adds to the features of a seat. */
export interface ModuleFeatures<Block extends string = string> {
  readonly blocks: Readonly<Record<Block, Inputs>>;
  /** `at` is where each block begins; `time` the share of the game that is left. */
  encode(
    at: Readonly<Record<Block, number>>,
    position: { readonly content: Content; readonly state: GameState; readonly index: number },
    time: number,
    out: FeatureSink,
  ): void;
}

/** The parts of a hash: a transposition key is made of them. */
export interface Mixer {
  mix(value: number): void;
  mixList(values: readonly (number | null)[]): void;
  mixText(text: string): void;
}

export type ValueOfEffects = (effects: readonly Effect[]) => number;

/** The value of each effect in points, not looking at who has it and when. */
export type EffectValues<Kind extends EffectKind = EffectKind> = {
  readonly [K in Kind]: (effect: EffectOf<K>, valueOf: ValueOfEffects) => number;
};

/** The kinds of moves that count as something of the game itself. */
export interface LikeMoves {
  /** A die or what is taken instead of one. */
  readonly takeDie?: readonly MoveKind[];
  /** An objective is reached. */
  readonly claim?: readonly MoveKind[];
  /** A served guest leaves the café. */
  readonly moveIn?: readonly MoveKind[];
}

/** What the players know about one expansion module, with reasons of its own. Each part asks itself whether it is in play. */
export interface AiModule<Own = never> {
  readonly features?: ModuleFeatures;
  /** What the heuristic adds for it, in points. */
  readonly heuristic?: (state: GameState, index: number) => number;
  /** Hashes what can change of it while a seat has its turn. */
  mixInto?(hash: Mixer, modules: (GameState | GameView)['modules'], index: number): void;
  /** The choice in a decision whose result does not show in the position at once. */
  earlyChoice?(world: GameState, legal: readonly Move[], evaluator: Evaluator): Move | null;
  /** The final score of a seat for which nobody decides. */
  automaticScore?(world: GameState, seat: number): number | null;
  /** A reason for a move that does not show in the position after it. */
  plainReason?(view: GameView, content: Content, move: Move): CoreReason | Own | null;
  /** What has changed for the better. */
  changes?(before: GameState, after: GameState, index: number): readonly WeighedReason<Own>[];
  readonly likeMoves?: LikeMoves;
}
