import type { DataPack } from '../content/pack.js';
import type { RoomMask } from './hotel.js';
import { copyStates } from '../modules/lists.js';
import type { ModuleStates } from '../modules/types.js';
import { missing } from '../util/missing.js';
import type { Rng } from '../random/rng.js';
import { copyRng } from '../random/rng.js';
import type { Task } from './tasks.js';
import type { TileId } from '../content/cards.js';
import type {
  Difficulty,
  Edition,
  GoodsVector,
  GuestNumber,
  HotelSide,
  ModuleName,
  PoliticsNumber,
  Promos,
  SeatIndex,
  StaffDeal,
  StaffNumber,
} from './vocabulary.js';
import { MAX_SEATS } from './vocabulary.js';

/** How a game is set up; never changed after the start. */
export interface GameSetup {
  readonly seats: number;
  readonly names: readonly string[];
  readonly seed: string;
  readonly edition: Edition;
  readonly hotel: HotelSide;
  readonly staff: StaffDeal;
  /** In the order of MODULES. */
  readonly modules: readonly ModuleName[];
  readonly promos: Promos;
  /** Of the automatic opponent; null unless one person plays alone. */
  readonly difficulty: Difficulty | null;
  readonly dataPack: DataPack | null;
}

/** The whole game: a tree of plain data, hidden cards and the random generator included. */
export interface GameState {
  readonly setup: GameSetup;
  rng: Rng;
  phase: Phase;
  /** Counts the seats within a phase. */
  step: number;
  round: number;
  startSeat: SeatIndex;
  /** Dice on the action spaces 1 to 6. */
  dice: readonly number[];
  /** The action space of the red, blue and yellow die, 0 when it is not there; empty without such dice. */
  coloredDice: readonly number[];
  /** Bottom card first. */
  staffDeck: readonly StaffNumber[];
  /** For each card of the deck a bit mask of the seats that know it lies there. */
  staffDeckSeen: readonly number[];
  guestDeck: readonly GuestNumber[];
  guestDiscard: readonly GuestNumber[];
  /** Left to right; 0 is an empty place. */
  queue: readonly GuestNumber[];
  politics: readonly PoliticsNumber[];
  /** For each politics card the seats that have claimed it, in order. */
  claims: readonly (readonly SeatIndex[])[];
  tiles: readonly TileId[];
  /** Staff that left the game. */
  dismissed: readonly StaffNumber[];
  seats: readonly SeatState[];
  draft: Draft | null;
  modules: ModuleStates;
  /** What the action going on has brought so far. */
  action: ActionTally;
  /** Bell cards whose condition has been met, to be offered as soon as the effect in progress is done. */
  bells: readonly { readonly seat: SeatIndex; readonly card: StaffNumber }[];
  /** Open work, the next on top (last). The only list that changes in place. */
  readonly tasks: Task[];
  /** Number of moves played. */
  ply: number;
  /** Undo may go back to this ply, no further. */
  undoFloor: number;
  /** The moves in notation, one a line; null when a state was not reached by recorded moves. */
  history: string | null;
}

/** One main action, one additional action or one emperor bonus with everything it brings about. */
export interface ActionTally {
  readonly seat: SeatIndex;
  readonly emperor: number;
  readonly dishes: number;
  readonly drinks: number;
  readonly champagnePaid: boolean;
  /** Bell cards already offered in this action. */
  readonly bells: readonly StaffNumber[];
}

const newTallies: readonly ActionTally[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  seat,
  emperor: 0,
  dishes: 0,
  drinks: 0,
  champagnePaid: false,
  bells: [],
}));

/** A tally is a value: every action of a seat begins with the same one. */
export function newTally(seat: SeatIndex): ActionTally {
  const tally = newTallies[seat];
  if (!tally) throw missing('seat', seat);
  return tally;
}

/** In the order in which a game goes through them. */
export const PHASES = [
  'draft',
  'auction',
  'rehearsal',
  'firstGuests',
  'rooms',
  'turns',
  'emperor',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const isBefore = (phase: Phase, other: Phase): boolean =>
  PHASES.indexOf(phase) < PHASES.indexOf(other);

export interface SeatState {
  /** Index into the hotels of the content. */
  hotel: number;
  krones: number;
  vp: number;
  /** Points by source, in the order of VP_SOURCES. */
  vpBySource: readonly number[];
  emperor: number;
  kitchen: GoodsVector;
  cafe: readonly (CafeGuest | null)[];
  hand: readonly StaffNumber[];
  /** Cards drawn to choose from, seen by this seat only. */
  drawn: readonly StaffNumber[];
  played: readonly StaffNumber[];
  /** Once-per-round cards already used in this round. */
  used: readonly StaffNumber[];
  /** Bell cards that lie face down for good. */
  rung: readonly StaffNumber[];
  /** Guests kept apart because they count for a politics card not yet claimed. */
  kept: readonly GuestNumber[];
  tiles: RoomMask;
  occupied: RoomMask;
  /** Bit mask of the groups that have paid their bonus. */
  groupsPaid: number;
  /** Values of the dice on the turn order tile. */
  diceTaken: readonly number[];
  passed: boolean;
}

export interface CafeGuest {
  readonly card: GuestNumber;
  /** Goods already on the card. */
  readonly goods: GoodsVector;
}

export interface Draft {
  readonly packs: readonly (readonly StaffNumber[])[];
  /** The card each seat has picked in this step; 0 while it is choosing. */
  readonly picks: readonly StaffNumber[];
}

/**
 * An independent copy. Only the state, its seats, the stack of tasks and the states of modules change
 * in place; every other list and every task is a value that is replaced, so copies share them.
 */
export function clone(state: GameState): GameState {
  return {
    setup: state.setup,
    rng: copyRng(state.rng),
    phase: state.phase,
    step: state.step,
    round: state.round,
    startSeat: state.startSeat,
    dice: state.dice,
    coloredDice: state.coloredDice,
    staffDeck: state.staffDeck,
    staffDeckSeen: state.staffDeckSeen,
    guestDeck: state.guestDeck,
    guestDiscard: state.guestDiscard,
    queue: state.queue,
    politics: state.politics,
    claims: state.claims,
    tiles: state.tiles,
    dismissed: state.dismissed,
    seats: state.seats.map(copySeat),
    draft: state.draft,
    modules: copyStates(state.modules),
    action: state.action,
    bells: state.bells,
    tasks: state.tasks.slice(),
    ply: state.ply,
    undoFloor: state.undoFloor,
    history: state.history,
  };
}

function copySeat(seat: SeatState): SeatState {
  return {
    hotel: seat.hotel,
    krones: seat.krones,
    vp: seat.vp,
    vpBySource: seat.vpBySource,
    emperor: seat.emperor,
    kitchen: seat.kitchen,
    cafe: seat.cafe,
    hand: seat.hand,
    drawn: seat.drawn,
    played: seat.played,
    used: seat.used,
    rung: seat.rung,
    kept: seat.kept,
    tiles: seat.tiles,
    occupied: seat.occupied,
    groupsPaid: seat.groupsPaid,
    diceTaken: seat.diceTaken,
    passed: seat.passed,
  };
}
