import { columns } from '@gah/terminal';
import { cardLabel } from './cardLabel.js';
import type { SimulationReport } from './statistics.js';

const DECIMALS = 1;
const rounded = (number: number | null): string => number?.toFixed(DECIMALS) ?? '–';
const afterFirst = (column: number): boolean => column > 0;

function totals(report: SimulationReport, seconds: number): string {
  const { games, finished, stuck, refusals, decisions, movesPerDecision } = report;
  const speed = `${rounded(games / seconds)} a second`;
  return columns([
    ['Games', `${games} (${speed})`],
    ['Finished', String(finished)],
    ['Stuck', String(stuck)],
    ['Refusals', String(refusals)],
    ['Decisions', `${decisions} (${rounded(decisions / games)} a game)`],
    [
      'Moves per decision',
      `${rounded(movesPerDecision.mean)} on average, at most ${movesPerDecision.max}`,
    ],
  ]);
}

function scores(report: SimulationReport, players: readonly string[]): string {
  const rows = report.scores.map(({ mean, min, max }, seat) => [
    players[seat] ?? '',
    rounded(mean),
    String(min ?? '–'),
    String(max ?? '–'),
  ]);
  return columns([['Scores', 'mean', 'min', 'max'], ...rows], { right: afterFirst });
}

function cards(report: SimulationReport): string {
  const rows = Object.entries(report.cardsPlayed).map(([key, count]) => [
    cardLabel(key),
    String(count),
    rounded((100 * count) / report.games),
  ]);
  return columns([['Card', 'times', 'per 100 games'], ...rows], { right: afterFirst });
}

function failures(report: SimulationReport): string[] {
  return report.failures.map(
    ({ seed, problem, repeat }) => `Problem in game "${seed}": ${problem}\n  repeat: ${repeat}`,
  );
}

/** The report for people. */
export const reportText = (
  report: SimulationReport,
  players: readonly string[],
  seconds: number,
): string =>
  [totals(report, seconds), scores(report, players), cards(report), ...failures(report)].join(
    '\n\n',
  );
