import { columns } from '@gah/terminal';
import { winsAlone } from '../modules/index.js';
import type { LevelReport, PairReport, TournamentReport } from './standings.js';

const afterFirst = (column: number): boolean => column > 0;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = (value: number): string => value.toFixed(1);
const milliseconds = (ms: number | null): string =>
  ms?.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0) ?? '–';

function pairsText(pairs: readonly PairReport[]): string {
  const rows = pairs.map(({ a, b, games, winRate, low, high, meanScoreA, meanScoreB }) => [
    `${a} against ${b}`,
    String(games),
    percent(winRate),
    `${percent(low)} to ${percent(high)}`,
    points(meanScoreA),
    points(meanScoreB),
  ]);
  const head = ['Pairs', 'games', 'wins', '95 %', 'score', 'against'];
  return columns([head, ...rows], { right: afterFirst });
}

type Levels = readonly (readonly [name: string, report: LevelReport])[];

function levelsText(levels: Levels): string {
  const rows = levels.map(([name, level]) => [
    name,
    level.elo === null ? '–' : level.elo.toFixed(0),
    points(level.meanScore),
    `${points(level.meanScoreLow)} to ${points(level.meanScoreHigh)}`,
    ...[
      level.msPerDecision,
      level.msPerDecisionP95,
      level.msPerTurn,
      level.msPerTurnP95,
      level.workMsPerTurn,
      level.workMsPerTurnP95,
    ].map(milliseconds),
  ]);
  const head = [
    'Levels',
    'Elo',
    'score',
    '95 %',
    'ms/decision',
    'p95',
    'ms/turn',
    'p95',
    'work/turn',
    'p95',
  ];
  return columns([head, ...rows], { right: afterFirst });
}

function scoresText(levels: Levels): string {
  const rows = levels.map(([name, { scores }]) => [
    name,
    String(scores.count),
    points(scores.deviation),
    ...[scores.min, scores.p05, scores.p25, scores.median, scores.p75, scores.p95, scores.max].map(
      (score) => score.toFixed(0),
    ),
  ]);
  const head = ['Scores', 'seats', 'sd', 'min', '5 %', '25 %', '50 %', '75 %', '95 %', 'max'];
  return columns([head, ...rows], { right: afterFirst });
}

const BAR_WIDTH = 40;

function histogramText([name, { scores }]: Levels[number]): string {
  const most = Math.max(...scores.histogram.map(({ count }) => count));
  const rows = scores.histogram.map(({ from, count }) => [
    `  ${from} to ${from + 9}`,
    String(count),
    '█'.repeat(Math.ceil((BAR_WIDTH * count) / most)),
  ]);
  return `Scores of ${name}\n${columns(rows, { right: (column) => column === 1 })}`;
}

const aloneText = (levels: Levels): string[] =>
  levels.flatMap(([name, level]) => {
    const wins = winsAlone(level);
    return wins
      ? [`${name} wins ${percent(wins.rate)} (${percent(wins.low)} to ${percent(wins.high)}).`]
      : [];
  });

/** The report for people. */
export function reportText(report: TournamentReport, repeat: string): string {
  const levels = Object.entries(report.levels);
  return [
    ...(report.complete ? [] : [`Broken off after ${report.games} games.`]),
    ...(report.pairs.length > 0 ? [pairsText(report.pairs)] : []),
    ...(levels.length > 0 ? [levelsText(levels), scoresText(levels)] : []),
    ...aloneText(levels),
    ...(report.pairs.length === 0 ? levels.map(histogramText) : []),
    ...report.failures.map(
      ({ seed, seating, problem }) =>
        `Problem in game "${seed}" (${seating.join(', ')}): ${problem}`,
    ),
    `${repeat} plays this again.`,
  ].join('\n\n');
}
