import type { BallroomScoring } from './content/halls.js';
import { NO_DANCER_VP } from './content/halls.js';
import { gainVp } from '../../rules/resources.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { abilitiesWith } from '../../rules/abilities.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { ballroomAt, ballroomsOf, dancersOn } from './dancing.js';
import { POWER } from '../../model/effect.js';
import { at } from '../../util/lists.js';

/** Points of one ballroom. */

/** Points by rank; a rank needs a dancer, ties share the ranks they fill, rounded down. */
function rankPoints(dancers: readonly number[], points: readonly number[]): number[] {
  return dancers.map((own) => {
    if (own === 0) return 0;
    const ahead = dancers.filter((other) => other > own).length;
    const tied = dancers.filter((other) => other === own).length;
    const shared = points.slice(ahead, ahead + tied).reduce((sum, vp) => sum + vp, 0);
    return Math.floor(shared / tied);
  });
}

/** 1 for the bottom row, 0 without a dancer. */
const highestRow = (rows: readonly (readonly number[])[], seat: SeatIndex): number =>
  rows.reduce((highest, row, index) => (at(row, seat) > 0 ? index + 1 : highest), 0);

/** Points by seat; `rows` are the dancers by row and seat. */
function ballroomPoints(scoring: BallroomScoring, rows: readonly (readonly number[])[]): number[] {
  const seats = rows[0]?.map((_, seat) => seat) ?? [];
  const totals = seats.map((seat) => rows.reduce((sum, row) => sum + at(row, seat), 0));
  switch (scoring.kind) {
    case 'timesHighestRow':
      return totals.map((total, seat) => total * highestRow(rows, seat));
    case 'rowRanks': {
      const byRow = rows.map((row) => rankPoints(row, scoring.vp));
      return seats.map((seat) => byRow.reduce((sum, points) => sum + at(points, seat), 0));
    }
    case 'byNumber':
      return totals.map((total) =>
        total === 0 ? 0 : at(scoring.vp, Math.min(total, scoring.vp.length - 1)),
      );
    case 'ranks':
      return rankPoints(totals, seats.length === 2 ? scoring.vpOfTwo : scoring.vp);
    case 'perTwo':
      return totals.map((total) => Math.floor(total / 2) * scoring.vp);
  }
}

function soleMajorityVp(context: QueryContext, seat: SeatIndex, totals: readonly number[]): number {
  const own = at(totals, seat);
  const alone = totals.every((other, index) => index === seat || other < own);
  if (!alone) return 0;
  return abilitiesWith(context, seat, POWER.soleMajorityVp).reduce(
    (sum, { ability: { soleMajorityVp: vp = 0 } }) => sum + vp,
    0,
  );
}

/** What a seat gets for a ballroom: for its dancers, and for having most of them alone. */
export interface BallroomPoints {
  readonly vp: number;
  readonly majorityVp: number;
}

/** What a ballroom would pay each seat if it were scored now. */
export function ballroomScores(context: QueryContext, hall: number): BallroomPoints[] {
  const { seats } = context.state;
  const rows = (ballroomsOf(context).floor[hall] ?? []).map((spaces) =>
    seats.map((_, seat) => dancersOn(spaces, seat)),
  );
  const totals = seats.map((_, seat) => rows.reduce((sum, row) => sum + at(row, seat), 0));
  const points = ballroomPoints(ballroomAt(context, hall).scoring, rows);
  return seats.map((_, seat) => ({
    vp: totals[seat] === 0 ? NO_DANCER_VP : at(points, seat),
    majorityVp: soleMajorityVp(context, seat, totals),
  }));
}

export function scoreBallroom(context: RuleContext, hall: number): void {
  const ballroom = at(ballroomsOf(context).halls, hall);
  context.events?.push({ type: 'ballroomScored', ballroom });
  for (const [seat, { vp, majorityVp }] of ballroomScores(context, hall).entries()) {
    gainVp(context, seat, vp, { source: 'ballroom', id: ballroom });
    const [owner] = abilitiesWith(context, seat, POWER.soleMajorityVp);
    if (owner) gainVp(context, seat, majorityVp, { source: owner.cause.source, id: ballroom });
  }
}
