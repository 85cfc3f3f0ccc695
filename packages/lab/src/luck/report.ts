import type { LuckByKind } from '@gah/ai';
import { LUCK_KINDS } from '@gah/ai';
import { columns } from '@gah/terminal';
import type { Interval } from '../statistics.js';
import { deviationOf, meanInterval, meanOf } from '../statistics.js';
import type { Factor } from './factors.js';
import { factorsOf } from './factors.js';
import type { LuckResult, SeatResult } from './luckGame.js';

interface Spread {
  readonly mean: number;
  readonly interval: Interval;
  readonly deviation: number;
}

/** How luck is spread over games, and how much less results differ without it. */
export interface LuckReport {
  readonly games: number;
  readonly seats: number;
  /** Of all seats of a game on average, so that games are independent. */
  readonly luck: Spread;
  readonly byKind: Readonly<Record<keyof LuckByKind, Spread>>;
  /** Seats for which start, luck and decisions do not add up to the score. */
  readonly unexplained: number;
  readonly variance: Variances;
  /** Of the difference between the first two seats. */
  readonly varianceOfLead: Variances;
  /** By how much scores change for each point of luck that was told; none for a few games. */
  readonly factors: readonly Factor[];
}

interface Variances {
  readonly score: number;
  readonly corrected: number;
  /** By how much it falls, 0 to 1. */
  readonly falls: number;
}

const sumOf = (luck: LuckByKind): number => LUCK_KINDS.reduce((sum, kind) => sum + luck[kind], 0);

const spreadOf = (
  results: readonly LuckResult[],
  valueOf: (seat: SeatResult) => number,
): Spread => {
  const games = results.map((seats) => meanOf(seats.map(valueOf)));
  return {
    mean: meanOf(games),
    interval: meanInterval(games),
    deviation: deviationOf(results.flat().map(valueOf)),
  };
};

function variances(scores: readonly number[], corrected: readonly number[]): Variances {
  const [before, after] = [deviationOf(scores) ** 2, deviationOf(corrected) ** 2];
  return { score: before, corrected: after, falls: 1 - after / before };
}

const corrected = ({ final, luck }: SeatResult): number => final - sumOf(luck);

/** `worth` is what the value function was multiplied by. */
export function luckReport(results: readonly LuckResult[], worth: LuckByKind): LuckReport {
  const seats = results.flat();
  const leadBy = (valueOf: (seat: SeatResult) => number): number[] =>
    results.flatMap(([first, second]) =>
      first && second ? [valueOf(first) - valueOf(second)] : [],
    );
  const kinds = LUCK_KINDS.map(
    (kind) => [kind, spreadOf(results, ({ luck }) => luck[kind])] as const,
  );
  return {
    games: results.length,
    seats: seats.length,
    luck: spreadOf(results, ({ luck }) => sumOf(luck)),
    byKind: Object.fromEntries(kinds) as LuckReport['byKind'],
    unexplained: seats.filter(
      ({ start, luck, decisions, others, final }) =>
        start + sumOf(luck) + decisions + others !== final,
    ).length,
    variance: variances(
      seats.map(({ final }) => final),
      seats.map(corrected),
    ),
    varianceOfLead: variances(
      leadBy(({ final }) => final),
      leadBy(corrected),
    ),
    factors: factorsOf(results, worth),
  };
}

const spreadText = ({ mean, interval: { low, high }, deviation }: Spread): string =>
  `${mean.toFixed(2)} (${low.toFixed(2)} – ${high.toFixed(2)}), deviation ${deviation.toFixed(1)}`;
const varianceText = ({ score, corrected: after, falls }: Variances): string =>
  `${score.toFixed(0)} before, ${after.toFixed(0)} after: ${(100 * falls).toFixed(0)} % less`;

const factorText = ({ change, error, worth, worthError }: Factor): string =>
  `${change.toFixed(2)} ± ${error.toFixed(2)} points of score for a point of luck; the value function times ` +
  `${worth.toFixed(1)} ± ${worthError.toFixed(1)}`;

export const luckText = (report: LuckReport): string =>
  columns([
    ['Games', `${report.games}, ${report.seats} seats`],
    ['Luck of a seat', spreadText(report.luck)],
    ...LUCK_KINDS.map((kind) => [`  ${kind}`, spreadText(report.byKind[kind])]),
    ['Unexplained', `${report.unexplained} scores`],
    ['Variance of scores', varianceText(report.variance)],
    ['Variance of leads', varianceText(report.varianceOfLead)],
    ...report.factors.map((factor) => [`Worth of ${factor.kind}`, factorText(factor)]),
  ]);
