import { columns } from '@gah/terminal';
import type { Interval } from '../statistics.js';
import { deviationOf, groupedBy, meanOf, shareInterval } from '../statistics.js';
import type { CalibrationResult, SeatForetold } from './calibrationGame.js';

/** How far forecasts can be trusted: chances by tenths, scores by the turns left. */
export interface CalibrationReport {
  readonly games: number;
  readonly chances: readonly TenthReport[];
  readonly scores: readonly ScoreReport[];
}

interface TenthReport {
  readonly from: number;
  readonly forecasts: number;
  /** Games in which there was such a forecast: as many are independent. */
  readonly games: number;
  readonly said: number;
  readonly won: number;
  readonly interval: Interval;
}

interface ScoreReport {
  readonly turns: number;
  /** Final score less forecast. */
  readonly bias: number;
  readonly deviation: number;
  /** The share of scores within the usual range, of which there should be four in five. */
  readonly within: number;
}

interface Outcome extends SeatForetold {
  readonly game: number;
  readonly final: number;
  readonly won: number;
}

const TENTHS = 10;

export function calibrationReport(results: readonly CalibrationResult[]): CalibrationReport {
  const all: Outcome[] = results.flatMap(({ finals, won, foretold }, game) =>
    foretold.flatMap((seats) =>
      seats.map((each, seat) => ({
        ...each,
        game,
        final: finals[seat] ?? NaN,
        won: won[seat] ?? NaN,
      })),
    ),
  );
  const tenthOf = ({ winChance }: Outcome): number =>
    Math.min(TENTHS - 1, Math.floor(TENTHS * winChance));
  return {
    games: results.length,
    chances: groupedBy(all, tenthOf).map(([tenth, some]) => {
      const won = meanOf(some.map((each) => each.won));
      const games = new Set(some.map(({ game }) => game)).size;
      return {
        from: tenth / TENTHS,
        forecasts: some.length,
        games,
        said: meanOf(some.map(({ winChance }) => winChance)),
        won,
        interval: shareInterval(won, games),
      };
    }),
    scores: groupedBy(all, ({ turns }) => turns).map(([turns, some]) => {
      const errors = some.map(({ final, score }) => final - score);
      const within = some.filter(({ final, usual: [low, high] }) => low <= final && final <= high);
      return {
        turns,
        bias: meanOf(errors),
        deviation: deviationOf(errors),
        within: within.length / some.length,
      };
    }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const afterFirst = (column: number): boolean => column > 0;

export function calibrationText({ games, chances, scores }: CalibrationReport): string {
  const byTenth = chances.map(({ from, forecasts, games: of, said, won, interval }) => [
    `${percent(from)} to ${percent(from + 1 / TENTHS)}`,
    String(forecasts),
    String(of),
    percent(said),
    percent(won),
    `${percent(interval.low)} to ${percent(interval.high)}`,
  ]);
  const byTurns = scores.map(({ turns, bias, deviation, within }) => [
    String(turns),
    bias.toFixed(1),
    deviation.toFixed(1),
    percent(within),
  ]);
  return [
    `${games} games`,
    columns([['Chance', 'forecasts', 'games', 'said', 'won', '95 %'], ...byTenth], {
      right: afterFirst,
    }),
    columns([['Turns left', 'bias', 'deviation', 'in usual range'], ...byTurns], {
      right: afterFirst,
    }),
  ].join('\n\n');
}
