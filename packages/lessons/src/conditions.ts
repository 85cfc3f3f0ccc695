import type { GameView, MoveKind, MoveOf, SeatIndex, SeatPosition, TaskKind } from '@gah/engine';
import type { Deed, Moment } from './moment.js';

/** What must be true of a moment. */
export type Condition = (at: Moment) => boolean;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (at) =>
    conditions.every((condition) => condition(at));

export const not =
  (condition: Condition): Condition =>
  (at) =>
    !condition(at);

export function ownSeat({ view, pupil }: Pick<Moment, 'view' | 'pupil'>): SeatPosition {
  const seat = view.seats[pupil];
  if (!seat) throw new Error(`there is no seat ${pupil}`);
  return seat;
}

/** The pupil is asked this. */
export const asks =
  (...kinds: readonly TaskKind[]): Condition =>
  ({ view, moves }) =>
    moves.length > 0 && kinds.includes(view.tasks.at(-1)?.kind ?? 'draft');

/** The legal moves of one kind. */
export const movesOf = <K extends MoveKind>(at: Moment, kind: K): MoveOf<K>[] =>
  at.moves.filter((move): move is MoveOf<K> => move.kind === kind);

export const can =
  (kind: MoveKind): Condition =>
  (at) =>
    at.moves.some((move) => move.kind === kind);

/** What the pupil has done in this lesson. */
export const ownDeeds = ({ deeds, pupil }: Moment): Deed[] =>
  deeds.filter(({ move }) => move.seat === pupil);

/** The pupil's moves in the turn going on; none between turns. */
function deedsOfTurn(at: Moment): Deed[] {
  if (!isOwnTurn(at)) return [];
  const own = ownDeeds(at).filter(({ before }) => isTurnOf(before, at.pupil));
  return own.slice(own.findLastIndex(({ move }) => endsTurn(move.kind)) + 1);
}

const endsTurn = (kind: MoveKind): boolean => kind === 'endTurn' || kind === 'pass';

/** How many turns of the pupil have begun in this lesson; 0 before the first. */
const turnNumber = (at: Moment): number => {
  const ended = ownDeeds(at).filter(({ move }) => endsTurn(move.kind)).length;
  return isOwnTurn(at) ? ended + 1 : ended;
};

/** A turn of the pupil is going on. */
export const isOwnTurn: Condition = ({ view, pupil }) => isTurnOf(view, pupil);

const isTurnOf = ({ tasks }: GameView, seat: SeatIndex): boolean =>
  tasks.some((task) => task.kind === 'turn' && task.seat === seat);

/** Something else is asked before the pupil's turn goes on. */
export const isInside: Condition = (at) => isOwnTurn(at) && at.view.tasks.at(-1)?.kind !== 'turn';

export const inTurn =
  (number: number): Condition =>
  (at) =>
    isOwnTurn(at) && turnNumber(at) === number;

export const afterTurn =
  (number: number): Condition =>
  (at) =>
    ownDeeds(at).filter(({ move }) => endsTurn(move.kind)).length >= number;

/** The pupil has made such a move in this lesson. */
export const did =
  (...kinds: readonly MoveKind[]): Condition =>
  (at) =>
    ownDeeds(at).some(({ move }) => kinds.includes(move.kind));

/** The pupil has answered such a question. */
export const decided =
  (kind: TaskKind): Condition =>
  (at) =>
    ownDeeds(at).some(({ before }) => before.tasks.at(-1)?.kind === kind);

export const didInTurn =
  (...kinds: readonly MoveKind[]): Condition =>
  (at) =>
    deedsOfTurn(at).some(({ move }) => kinds.includes(move.kind));
