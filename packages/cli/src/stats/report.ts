import type { GameSummary, Part, Results, Rival, StaffResults } from '@gah/analysis';
import { byRival, bySeats, staffResults } from '@gah/analysis';
import { EDITIONS, STAFF_NUMBERS } from '@gah/engine';
import { columns } from '@gah/terminal';
import type { Language } from '@gah/text';
import { difficultyName, levelName, opponentName, staffName } from '@gah/text';

/** What a folder of games says of those who played in them. */
export interface StatsReport {
  readonly games: number;
  readonly finished: number;
  readonly players: readonly (Part<Rival> & {
    readonly rivals: readonly Part<Rival>[];
    readonly staff: readonly StaffResults[];
  })[];
}

/** As it is asked for. */
function nameOf(rival: Rival): string {
  if (rival.kind === 'person') return rival.name;
  return rival.kind === 'computer' ? rival.level : rival.opponent;
}

/** @param only the name of a person or the level of a computer player; null for everybody */
export function reportOn(games: readonly GameSummary[], only: string | null): StatsReport {
  const isMeant = (rival: Rival): boolean => only === null || nameOf(rival) === only;
  return {
    games: games.length,
    finished: games.filter(({ isOver }) => isOver).length,
    players: bySeats(games)
      .filter(({ key }) => isMeant(key))
      .map(({ key, results, played }) => ({
        key,
        results,
        rivals: byRival(played),
        staff: staffResults(played),
      })),
  };
}

const MOST_CARDS = 10;
const NUMBERS_FROM = 1;

const share = (value: number | null): string =>
  value === null ? '-' : `${Math.round(100 * value)} %`;
const points = (value: number | null): string => (value === null ? '-' : value.toFixed(1));

const rivalText = (rival: Rival, language: Language): string => {
  switch (rival.kind) {
    case 'person':
      return rival.name === '' ? '?' : rival.name;
    case 'computer':
      return levelName(language, rival.level);
    case 'automatic':
      return `${opponentName(language, rival.opponent)} (${difficultyName(language, rival.difficulty)})`;
  }
};

const HEAD = ['games', 'won', '95 %', 'points', 'best', 'lead'];

const cellsOf = ({
  games,
  winRate,
  winInterval,
  meanPoints,
  best,
  meanLead,
}: Results): string[] => [
  String(games),
  share(winRate),
  winInterval ? `${share(winInterval.low)} to ${share(winInterval.high)}` : '-',
  points(meanPoints),
  best === null ? '-' : String(best),
  points(meanLead),
];

const tableOf = (
  title: string,
  rows: readonly { readonly name: string; readonly results: Results; readonly more?: string }[],
  more: readonly string[] = [],
): string =>
  columns(
    [
      [title, ...HEAD, ...more],
      ...rows.map(({ name, results, more: told }) => [
        name,
        ...cellsOf(results),
        ...(told === undefined ? [] : [told]),
      ]),
    ],
    { right: (column) => column >= NUMBERS_FROM },
  );

/** For people; details only of a player that was asked for. */
export function reportText(
  { games, finished, players }: StatsReport,
  language: Language,
  withDetails: boolean,
): string {
  const [edition] = EDITIONS;
  const sheets = [
    `${games} games, ${finished} of them finished.`,
    tableOf(
      'Player',
      players.map(({ key, results }) => ({ name: rivalText(key, language), results })),
    ),
    ...players
      .filter(() => withDetails)
      .flatMap(({ rivals, staff }) => [
        tableOf(
          'Against',
          rivals.map(({ key, results }) => ({ name: rivalText(key, language), results })),
        ),
        tableOf(
          'Staff card',
          staff.slice(0, MOST_CARDS).map(({ card, results, cardPoints }) => ({
            name: staffName(language, STAFF_NUMBERS[card], edition),
            results,
            more: points(cardPoints),
          })),
          ['card'],
        ),
      ]),
  ];
  return sheets.join('\n\n');
}
