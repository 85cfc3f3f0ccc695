import type {
  BallroomScoring,
  BellCondition,
  Die,
  Difficulty,
  GuestColor,
  Lodging,
  ModuleName,
  Row,
  SoloExtra,
  SoloHotelKey,
  UseCost,
} from '@gah/engine';
import type { Covering, Plain, YesNo } from './values.js';

type GainedByBell = Extract<BellCondition, { when: 'gained' }>['what'];

/** When a bell card may be used, as a clause: "when one action brings you at least 3 drinks". */
type BellMessages = Covering<
  BellCondition['when'],
  {
    gained: { what: GainedByBell; amount: number };
    served: { color: GuestColor; minGoods: number };
    group: { minRooms: number };
    marker: null;
  }
>;

/** What one use of a card costs; goods are named as everywhere. */
type UseCostMessages = Covering<
  Exclude<keyof UseCost, 'goods'>,
  { krones: { amount: number }; emperor: { amount: number } }
>;

/** How a ballroom scores; `ranks` stand for "7 VP, 2 VP", most dancers first. */
type ScoringMessages = Covering<
  BallroomScoring['kind'],
  {
    timesHighestRow: null;
    rowRanks: { ranks: string };
    byNumber: { numbers: string };
    ranks: { ranks: string };
    perTwo: { vp: number };
  }
>;

interface BallroomMessages {
  noBonus: null;
  /** Spaces of a row that cost the same. */
  spaces: { spaces: number; champagne: number };
  noSpaces: null;
  /** One line of a table of points. */
  rank: { rank: number; vp: number };
  number: { dancers: number; vp: number; more: YesNo };
  nobody: { vp: number };
  section: { dancers: number; bonus: string };
}

/** What the records of an entrance say, and what only its module knows. */
interface EntranceMessages {
  start: { goods: string };
  setupRooms: { amount: number; price: string };
  extraTables: { tables: number };
  zantMainz: null;
  zantMainzSum: { sums: string; effects: string };
  zantMainzNothing: { sums: string };
  zantMainzKey: null;
  dove: null;
  kaufmanFirstGuest: null;
  kaufmanSecondGuest: null;
  kaufmanPile: { points: string };
  kaufmanPoints: { guests: number; vp: number; more: YesNo };
  ninasCards: { letters: string };
  ninasPoints: { points: string };
  ninasFinal: { points: string };
  ninasFinalPoints: { cards: number; vp: number };
  stroup: { blue: string; red: string; yellow: string };
  mayenfels: null;
  wrayTiles: { letters: string };
  wrayUse: { letters: string };
  kozi: null;
}

/** Who a person alone plays against. */
export const OPPONENTS = ['leopold', 'elisabeth'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What an instruction card makes the automatic opponent do; `dance` is 0 for a room. */
type InstructionMessages = Covering<
  SoloExtra['do'],
  {
    guest: { color: GuestColor | 'any'; dance: number };
    die: { values: string };
    anyDie: null;
    coloredDie: null;
    ties: { side: 'left' | 'right' };
    emperor: { steps: number };
    staff: null;
    politics: { letter: string; known: YesNo };
    dancer: { dance: number };
  }
>;

/** Topics of Let's Waltz! and of solo play. */
export interface ExpansionTopics {
  readonly modules: Plain<ModuleName>;
  /** What a module brings, in one line. */
  readonly moduleTexts: Plain<ModuleName>;
  readonly dieNames: Plain<Die>;
  /** A die with its value in a list: "red 3". */
  readonly diceValues: Readonly<Record<Die, { value: number }>>;
  readonly rows: Plain<Row | 'balcony'>;
  readonly lodgings: Plain<Exclude<Lodging, 'any'>>;
  readonly bells: BellMessages;
  readonly useCosts: UseCostMessages;
  readonly scorings: ScoringMessages;
  readonly ballrooms: BallroomMessages;
  readonly entrances: EntranceMessages;
  readonly opponents: Plain<Opponent>;
  readonly difficulties: Plain<Difficulty>;
  readonly soloHotelTexts: Plain<SoloHotelKey>;
  readonly instructions: InstructionMessages;
}
