import {
  checkedSetup,
  command,
  EXIT,
  OPTIONS,
  PEOPLE_OPTIONS,
  RULES_OPTIONS,
  setupFor,
  usageFailure,
  writeLine,
} from '@gah/terminal';
import type { Kind } from '../arena/champions.js';
import { KINDS, strategyOf } from '../arena/champions.js';
import { TODAY } from '../comparisons/modelFile.js';
import type { MatchResult, ModelMatch, Side } from '../comparisons/modelMatch.js';
import { MODEL_MATCH } from '../comparisons/modelMatch.js';
import type { MatchReport } from '../comparisons/pairedMatch.js';
import { matchReport, pairedGames } from '../comparisons/pairedMatch.js';
import { runKept } from '../kept/runKept.js';

const options = {
  a: {
    kind: 'text',
    value: 'PLAYER',
    fallback: `director@${TODAY}`,
    help: 'LEVEL@MODEL[:NODES]; planner, quick: who searches its own turn alone',
  },
  b: { kind: 'text', value: 'PLAYER', fallback: 'director@1', help: 'whom it meets' },
  games: {
    ...OPTIONS.games,
    help: 'an even number: each deal is played with both seatings, alone by each of them',
  },
  seconds: {
    kind: 'number',
    min: 1,
    max: 86_400,
    fallback: 86_400,
    help: 'ended after so many seconds; deals of which both games are finished count',
  },
  budget: OPTIONS.budget,
  ...PEOPLE_OPTIONS,
  seed: OPTIONS.seed,
  ...RULES_OPTIONS,
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    help: 'keep results here; the same command goes on from there, also with more games',
  },
} as const;

function sideOf(text: string, budgetMs = 0): Side {
  const [kind = '', rest = TODAY] = text.split('@');
  const [, model = TODAY, nodes = '0'] = /^(.*?)(?::(\d+))?$/.exec(rest) ?? [];
  if (!KINDS.includes(kind as Kind)) throw usageFailure(`there is no player "${kind}"`);
  return { kind: kind as Kind, model, nodes: Number(nodes), budgetMs };
}

/** What its games depend on besides the weights. */
function settingsOf(side: Side): unknown {
  const { nodes, rivalry, search } = strategyOf(side.kind, side.model);
  return { side, nodes, rivalry, search };
}

const inPercent = (share: number): string => (100 * share).toFixed(1);
const inPoints = ({ mean, interval: { low, high } }: MatchReport['lead']): string =>
  `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
const MS_PER_SECOND = 1000;

/** What is printed, for programs too. */
export interface MatchTold {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly games: number;
  /** In percent, with the interval. */
  readonly wins: string;
  readonly lead: string;
  readonly score: string;
  readonly msPerTurn: readonly number[];
}

export const match = command(
  'Lets two players with value functions of your choice meet in paired deals',
  options,
  async (given, io) => {
    const setup = setupFor(given);
    const { seats } = checkedSetup(setup(given.seed));
    const sides = [sideOf(given.a, given.budget), sideOf(given.b, given.budget)] as const;
    const { done, interrupted } = await runKept<ModelMatch, MatchResult>(
      {
        kind: MODEL_MATCH,
        folder: given.folder,
        name: 'match',
        settings: { sides: sides.map(settingsOf), setup: setup(given.seed) },
        jobs: pairedGames({
          sides,
          setupOf: (deal) => setup(`${given.seed}-${deal}`),
          deals: Math.ceil(given.games / 2),
        }),
        threads: given.threads,
        signal: AbortSignal.timeout(given.seconds * MS_PER_SECOND),
      },
      io,
    );
    const { games, wins, lead, score, msPerTurn } = matchReport(done);
    const told: MatchTold = {
      a: given.a,
      b: given.b,
      seats,
      games,
      wins: `${inPercent(wins.mean)} (${inPercent(wins.interval.low)}-${inPercent(wins.interval.high)})`,
      lead: inPoints(lead),
      score: inPoints(score),
      msPerTurn: msPerTurn.map((ms) => Number(ms.toFixed(1))),
    };
    writeLine(io.stdout, JSON.stringify(told));
    return interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
