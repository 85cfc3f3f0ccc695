import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
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
import { TODAY } from '../comparisons/modelFile.js';
import type { MatchResult, ModelMatch, Side } from '../comparisons/modelMatch.js';
import { MODEL_MATCH } from '../comparisons/modelMatch.js';
import { runJobs } from '../pool/workerPool.js';
import { meanInterval, meanOf, winInterval } from '../statistics.js';
import { seatingLetters } from '../tournament/plan.js';
import { addTo, countOf } from '@gah/engine';

const options = {
  a: { kind: 'text', value: 'PLAYER', fallback: `director@${TODAY}`, help: 'LEVEL@MODEL[:NODES]' },
  b: { kind: 'text', value: 'PLAYER', fallback: 'director@1', help: 'whom it meets' },
  games: { ...OPTIONS.games, help: 'an even number: each deal is played with both seatings' },
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
} as const;

function sideOf(text: string, budgetMs = 0): Side {
  const [level = '', rest = TODAY] = text.split('@');
  const [, model = TODAY, nodes = '0'] = /^(.*?)(?::(\d+))?$/.exec(rest) ?? [];
  if (!LEVELS.includes(level as Level)) throw usageFailure(`there is no level "${level}"`);
  return { level: level as Level, model, nodes: Number(nodes), budgetMs };
}

const inPercent = (share: number): string => (100 * share).toFixed(1);
const MS_PER_SECOND = 1000;

/** What one side has shown in the games of one deal. */
interface Shown {
  readonly wins: number;
  readonly score: number;
  readonly other: number;
}

function shownIn({ seating }: ModelMatch, { scores, winners }: MatchResult): Shown {
  const ofSide = (side: number): number[] =>
    scores.filter((_, seat) => (seating[seat] ?? 1) === side);
  const wins = winners.filter((seat) => (seating[seat] ?? 1) === 0).length / winners.length;
  return { wins, score: meanOf(ofSide(0)), other: meanOf(ofSide(1)) };
}

export const match = command(
  'Lets two players with value functions of your choice meet in paired deals',
  options,
  async (given, io) => {
    const setup = setupFor(given);
    const { seats } = checkedSetup(setup(given.seed));
    const sides = [sideOf(given.a, given.budget), sideOf(given.b, given.budget)];
    const alone = seats === 1;
    const jobs: ModelMatch[] = Array.from({ length: Math.ceil(given.games / 2) }, (_, deal) =>
      [false, true].map((swapped) => ({
        setup: setup(`${given.seed}-${alone && swapped ? 'second ' : ''}${deal}`),
        deal,
        seating: alone
          ? [0]
          : Array.from(seatingLetters(seats, deal), (letter) =>
              (letter === 'a') === swapped ? 1 : 0,
            ),
        sides,
      })),
    ).flat();
    const deals = new Map<number, Shown[]>();
    const thinking = new Map<number, number>();
    const turns = new Map<number, number>();
    await runJobs(
      MODEL_MATCH,
      given.threads,
      jobs,
      (result, job) => {
        deals.set(job.deal, [...(deals.get(job.deal) ?? []), shownIn(job, result)]);
        for (const [side, ms] of result.thinking.entries()) addTo(thinking, side, ms);
        for (const [side, count] of result.turns.entries()) addTo(turns, side, count);
      },
      AbortSignal.timeout(given.seconds * MS_PER_SECOND),
    );
    const whole = [...deals.values()].filter((games) => games.length === 2);
    const wins = whole.map((games) => meanOf(games.map((game) => game.wins)));
    const leads = whole.map((games) => meanOf(games.map((game) => game.score - game.other)));
    const own = whole.map((games) => meanOf(games.map((game) => game.score)));
    const rate = winInterval(wins, 2);
    const lead = meanInterval(leads);
    const mean = meanInterval(own);
    const perTurn = [0, 1].map(
      (side) => countOf(thinking, side) / Math.max(1, countOf(turns, side)),
    );
    writeLine(
      io.stdout,
      JSON.stringify({
        a: given.a,
        b: given.b,
        seats,
        games: 2 * whole.length,
        wins: `${inPercent(meanOf(wins))} (${inPercent(rate.low)}-${inPercent(rate.high)})`,
        lead: `${meanOf(leads).toFixed(1)} (${lead.low.toFixed(1)} to ${lead.high.toFixed(1)})`,
        score: `${meanOf(own).toFixed(1)} (${mean.low.toFixed(1)} to ${mean.high.toFixed(1)})`,
        msPerTurn: perTurn.map((ms) => Number(ms.toFixed(1))),
      }),
    );
    return EXIT.ok;
  },
);
