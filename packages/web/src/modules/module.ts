import type {
  Ability,
  Countable,
  Decks,
  Effect,
  EffectKind,
  EffectOf,
  GameEvent,
  GameEventType,
  GameView,
  ModuleViews,
  MoveKind,
  MoveOf,
  SeatIndex,
  VpSource,
} from '@gah/engine';
import type { ModulePicture, ParagraphId } from '@gah/rulebook';
import type { Language } from '@gah/text';
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../art/icons.js';
import type { Markup } from '../art/svg.js';
import type { Token } from '../cards/token.js';
import type { PointsGroup } from '../final/groups.js';
import type { Drawings } from '../rulebook/pictures/shown.js';
import type { Target } from '../selection/target.js';
import type { Sound } from '../sound/score.js';
import type { Explaining, Explanation, Line, Subject } from '../table/detail/subject.js';
import type { Scene } from '../table/model/scene.js';
import type { Rank } from '../table/stage/moments.js';
import type { UndoWall } from '../table/model/undoWall.js';
import type { WarningKind } from '../table/model/warnings.js';
import type { Tab } from '../table/phone/tabs.js';
import type { ScreenState } from '../table/state.svelte.js';

/**
 * What a module is on the web: everything about it stands in its folder, and this is what it shows of it.
 * `WebModule` is what the client always knows; `ModuleScreen` is loaded with a game that has the module.
 */

/** The places to tap for each kind of move. */
export type TapSteps<Kind extends MoveKind = MoveKind> = {
  readonly [K in Kind]: (move: MoveOf<K>, view: GameView) => readonly Target[];
};

/** Which of several variants of a move is suggested: the one with the highest rank. */
export type TapRanks<Kind extends MoveKind = MoveKind> = {
  readonly [K in Kind]: (move: MoveOf<K>) => number;
};

type TokensOf = (effects: readonly Effect[]) => Token[];

export type EffectTokens<Kind extends EffectKind = EffectKind> = {
  readonly [K in Kind]: (effect: EffectOf<K>, tokensOf: TokensOf) => Token[];
};

export type CountTokens<Kind extends Countable['count'] = Countable['count']> = {
  readonly [K in Kind]: (what: Extract<Countable, { readonly count: K }>) => Token[];
};

export type AbilityTokens<Key extends keyof Ability = keyof Ability> = {
  readonly [K in Key]-?: (value: NonNullable<Ability[K]>, tokensOf: TokensOf) => Token[];
};

/** The causes that the sentence about an event speaks of. */
export type SpokenCauses<Type extends GameEventType = GameEventType> = {
  readonly [T in Type]: (event: Extract<GameEvent, { readonly type: T }>) => readonly string[];
};

export interface WebModule {
  readonly name: keyof ModuleViews;
  /** The kinds of places it brings, and where on a phone they are; null for what opens as a tray. */
  readonly places?: Readonly<Record<string, Tab | null>>;
  readonly tapSteps?: Partial<TapSteps>;
  readonly tapRanks?: Partial<TapRanks>;
  readonly effectTokens?: Partial<EffectTokens>;
  readonly countTokens?: Partial<CountTokens>;
  readonly abilityTokens?: Partial<AbilityTokens>;
  readonly spokenCauses?: Partial<SpokenCauses>;
  /** Causes that are spoken of without saying which one of them. */
  readonly wholeSources?: readonly VpSource[];
  /** Events that are headings in the log. */
  readonly headings?: readonly GameEventType[];
  /** Events that deserve more than a line in the log. */
  readonly moments?: Partial<Record<GameEventType, Rank>>;
  /** Events behind which nobody can go back. */
  readonly undoWalls?: Partial<Record<UndoWall, readonly GameEventType[]>>;
  readonly sounds?: Partial<Record<GameEventType, Sound>>;
  /** Moves that would be missed at the end of a turn. */
  readonly warnings?: Partial<Record<MoveKind, WarningKind>>;
  readonly pointsGroups?: Partial<Record<VpSource, PointsGroup>>;
  /** Scored at the end, in this order. */
  readonly finalSources?: readonly VpSource[];
  readonly loadScreen: () => Promise<{ readonly screen: ModuleScreen }>;
}

/** Where on a desktop table a module may put something; each spot shows all that stands there. */
export type Spot =
  /** In the strip of the court. */
  | 'court'
  /** Beside the action board, for which less is left then. */
  | 'market'
  /** Below the own hotel. */
  | 'hotel'
  /** Above the staff. */
  | 'side'
  /** A column of its own beside the hotel: the table must be wider. */
  | 'hall'
  /** Below the rivals. */
  | 'rivals';

/** Something that a module puts on the table. */
export type ModuleZone = Component<ZoneProps>;

interface ZoneProps {
  readonly table: ScreenState;
  /** Little height is left. */
  readonly isSmall?: boolean;
  /** As high as it needs to be, on a page that scrolls. */
  readonly isLoose?: boolean;
  /** Wider than high: its parts side by side. */
  readonly isRow?: boolean;
}

interface SignProps {
  readonly table: ScreenState;
  readonly seat: SeatIndex;
  /** The sign of a hotel without one of its own. */
  readonly children: Snippet;
}

/** Choices that have no place on the table. */
export interface ModuleTray {
  readonly isOpen: (table: ScreenState) => boolean;
  readonly content: Component<{ table: ScreenState }>;
}

/** A deck with everything open, the next card first. */
interface OpenDeck {
  readonly title: string;
  readonly cards: readonly OpenCard[];
}

export interface OpenCard {
  readonly key: string | number;
  readonly name: string;
  readonly text: string;
}

/** A finished game of which everything is open. */
interface Opened {
  readonly language: Language;
  readonly view: GameView;
  readonly modules: Decks['modules'];
}

export interface ModuleScreen {
  readonly zones?: Partial<Record<Spot, ModuleZone>>;
  /** What stands at the end of a tab on a phone. */
  readonly tabZones?: Partial<Record<Tab, ModuleZone>>;
  /** The sign on a hotel. */
  readonly sign?: Component<SignProps>;
  readonly trays?: readonly ModuleTray[];
  /** What else lies on an action space. */
  readonly onSpace?: (scene: Scene, space: number) => readonly Markup[];
  /** What there is to say about what lies on an action space. */
  readonly aboutSpace?: (table: Explaining, space: number) => readonly Line[];
  /** What else counts of a rival. */
  readonly rivalCounts?: (
    scene: Scene,
    seat: SeatIndex,
  ) => readonly { readonly icon: IconName; readonly amount: number }[];
  /** The face of a rival whom nobody plays. */
  readonly rivalFace?: (table: ScreenState) => Markup;
  readonly closerLooks?: CloserLooks<Subject>;
  /** How it draws what the rules show of it. */
  readonly rulePictures?: Partial<Drawings<ModulePicture['is']>>;
  /** The decks of the module, where somebody looks back with everything open. */
  readonly openDecks?: (opened: Opened) => readonly OpenDeck[];
  /** Drawings that come after the table and fill in by themselves. */
  readonly loadDrawings?: () => Promise<void>;
}

/** What is shown and said of a kind of subject. */
export interface CloserLook<S> {
  readonly explain: (subject: S, table: Explaining) => Explanation;
  /** Where the rules speak of it. */
  readonly rule: ParagraphId;
  readonly picture?: (
    subject: S,
    table: Explaining,
  ) => { readonly shape: 'portrait' | 'hall' | 'gate'; readonly markup: Markup };
  /** Kind and key of its page in the almanac. */
  readonly almanac?: (subject: S, table: Explaining) => string | undefined;
}

type CloserLooks<S extends { readonly is: string }> = {
  readonly [K in S['is']]?: CloserLook<Extract<S, { readonly is: K }>>;
};

/** What is said of every subject that a module brings. */
export type Explains<S extends { readonly is: string }> = {
  readonly [K in S['is']]: CloserLook<Extract<S, { readonly is: K }>>['explain'];
};

/** A screen that explains everything that the module brings. */
export type ScreenExplaining<S extends { readonly is: string }> = ModuleScreen & {
  readonly closerLooks: Required<CloserLooks<S>>;
};
