import type {
  Ability,
  CauseSource,
  Countable,
  DieReaction,
  Edition,
  EffectKind,
  Gain,
  Good,
  GuestColor,
  HotelSide,
  PackProblem,
  PaymentReason,
  Penalty,
  Phase,
  PricePartName,
  RecordProblem,
  RoomColor,
  SetupProblem,
  Source,
  SPACES,
  StaffDeal,
  StrengthPartName,
  Timing,
  VpSource,
} from '@gah/engine';
import type { ComputerTopics } from './computers.js';
import type { EventMessages } from './events.js';
import type { ExpansionTopics } from './expansion.js';
import type { MoveDetails, MoveMessages, SkipMessages } from './moves.js';
import type { PromptMessages, TurnState } from './prompts.js';
import type { RefusalTopics } from './refusals.js';
import type { Term } from './terms.js';
import type { Covering, Plain, YesNo } from './values.js';

/** What a card does to whom it belongs, by kind of effect; `good` is one line of `goods`. */
type EffectMessages = Covering<
  Exclude<EffectKind, 'goods'>,
  {
    vp: { amount: number };
    vpPer: { amount: number; per: string };
    krones: { amount: number };
    emperor: { amount: number };
    good: { amount: number; good: string };
    chooseGoods: { amount: number };
    chooseGoodsExcept: { amount: number; goods: string };
    drawStaff: { amount: number };
    playStaff: { price: string };
    drawThree: { price: string };
    /** `floors` is 0 when every floor is allowed. */
    prepareRoom: { price: string; floors: number; occupy: YesNo };
    /** `floors` as above. */
    occupyRoom: { floors: number };
    takeGuest: { fill: YesNo };
    fillOrder: null;
    fillGood: { good: Good };
    useSpace: null;
    extraTurn: null;
    mainAction: { space: number; action: string; strength: number };
    anyAction: { strength: number };
    spendGoods: { goods: string; effects: string };
    exchangeGoods: { goods: string };
    /** So many goods of choice, to be spent. */
    goodsOfChoice: { amount: number; upTo: YesNo; champagne: YesNo };
    sendDancer: { price: string };
    sendDancerShared: null;
    sendDancerThen: { first: string; effects: string };
    joinDancer: { vp: number };
    scoreBallroom: null;
    bell: null;
    takeToken: { half: 'top' | 'bottom' };
    times: { times: number; effect: string };
  }
>;

type AbilityMessages = Covering<
  keyof Ability,
  {
    onDie: { values: string; reactions: string };
    /** `minGoods` is 0 when any order will do. */
    onGuestLeaving: { color: GuestColor | 'any'; minGoods: number; gain: string };
    onOrderComplete: { color: GuestColor; gain: string };
    onRoomOccupied: { by: 'guest' | 'any'; gain: string };
    onEmperorBonus: { gain: string };
    onStaffPlayed: { once: YesNo; gain: string };
    onDancerSent: { gain: string };
    onMarkerPlaced: { gain: string };
    /** `self` when the gain is of the same kind: it does not set itself off. */
    onGain: { what: Gain; self: YesNo; gain: string };
    onChampagnePaid: { gain: string };
    freeRooms: { color: RoomColor | 'any' };
    freeServing: null;
    freeGuests: null;
    wardCost: { price: number };
    orderSlack: { goods: number };
    /** By size of the group, such as "4 / 8 / 13 / 20". */
    groupBonus: { sizes: string; blue: string; red: string; yellow: string };
    rowBonusTimes: { times: number };
    soleMajorityVp: { vp: number };
  }
>;

type DieReactionMessages = Covering<
  Exclude<keyof DieReaction, 'values'>,
  {
    gain: { effects: string };
    beside: { effects: string };
    strength: { amount: number };
    freeSpace: null;
    both: null;
  }
>;

interface FinalMessages {
  scoring: { amount: number; per: string };
  scoringUpTo: { amount: number; per: string; max: number };
  copyOpponent: null;
}

type PenaltyMessages = Covering<
  Penalty['lose'],
  {
    krones: { amount: number };
    champagne: { amount: number };
    kronesAndGood: { amount: number };
    handCards: { amount: number };
    freeRooms: { amount: number };
    finalStaff: { amount: number };
    dancers: { amount: number };
    occupiedRooms: { column: 'same' | 'any' };
    kitchen: { tables: YesNo };
    everything: null;
    vp: { amount: number };
    vpPer: { amount: number; per: string };
  }
>;

/** The two halves of a penalty with a slash: the player chooses, or the loss comes first. */
interface PenaltyHalvesMessages {
  choice: { loss: string; vp: number };
  forced: { loss: string; vp: number };
}

interface CardMessages {
  /** A card's name inside a sentence. */
  named: { name: string; proper: YesNo };
  order: { goods: string };
  noOrder: null;
  vp: { vp: number };
  /** Points that depend on the round; `count` is the number of rounds. */
  vpInRounds: { vp: number; rounds: string; count: number };
  guest: { name: string; color: GuestColor; order: string; vp: string; reward: string };
  noReward: null;
  tile: { id: string };
  politicsVp: { vp: string };
}

interface PriceMessages {
  full: null;
  less: { krones: number };
  lessChampagne: { champagne: number };
  free: null;
}

interface PlayerMessages {
  unnamed: { number: number };
  waiting: { players: string };
  round: { round: number; rounds: number };
}

interface ProblemPlaceMessages {
  path: { problem: string; path: string };
  move: { problem: string; number: number };
}

type StaffEffectMessages = Readonly<Record<Exclude<Timing, 'bell'>, { effects: string }>> & {
  /** Once per round for a price. */
  readonly roundFor: { price: string; effects: string };
  readonly bell: { condition: string; effects: string };
};

/** What a message about something countable may need to know. */
export interface CountableValues {
  color: GuestColor | 'any';
  goods: string;
  minGoods: number;
}

/** The master key is an action, the lounge a celebrity, cards of the solo opponent have no names. */
export type UnnamedCause = 'key' | 'lounge' | 'soloCard' | 'soloCelebrity';

interface CauseValues {
  name: string;
  floor: number;
}

/** A part of a price, with or without something by which it is so: "2 krones for the floor". */
interface PartValues {
  amount: string;
  cause: string;
  hasCause: YesNo;
}

interface StrengthValues {
  amount: number;
  cause: string;
}

/** The values of every message, by topic. All catalogues have exactly these messages. */
export interface Topics extends ExpansionTopics, ComputerTopics, RefusalTopics {
  readonly terms: Plain<Term>;
  readonly goods: Readonly<Record<Good, { count: number }>>;
  readonly colors: Plain<GuestColor>;
  readonly guestKinds: Plain<GuestColor>;
  readonly timings: Plain<Timing>;
  readonly actions: Readonly<Record<(typeof SPACES)[number], { champagne: YesNo }>>;
  readonly editions: Plain<Edition>;
  readonly hotelSides: Plain<HotelSide>;
  readonly staffDeals: Plain<StaffDeal>;
  readonly phases: Plain<Phase>;
  readonly players: PlayerMessages;
  readonly prices: PriceMessages;
  readonly vpSources: Plain<VpSource>;
  readonly sources: Plain<Source>;

  readonly effects: EffectMessages;
  /** For each of something: "per occupied room". */
  readonly per: Readonly<Record<Countable['count'], CountableValues>>;
  readonly atLeast: Readonly<Record<Countable['count'], CountableValues & { amount: number }>>;
  readonly cards: CardMessages;
  readonly staffEffects: StaffEffectMessages;
  readonly abilities: AbilityMessages;
  readonly dieReactions: DieReactionMessages;
  readonly finals: FinalMessages;
  readonly penalties: PenaltyMessages;
  readonly penaltyHalves: PenaltyHalvesMessages;

  readonly prompts: PromptMessages;
  readonly turns: Plain<TurnState>;
  readonly moves: MoveMessages;
  readonly moveDetails: MoveDetails;
  readonly priceParts: Readonly<Record<PricePartName, PartValues>>;
  readonly strengthParts: Readonly<Record<StrengthPartName, StrengthValues>>;
  readonly skips: SkipMessages;
  readonly events: EventMessages;
  readonly payments: Plain<PaymentReason>;
  readonly causes: Readonly<Record<CauseSource | UnnamedCause, CauseValues>>;

  readonly setupProblems: Plain<SetupProblem>;
  readonly recordProblems: Plain<RecordProblem>;
  readonly packProblems: Plain<PackProblem>;
  readonly problemPlaces: ProblemPlaceMessages;
}

export type Topic = keyof Topics;
/** The messages of some topics in one language, as ICU patterns. */
/** What is said only to whoever asks: why not, why so much, why this move. */
export type Hints = Pick<
  Messages,
  keyof RefusalTopics | 'priceParts' | 'strengthParts' | 'reasons'
>;

export type Messages<T extends Topic = Topic> = {
  readonly [K in T]: { readonly [M in keyof Topics[K]]: string };
};
