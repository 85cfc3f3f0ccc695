import type {
  Comparison,
  Estimate,
  GameReview,
  ReviewDepth,
  TurningPoint,
  TurnReview,
  TurnVerdict,
} from './review.js';
import { REVIEW_DEPTHS } from './review.js';

/** What counts as an error, what deserves a closer look, and which turns decided most. */

/** So many standard errors are taken off a difference: the rest is not chance. */
const CERTAIN = 2;
/** Less than this many points is a matter of taste. */
const LEAST_POINTS = 4;
/** Worth a closer look if the difference could be this large. */
const SUSPICIOUS_POINTS = 3;
/** Most turning points of a seat, and how many are shown although chance could explain some. */
const MOST_POINTS = 5;
const FEWEST_POINTS = 3;
/** An unclear one is shown if it is at least this large. */
const LEAST_UNCLEAR = 2;

/** Is this a loss that matters, even if chance has made it look larger? A glance is not enough to say so. */
export const isCertainLoss = ({ mean, error }: Estimate, depth: ReviewDepth): boolean =>
  depth !== 'glance' && mean - CERTAIN * error >= LEAST_POINTS;

export function verdictOn({ points }: Comparison, depth: ReviewDepth): TurnVerdict {
  if (points.mean <= 0) return 'good';
  return isCertainLoss(points, depth) ? 'error' : 'unclear';
}

/** Every turn is looked at quickly; a closer look is for those that deserve it. */
export const isCloseLook = (depth: ReviewDepth): boolean => depth === 'usual' || depth === 'deep';

/** A turn is looked at with each depth up to the wanted one, but closely only if something may be there. */
export function deserves({ depth, verdict, comparison }: TurnReview, next: ReviewDepth): boolean {
  const done = depth === null ? -1 : REVIEW_DEPTHS.indexOf(depth);
  if (verdict === 'noChoice' || done >= REVIEW_DEPTHS.indexOf(next)) return false;
  if (!isCloseLook(next)) return true;
  if (!comparison) return false;
  const { mean, error } = comparison.points;
  return mean + error >= SUSPICIOUS_POINTS;
}

/** Up to five turns of each seat: its errors, and where these are few the largest that are unclear. */
export function turningPointsOf(
  turns: readonly TurnReview[],
  seats: GameReview['seats'],
): TurningPoint[] {
  const all = turns.flatMap(({ seat, ply, verdict, comparison, missed }, turn): TurningPoint[] => {
    if (!comparison || (verdict !== 'error' && verdict !== 'unclear')) return [];
    if (verdict === 'unclear' && comparison.points.mean < LEAST_UNCLEAR) return [];
    return [{ seat, turn, ply, isCertain: verdict === 'error', comparison, missed }];
  });
  all.sort((a, b) => b.comparison.points.mean - a.comparison.points.mean);
  const chosen = seats.flatMap((seat) => {
    const own = all.filter((point) => point.seat === seat);
    const certain = own.filter(({ isCertain }) => isCertain).slice(0, MOST_POINTS);
    const unclear = own.filter(({ isCertain }) => !isCertain);
    return [...certain, ...unclear.slice(0, Math.max(0, FEWEST_POINTS - certain.length))];
  });
  return all.filter((point) => chosen.includes(point));
}
