import { ROWS } from './content/halls.js';
import {
  currentHall,
  hasBalcony,
  nextSpace,
  rowBonusTimes as timesOf,
  spacePrices,
  spacesOf,
  standingOn,
  takenAt,
} from './dancing.js';
import type { BallroomPoints } from './scoring.js';
import { ballroomScores } from './scoring.js';
import { contextFor } from '../../game/contexts.js';
import type { Position } from '../../model/position.js';
import type { SeatIndex } from '../../model/vocabulary.js';

/** The dance floors of the ballrooms on the table. */

export interface DanceSpace {
  /** Champagne for a dancer here. */
  readonly price: number;
  /** null when nobody stands here. */
  readonly seat: SeatIndex | null;
  readonly dancers: number;
}

export interface DanceRow {
  readonly hall: number;
  /** 0 is the bottom row. */
  readonly row: number;
  readonly spaces: readonly DanceSpace[];
  /** Behind the last space there is always room for one more. */
  readonly hasBalcony: boolean;
}

/** Whether champagne is among the goods of this game. */
export const hasChampagne = ({ modules }: Partial<Pick<Position, 'modules'>>): boolean =>
  (modules?.ballrooms ?? null) !== null;

/** The rows of each ballroom, bottom first; none without ballrooms. */
export function danceRows(position: Position): DanceRow[][] {
  const { ballrooms } = position.modules;
  if (!ballrooms) return [];
  const context = contextFor(position);
  return ballrooms.halls.map((_, hall) =>
    ROWS.map((_row, row) => {
      const taken = spacesOf(context, hall, row);
      return {
        hall,
        row,
        spaces: spacePrices(context, hall, row).map((price, space) => ({
          price,
          ...standingOn(takenAt(taken, space)),
        })),
        hasBalcony: hasBalcony(hall, row),
      };
    }),
  );
}

/** The ballroom that is scored next, counted from the left. */
export const nextHall = (position: Position): number => currentHall(contextFor(position));

/** Where the next dancer of a row would stand, and the champagne for it; null when nobody fits in. */
export function nextDancerSpace(
  position: Position,
  hall: number,
  row: number,
): { champagne: number; isBalcony: boolean } | null {
  if (position.modules.ballrooms?.halls[hall] === undefined) return null;
  const next = nextSpace(contextFor(position), hall, row);
  return next && { champagne: next.champagne, isBalcony: next.isBalcony };
}

/** How often a seat gets the bonus of a row. */
export const rowBonusTimes = (position: Position, seat: SeatIndex): number =>
  timesOf(contextFor(position), seat);

export interface BallroomOutlook {
  readonly hall: number;
  /** By seat. */
  readonly points: readonly BallroomPoints[];
}

/** What each ballroom would pay each seat if it were scored now; none without ballrooms. */
export function ballroomOutlooks(position: Position): BallroomOutlook[] {
  const { ballrooms } = position.modules;
  const context = contextFor(position);
  return (ballrooms?.halls ?? []).map((_, hall) => ({
    hall,
    points: ballroomScores(context, hall),
  }));
}
