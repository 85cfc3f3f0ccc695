import type { MoveKind, TaskKind } from '@gah/engine';
import type { RoomState } from '../../art/rooms.js';
import type { UndoWall } from '../../session/timeline.js';
import type { WarningKind } from '../model/warnings.js';

export const TABS = ['market', 'hotel', 'staff', 'court', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

/** Keys of the keyboard, in the order of the help. */
export const KEY_HELP = [
  'spaces',
  'guests',
  'rooms',
  'confirm',
  'bar',
  'back',
  'undo',
  'endTurn',
  'pass',
  'hurry',
  'info',
  'advice',
  'hand',
  'log',
  'help',
] as const;
export type KeyHelp = (typeof KEY_HELP)[number];

/** What a turn asks depends on what has been done in it. */
type TurnPrompt = 'fresh' | 'dieOnly' | 'done' | 'extra';

/** The words of the table itself; those of the game come from the text package. */
export interface TableWords {
  readonly zones: {
    readonly court: string;
    readonly queue: string;
    readonly queueHint: string;
    readonly board: string;
    readonly lounge: string;
    readonly cafe: string;
    readonly kitchen: string;
    readonly staff: string;
    readonly hand: string;
    readonly politics: string;
    readonly rivals: string;
    readonly log: string;
    readonly ballrooms: string;
    readonly rehearsal: string;
    readonly entrance: string;
    readonly decision: string;
    readonly choices: string;
  };
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly hotelOf: (name: string) => string;
  readonly roomStates: Readonly<Record<RoomState, string>>;
  readonly step: string;
  readonly pointsShort: string;
  readonly round: (round: number, of: number) => string;
  readonly beforeGame: string;
  readonly scoringIn: (rounds: number) => string;
  readonly afterRound: (roman: string) => string;
  readonly scored: string;
  readonly turns: (numbers: readonly number[], now: number | null) => string;
  readonly passed: string;
  readonly dice: (amount: number) => string;
  readonly strength: (amount: number) => string;
  readonly noDice: string;
  readonly actions: readonly string[];
  readonly freeTable: string;
  readonly freeTables: (amount: number) => string;
  readonly served: string;
  /** A served guest cannot leave the café. */
  readonly stillWaiting: (goods: number) => string;
  readonly occupied: (rooms: number) => string;
  readonly bonusOf: { readonly blue: string; readonly red: string; readonly yellow: string };
  readonly serveUpTo: (amount: number) => string;
  readonly serveAll: string;
  readonly atWork: (amount: number) => string;
  readonly nobodyAtWork: string;
  readonly handOf: (amount: number) => string;
  readonly handHidden: string;
  readonly handEmpty: string;
  readonly inHand: (amount: number) => string;
  readonly inPlay: (amount: number) => string;
  readonly practising: (left: number, all: number) => string;
  readonly noBonus: string;
  readonly noDancer: (points: string) => string;
  readonly balcony: string;
  readonly emptyPlace: string;
  readonly claimedBy: (name: string) => string;
  readonly progress: (done: number, needed: number) => string;
  readonly masterKey: (holder: string | null) => string;
  readonly pile: (amount: number) => string;
  readonly tokensLeft: (amount: number) => string;
  readonly solo: {
    readonly objectives: string;
    readonly card: string;
    readonly deck: (amount: number) => string;
    readonly stars: (amount: number) => string;
  };
  readonly score: {
    readonly estimate: string;
    readonly total: string;
    readonly open: string;
  };
  readonly yours: string;
  readonly bar: {
    readonly alsoPossible: string;
    readonly undo: string;
    readonly wholeTurn: string;
    readonly noUndo: (wall: UndoWall) => string;
    readonly back: string;
    readonly endTurn: string;
    readonly endNow: string;
    readonly pass: string;
    readonly passPrompt: string;
    readonly passSub: string;
    readonly confirmPass: string;
    readonly serve: string;
    readonly asShown: string;
    readonly allToKitchen: string;
    readonly dealSub: string;
    readonly takeRest: string;
    readonly takeKey: string;
    readonly shiftDie: string;
    readonly ring: string;
    readonly thinking: (name: string) => string;
    readonly watching: (name: string) => string;
    readonly handOver: (name: string) => string;
    readonly hurry: string;
    readonly over: string;
    readonly results: string;
    readonly turnKicker: (turn: number, round: number) => string;
    readonly roundKicker: (round: number) => string;
    readonly targets: (amount: number) => string;
    readonly moveAGood: string;
    readonly warnTitle: string;
    readonly warnSub: (amount: number) => string;
    readonly showMe: string;
    readonly kitchenPlace: string;
  };
  readonly warnings: Readonly<Record<WarningKind, (name: string) => string>>;
  readonly turnPrompts: Readonly<Record<TurnPrompt, string>>;
  readonly prompts: Readonly<Record<Exclude<TaskKind, 'turn'>, string>>;
  readonly confirms: Readonly<Partial<Record<MoveKind, string>>> & { readonly other: string };
  readonly counsel: {
    readonly ask: string;
    readonly thinking: string;
    readonly says: string;
    readonly failed: string;
    readonly doSo: string;
  };
  readonly detail: {
    readonly close: string;
    readonly open: (name: string) => string;
    readonly order: string;
    readonly reward: string;
    readonly points: string;
    readonly price: string;
    readonly whenGained: string;
    readonly ongoing: string;
    readonly top: string;
    readonly bottom: string;
    readonly bonus: string;
    readonly penalty: string;
    readonly cost: string;
  };
  readonly logPanel: {
    readonly empty: string;
    readonly more: string;
    readonly title: string;
  };
  readonly keys: {
    readonly title: string;
    readonly open: string;
    readonly help: Readonly<Record<KeyHelp, string>>;
  };
  readonly menu: string;
  readonly close: string;
  readonly enlarge: (name: string) => string;
}
