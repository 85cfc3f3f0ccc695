import type { GameEvent, GameState, Move, SeatState } from '@gah/engine';
import {
  conditionProgress,
  contentOf,
  emperorTile,
  GOODS,
  guestCard,
  moves,
  play,
  politicsCard,
} from '@gah/engine';
import type { Claim, Named, Stock } from '../../src/facts.js';
import type { Moment } from '../../src/moment.js';

/**
 * What is really so, worked out from the bare state and by playing moves: not with the questions from which
 * the lessons take their facts.
 */

function seatOf(state: GameState, seat: number): SeatState {
  const found = state.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

function stock(seat: SeatState, what: Stock): number {
  if (what === 'krones' || what === 'vp' || what === 'emperor') return seat[what];
  return seat.kitchen[GOODS.indexOf(what)] ?? 0;
}

function after(state: GameState, move: Move): { state: GameState; events: readonly GameEvent[] } {
  const played = play(state, move);
  if (!played.ok) throw new Error(`what is spoken of cannot be done: ${played.refusal.code}`);
  return played;
}

const missing = (state: GameState, pupil: number, card: number): number => {
  const { order } = guestCard(contentOf(state.setup), card);
  const found = seatOf(state, pupil).cafe.find((guest) => guest?.card === card);
  if (!found) throw new Error(`guest ${card} is not in the café`);
  return order.reduce((sum, amount, good) => sum + amount - (found.goods[good] ?? 0), 0);
};

const SCORING_ROUNDS = [3, 5, 7];

/** Cards a pupil can see lie in the middle, in a café, at work, or in the own hand. */
function isSeen(state: GameState, pupil: number, named: Named): boolean {
  switch (named.kind) {
    case 'guest':
      return (
        state.queue.includes(named.card) ||
        state.seats.some(({ cafe }) => cafe.some((guest) => guest?.card === named.card))
      );
    case 'staff': {
      const { hand, drawn } = seatOf(state, pupil);
      return (
        [...hand, ...drawn].includes(named.card) ||
        state.seats.some(({ played }) => played.includes(named.card))
      );
    }
    case 'objective':
      return state.politics.includes(named.card);
    case 'tile':
      return state.tiles[SCORING_ROUNDS.indexOf(named.afterRound)] === named.card;
    case 'good':
      return true;
  }
}

const nextScoring = ({ round }: GameState): number =>
  SCORING_ROUNDS.findIndex((each) => each >= Math.max(1, round));

function outlook(state: GameState, pupil: number, what: string): number {
  const { emperorBack, emperorVp } = contentOf(state.setup).board;
  const back = emperorBack[nextScoring(state)] ?? 0;
  const from = seatOf(state, pupil).emperor;
  const FIRST_REWARDED = 3;
  const values: Readonly<Record<string, number>> = {
    round: SCORING_ROUNDS[nextScoring(state)] ?? 0,
    back,
    from,
    to: Math.max(0, from - back),
    vp: emperorVp[from] ?? 0,
    bonusFrom: FIRST_REWARDED,
  };
  return values[what] ?? NaN;
}

const left = ({ tasks }: GameState): number => {
  const task = tasks.at(-1);
  return task && 'left' in task ? task.left : NaN;
};

/** The vacant rooms of a seat's hotel, each with its colour. */
function vacantRooms(state: GameState, pupil: number): string[] {
  const { hotel, tiles, occupied } = seatOf(state, pupil);
  const colors: readonly string[] = contentOf(state.setup).hotels[hotel]?.colors ?? [];
  return colors.filter((_color, room) => ((tiles & ~occupied) >> room) % 2 !== 0);
}

function colorAt(state: GameState, pupil: number, room: number): string {
  return contentOf(state.setup).hotels[seatOf(state, pupil).hotel]?.colors[room] ?? '';
}

/** Somebody in the café without a room of the own colour, which this one has. */
function needs(state: GameState, pupil: number, guest: number, room: number): boolean {
  const { color } = guestCard(contentOf(state.setup), guest);
  return (
    seatOf(state, pupil).cafe.some((seated) => seated?.card === guest) &&
    color === colorAt(state, pupil, room) &&
    !vacantRooms(state, pupil).includes(color)
  );
}

/** The last to have moved in is thanked for with a room. */
function fillsRoom({ deeds, pupil }: Moment, state: GameState, guest: number): boolean {
  const arrivals = deeds.flatMap(({ events }) =>
    events.filter((event) => event.type === 'guestMovedIn' && event.seat === pupil),
  );
  const last = arrivals.at(-1);
  return (
    last?.type === 'guestMovedIn' &&
    last.guest === guest &&
    guestCard(contentOf(state.setup), guest).reward.some((effect) => effect.do === 'occupyRoom')
  );
}

function tally(state: GameState, pupil: number, what: string): number {
  const seat = seatOf(state, pupil);
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const FLOOR = 0b11111;
  const values: Readonly<Record<string, number>> = {
    hand: seat.hand.length,
    cafe: seat.cafe.filter((guest) => guest !== null).length,
    freeTables: seat.cafe.filter((guest) => guest === null).length,
    roomsLeft: left(state),
    dancing: seat.cafe.filter((_guest, table) =>
      moves(state, pupil).some((move) => move.kind === 'sendGuest' && move.table === table),
    ).length,
    roomsVp: [0, 1, 2, 3].reduce(
      (sum, floor) => sum + (floor + 1) * bits((seat.occupied >> (5 * floor)) & FLOOR),
      0,
    ),
    leftovers: seat.kitchen.reduce((sum, amount) => sum + amount, seat.krones),
    singleDice: state.dice.filter((dice) => dice === 1).length,
  };
  return values[what] ?? NaN;
}

/** The value that a claim should have; for a name, whether the pupil can see the card. */
export function truthOf(claim: Claim, state: GameState, at: Moment): number | boolean {
  const { pupil } = at;
  const content = contentOf(state.setup);
  switch (claim.is) {
    case 'has':
      return stock(seatOf(state, pupil), claim.what);
    case 'brings': {
      const later = after(state, claim.move).state;
      return stock(seatOf(later, pupil), claim.what) - stock(seatOf(state, pupil), claim.what);
    }
    case 'costs':
      return after(state, claim.move).events.reduce(
        (sum, event) =>
          sum + (event.type === 'kronesPaid' && event.seat === pupil ? event.amount : 0),
        0,
      );
    case 'strength': {
      const taken = after(state, claim.move).events.find(({ type }) => type === 'dieTaken');
      return taken?.type === 'dieTaken' ? taken.strength : NaN;
    }
    case 'strengthTaken': {
      const taken = at.deeds.at(-1)?.events.find(({ type }) => type === 'dieTaken');
      return taken?.type === 'dieTaken' && taken.seat === pupil ? taken.strength : NaN;
    }
    case 'roomVp':
      return [1, 2, 3, 4][claim.floor] ?? NaN;
    case 'tally':
      return tally(state, pupil, claim.what);
    case 'missing':
      return conditionProgress(state, pupil, state.politics[claim.slot] ?? 0).reduce(
        (sum, { atLeast, have }) => sum + Math.max(0, atLeast - have),
        0,
      );
    case 'dice':
      return state.dice[claim.space - 1] ?? NaN;
    case 'ordered':
      return guestCard(content, claim.guest).order.reduce((sum, amount) => sum + amount, 0);
    case 'lacks':
      return missing(state, pupil, claim.guest);
    case 'guestVp':
      return guestCard(content, claim.guest).vp;
    case 'objectiveVp': {
      const card = politicsCard(content, state.politics[claim.slot] ?? 0);
      return card.vp[state.claims[claim.slot]?.length ?? 0] ?? 0;
    }
    case 'roundsToEmperor':
      return (SCORING_ROUNDS[nextScoring(state)] ?? 0) - Math.max(1, state.round) + 1;
    case 'outlook':
      return outlook(state, pupil, claim.what);
    case 'handCardsLost': {
      const { penalty } = emperorTile(content, state.tiles[nextScoring(state)] ?? 'A1');
      return penalty.lose === 'handCards' ? penalty.amount : NaN;
    }
    case 'needs':
      return needs(state, pupil, claim.guest, claim.room);
    case 'fillsRoom':
      return fillsRoom(at, state, claim.guest);
    case 'vacantLike':
      return vacantRooms(state, pupil).filter(
        (color) => color === colorAt(state, pupil, claim.room),
      ).length;
    case 'named':
      return isSeen(state, pupil, claim.named);
  }
}
