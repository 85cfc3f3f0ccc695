import type {
  Floor,
  Good,
  GuestNumber,
  Move,
  PoliticsNumber,
  RoomIndex,
  StaffNumber,
  TileId,
} from '@gah/engine';
import {
  at as entry,
  claimVp,
  contentOf,
  EMPEROR_BONUS_FROM,
  emperorOutlook,
  emperorTile,
  freeRooms,
  goodIndex,
  GOODS,
  guestCard,
  hasRoom,
  hotelPlan,
  LAST_EMPEROR_SPACE,
  nextEmperorScoring,
  objectiveProgress,
  ordersOf,
  preview,
  priceOf,
  scoreSheets,
  scoringsOfSpace,
  strengthOf,
} from '@gah/engine';
import type { Moment } from './moment.js';
import { movesOf, ownSeat } from './conditions.js';

/** What can be had, gained and lost. */
const STOCKS = ['krones', 'vp', 'emperor', ...GOODS] as const;
export type Stock = (typeof STOCKS)[number];

/**
 * Of the next emperor scoring: after which round, how far everybody falls back, what it means for the pupil now, and
 * where one must stand after the fall for a bonus.
 */
const OUTLOOKS = ['round', 'back', 'vp', 'from', 'to', 'bonusFrom'] as const;
type Outlook = (typeof OUTLOOKS)[number];

/** Counted at the pupil's place, single dice on the board; rooms that may still be prepared now. */
const TALLIES = [
  'hand',
  'cafe',
  'freeTables',
  'roomsLeft',
  'dancing',
  'roomsVp',
  'leftovers',
  'singleDice',
] as const;
type Tally = (typeof TALLIES)[number];

export type Named =
  | { readonly kind: 'guest'; readonly card: GuestNumber }
  | { readonly kind: 'staff'; readonly card: StaffNumber }
  | { readonly kind: 'objective'; readonly card: PoliticsNumber }
  | { readonly kind: 'tile'; readonly card: TileId; readonly afterRound: number }
  | { readonly kind: 'good'; readonly card: Good };

/** What a statement says about the position, so that a test can find out whether it is so. */
export type Claim =
  /** The pupil has so much. */
  | { readonly is: 'has'; readonly what: Stock }
  /** A move brings so much before anything else is asked. */
  | { readonly is: 'brings'; readonly move: Move; readonly what: Stock }
  | { readonly is: 'costs'; readonly move: Move }
  /** So many items, steps, krones: what the die makes possible. */
  | { readonly is: 'strength'; readonly move: Move }
  | { readonly is: 'dice'; readonly space: number }
  /** What a guest in sight has ordered, lacks, and is worth. */
  | { readonly is: 'ordered'; readonly guest: GuestNumber }
  | { readonly is: 'lacks'; readonly guest: GuestNumber }
  | { readonly is: 'guestVp'; readonly guest: GuestNumber }
  | { readonly is: 'objectiveVp'; readonly slot: number }
  | { readonly is: 'roundsToEmperor' }
  | { readonly is: 'outlook'; readonly what: Outlook }
  /** What the penalty of the next scoring takes from the hand. */
  | { readonly is: 'handCardsLost' }
  /** A card that the pupil can see. */
  | { readonly is: 'named'; readonly named: Named }
  /** A guest in the café who has no room yet and could have this one. */
  | { readonly is: 'needs'; readonly guest: GuestNumber; readonly room: RoomIndex }
  /** The guest who has just moved in, and whose reward fills another room. */
  | { readonly is: 'fillsRoom'; readonly guest: GuestNumber }
  /** Vacant rooms of the colour of this one. */
  | { readonly is: 'vacantLike'; readonly room: RoomIndex }
  /** Points at the end for an occupied room of this floor. */
  | { readonly is: 'roomVp'; readonly floor: number }
  | { readonly is: 'tally'; readonly what: Tally }
  /** What an objective still asks for. */
  | { readonly is: 'missing'; readonly slot: number }
  /** How strong the die was that the pupil has just taken. */
  | { readonly is: 'strengthTaken' };

export interface Fact {
  readonly value: number | Named;
  readonly claim: Claim;
}
export interface NumberFact extends Fact {
  readonly value: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

function stockOf(at: Pick<Moment, 'view' | 'pupil'>, what: Stock): number {
  const seat = ownSeat(at);
  if (what === 'krones' || what === 'vp' || what === 'emperor') return seat[what];
  return seat.kitchen[goodIndex(what)];
}

export const has = (at: Moment, what: Stock): NumberFact => ({
  value: stockOf(at, what),
  claim: { is: 'has', what },
});

function gained(at: Moment, move: Move, what: Stock): number {
  const events = preview(at.view, move)?.events ?? [];
  let gain = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== at.pupil) continue;
    if (what === 'krones' && event.type === 'kronesGained') gain += event.amount;
    if (what === 'krones' && event.type === 'kronesPaid') gain -= event.amount;
    if (what === 'vp' && event.type === 'vpGained') gain += event.amount;
    if (what === 'emperor' && event.type === 'emperorAdvanced') gain += event.steps;
  }
  return gain;
}

export const brings = (at: Moment, move: Move, what: 'krones' | 'vp' | 'emperor'): NumberFact => ({
  value: gained(at, move, what),
  claim: { is: 'brings', move, what },
});

export const costs = (at: Moment, move: Move): NumberFact => ({
  value: priceOf(at.view, move).krones,
  claim: { is: 'costs', move },
});

export const strength = (at: Moment, move: Move): NumberFact => ({
  value: strengthOf(at.view, move).strength,
  claim: { is: 'strength', move },
});

/** @public What lessons can say. */
export const diceOn = (at: Moment, space: number): NumberFact => ({
  value: entry(at.view.dice, space - 1),
  claim: { is: 'dice', space },
});

export const ordered = (at: Moment, guest: GuestNumber): NumberFact => ({
  value: guestCard(contentOf(at.view.setup), guest).size,
  claim: { is: 'ordered', guest },
});

/** @public What lessons can say. */
export const lacks = (at: Moment, guest: GuestNumber): NumberFact => ({
  value: sum(ordersOf(at.view, at.pupil).find((order) => order.guest === guest)?.missing ?? []),
  claim: { is: 'lacks', guest },
});

export const guestVp = (at: Moment, guest: GuestNumber): NumberFact => ({
  value: guestCard(contentOf(at.view.setup), guest).vp,
  claim: { is: 'guestVp', guest },
});

export const objectiveVp = (at: Moment, slot: number): NumberFact => ({
  value: claimVp(at.view, slot),
  claim: { is: 'objectiveVp', slot },
});

/** @public What lessons can say. */
export const roundsToEmperor = (at: Moment): NumberFact => ({
  value: nextEmperorScoring(at.view)?.rounds ?? 0,
  claim: { is: 'roundsToEmperor' },
});

function outlookOf(at: Moment, what: Outlook): number | undefined {
  if (what === 'round') return nextEmperorScoring(at.view)?.round;
  if (what === 'bonusFrom') return EMPEROR_BONUS_FROM;
  if (what === 'back') return scoringsOfSpace(at.view, LAST_EMPEROR_SPACE)[0]?.stepsBack;
  return emperorOutlook(at.view, at.pupil)?.[what];
}

/** To be asked only while a scoring is ahead. */
export function outlook(at: Moment, what: Outlook): NumberFact {
  const value = outlookOf(at, what);
  if (value === undefined) throw new Error('there is no emperor scoring ahead');
  return { value, claim: { is: 'outlook', what } };
}

const nameOf = (named: Named): Fact => ({ value: named, claim: { is: 'named', named } });
export const guest = (card: GuestNumber): Fact => nameOf({ kind: 'guest', card });
/** @public What lessons can say. */
export const staff = (card: StaffNumber): Fact => nameOf({ kind: 'staff', card });
/** @public What lessons can say. */
export const objective = (card: PoliticsNumber): Fact => nameOf({ kind: 'objective', card });
export const tile = (card: TileId, afterRound: number): Fact =>
  nameOf({ kind: 'tile', card, afterRound });
/** @public What lessons can say. */
export const good = (card: Good): Fact => nameOf({ kind: 'good', card });

export const needs = (guest: GuestNumber, room: RoomIndex): Fact => ({
  value: { kind: 'guest', card: guest },
  claim: { is: 'needs', guest, room },
});
export const fillsRoom = (guest: GuestNumber): Fact => ({
  value: { kind: 'guest', card: guest },
  claim: { is: 'fillsRoom', guest },
});

export function vacantLike(at: Moment, room: RoomIndex): NumberFact {
  const seat = ownSeat(at);
  const { colors } = hotelPlan(contentOf(at.view.setup), seat.hotel);
  const vacant = freeRooms(seat);
  return {
    value: colors.filter((color, each) => color === colors[room] && hasRoom(vacant, each)).length,
    claim: { is: 'vacantLike', room },
  };
}

/** Null where the next penalty is another one. */
export function handCardsLost(at: Moment): NumberFact | null {
  const next = emperorOutlook(at.view, at.pupil);
  if (!next) return null;
  const { penalty } = emperorTile(contentOf(at.view.setup), next.tile);
  return penalty.lose === 'handCards'
    ? { value: penalty.amount, claim: { is: 'handCardsLost' } }
    : null;
}

/** Of the die that the pupil has just taken; to be asked only then. */
export function strengthTaken({ deeds }: Moment): NumberFact {
  const taken = deeds.at(-1)?.events.find((event) => event.type === 'dieTaken');
  if (taken?.type !== 'dieTaken') throw new Error('no die has just been taken');
  return { value: taken.strength, claim: { is: 'strengthTaken' } };
}

export const roomVp = (at: Moment, floor: Floor): NumberFact => ({
  value: contentOf(at.view.setup).board.occupiedRoomVp[floor],
  claim: { is: 'roomVp', floor },
});

const TALLY: Readonly<Record<Tally, (at: Moment) => number>> = {
  hand: (at) => ownSeat(at).hand.length,
  cafe: (at) => ordersOf(at.view, at.pupil).length,
  freeTables: (at) => ownSeat(at).cafe.length - ordersOf(at.view, at.pupil).length,
  roomsLeft: ({ view }) => {
    const task = view.tasks.at(-1);
    return task?.kind === 'setupRooms' || task?.kind === 'prepareRoom' ? task.left : 0;
  },
  dancing: (at) => new Set(movesOf(at, 'sendGuest').map(({ table }) => table)).size,
  roomsVp: (at) => sumOfSheet(at, 'rooms'),
  leftovers: (at) => sumOfSheet(at, 'leftovers'),
  singleDice: ({ view }) => view.dice.filter((dice) => dice === 1).length,
};

const sumOfSheet = ({ view, pupil }: Moment, source: 'rooms' | 'leftovers'): number =>
  entry(scoreSheets(view), pupil).bySource[source];

export const tally = (at: Moment, what: Tally): NumberFact => ({
  value: TALLY[what](at),
  claim: { is: 'tally', what },
});

export const missing = (at: Moment, slot: number): NumberFact => ({
  value: sum(objectiveProgress(at.view, at.pupil, slot).conditions.map((each) => each.missing)),
  claim: { is: 'missing', slot },
});
