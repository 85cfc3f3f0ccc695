import { isCertainLoss } from '@gah/ai/parts';
import { columns } from '@gah/terminal';
import type { Interval } from '../statistics.js';
import { meanOf, shareInterval } from '../statistics.js';
import type { JudgedTurn, QualityResult } from './qualityGame.js';

/** How good reviews are, in two shares. */
export interface QualityReport {
  readonly plantedGames: number;
  readonly planted: number;
  /** Those that cost as much as the bar speaks of, and how many of them were called errors. */
  readonly costly: number;
  readonly found: number;
  readonly foundShare: number;
  readonly foundInterval: Interval;
  readonly ownGames: number;
  /** The emperor's turns in which there was something to choose. */
  readonly own: number;
  readonly called: number;
  readonly calledShare: number;
  readonly calledInterval: Interval;
  /** For a review of a whole game of two emperors, on average. */
  readonly secondsForGame: number;
}

/** An error that a review has to find. */
const COSTLY = 8;

const isError = ({ points, depth }: JudgedTurn): boolean =>
  points !== null && depth !== null && isCertainLoss(points, depth);

export function qualityReport(results: readonly QualityResult[]): QualityReport {
  const planted = results.flatMap((result) => result.planted);
  const costly = planted.filter(({ cost }) => cost !== null && cost.mean >= COSTLY);
  const found = costly.filter(isError).length;
  const own = results.flatMap((result) => result.own).filter(({ points }) => points !== null);
  const called = own.filter(isError).length;
  const ownGames = results.filter((result) => result.own.length > 0);
  return {
    plantedGames: results.length - ownGames.length,
    planted: planted.length,
    costly: costly.length,
    found,
    foundShare: found / costly.length,
    foundInterval: shareInterval(found / costly.length, costly.length),
    ownGames: ownGames.length,
    own: own.length,
    called,
    calledShare: called / own.length,
    calledInterval: shareInterval(called / own.length, own.length),
    secondsForGame: meanOf(ownGames.map(({ seconds }) => seconds)),
  };
}

/** A share of nothing is no number. */
const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`;
const within = ({ low, high }: Interval): string => `(${percent(low)} – ${percent(high)})`;

export function qualityText(report: QualityReport): string {
  const { plantedGames, planted, costly, found, ownGames, own, called } = report;
  return columns([
    ['Planted', `${planted} random turns in ${plantedGames} games between directors`],
    ['Costly', `${costly} of them cost ${COSTLY} points or more by a deep search`],
    ['Found', `${found}: ${percent(report.foundShare)} ${within(report.foundInterval)}`],
    ['Own turns', `${own} of emperors in ${ownGames} games`],
    ['Called errors', `${called}: ${percent(report.calledShare)} ${within(report.calledInterval)}`],
    ...(ownGames > 0
      ? [
          [
            'Time',
            `${report.secondsForGame.toFixed(1)} s for a review of both seats, in one thread`,
          ],
        ]
      : []),
  ]);
}
