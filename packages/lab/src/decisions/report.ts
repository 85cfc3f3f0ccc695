import { at } from '@gah/engine';
import { columns } from '@gah/terminal';
import type { Interval } from '../statistics.js';
import { meanInterval, meanOf } from '../statistics.js';
import type { DecisionStudy, TriedDecision, TriedWay, Way } from './decisionGame.js';

/** What can be looked at in a trial: the position after some turns, or all up to there, as players look on the way. */
interface Look {
  readonly way: Way;
  readonly turns: number;
  readonly onTheWay: boolean;
}

/** How good it is to choose a plan by looking at trials in this way. */
interface LookReport extends Look {
  /** Positions that one trial takes, to its last turn. */
  readonly positions: number;
  /** By number of worlds: points more than the plan that the search alone likes best. */
  readonly gains: readonly {
    readonly worlds: number;
    readonly mean: number;
    readonly interval: Interval;
  }[];
  /** By how much more plans that wait are worth, beside all others, than the search alone says. */
  readonly waiting: number;
}

export interface DecisionReport {
  readonly games: number;
  readonly decisions: number;
  readonly judge: Look;
  readonly looks: readonly LookReport[];
}

/** The value from the search counts like so many trials, as it does for players. */
const PRIOR_TRIALS = 1;

function seenIn({ turns, onTheWay }: Look, trial: readonly number[]): number {
  if (!onTheWay) return trial[turns - 1] ?? NaN;
  const weighted = trial.slice(0, turns).map((value, turn) => (turn + 1) * value);
  return weighted.reduce((sum, value) => sum + value, 0) / ((turns * (turns + 1)) / 2);
}

/** By plan, then by world: what this look shows. */
const seen = (look: Look, { trials }: TriedWay): number[][] =>
  trials.map((worlds) => worlds.map((trial) => seenIn(look, trial)));

/** The mean over so many worlds in a row, those at the end followed by the first. */
function meanFrom(values: readonly number[], from: number, count: number): number {
  let sum = 0;
  for (let each = 0; each < count; each++) sum += values[(from + each) % values.length] ?? NaN;
  return sum / count;
}

/**
 * What a choice by so many worlds brings on average: each run of worlds chooses once, and half of all worlds,
 * none of which chose, say what the plan is worth.
 */
function gainOf(
  values: readonly number[],
  shown: readonly (readonly number[])[],
  judged: readonly (readonly number[])[],
  worlds: number,
): number {
  const all = at(judged, 0).length;
  const half = Math.floor(all / 2);
  return meanOf(
    Array.from({ length: all }, (_, from) => {
      const worth = values.map(
        (value, plan) => PRIOR_TRIALS * value + worlds * meanFrom(shown[plan] ?? [], from, worlds),
      );
      const chosen = worth.indexOf(Math.max(...worth));
      const rest = from + all - half;
      return meanFrom(judged[chosen] ?? [], rest, half) - meanFrom(judged[0] ?? [], rest, half);
    }),
  );
}

/** Plans that wait against all plans, beside what the search alone says. */
function waitingIn(
  { values, waits }: TriedDecision,
  shown: readonly (readonly number[])[],
): number[] {
  const beyond = values.map((value, plan) => meanOf(shown[plan] ?? []) - value);
  const mean = meanOf(beyond);
  return beyond.filter((_, plan) => waits[plan]).map((each) => each - mean);
}

const doubling = (most: number): number[] =>
  Array.from({ length: Math.floor(Math.log2(Math.max(1, most))) + 1 }, (_, power) => 2 ** power);

/** A look at the end of each turn, and over all turns up to there. */
function looksOf(ways: readonly Way[], turns: number): Look[] {
  return ways.flatMap((way) =>
    Array.from({ length: turns }, (_, turn) => turn + 1).flatMap((upTo) =>
      [false, true]
        .filter((onTheWay) => !onTheWay || upTo > 1)
        .map((onTheWay) => ({ way, turns: upTo, onTheWay })),
    ),
  );
}

/** Games are independent, decisions of a game are not: a game counts once. */
const byGame = (
  games: readonly (readonly TriedDecision[])[],
  valueOf: (decision: TriedDecision) => number,
): number[] =>
  games
    .filter((decisions) => decisions.length > 0)
    .map((decisions) => meanOf(decisions.map(valueOf)));

/** Plans are judged by the last of the ways, at its last turn. */
export function decisionReport(
  games: readonly (readonly TriedDecision[])[],
  { ways, turns, worlds }: Pick<DecisionStudy, 'ways' | 'turns' | 'worlds'>,
): DecisionReport {
  const decisions = games.flat();
  const judge: Look = { way: at(ways, ways.length - 1), turns, onTheWay: false };
  const lookAt = (look: Look): LookReport => {
    const triedBy = (decision: TriedDecision, { way }: Look): TriedWay =>
      decision.ways[way] ?? { trials: [], positions: NaN };
    const gainIn =
      (count: number) =>
      (decision: TriedDecision): number =>
        gainOf(
          decision.values,
          seen(look, triedBy(decision, look)),
          seen(judge, triedBy(decision, judge)),
          count,
        );
    const waiting = decisions.flatMap((each) => waitingIn(each, seen(look, triedBy(each, look))));
    return {
      ...look,
      positions: meanOf(decisions.map((each) => triedBy(each, look).positions)),
      gains: doubling(worlds / 2).map((count) => {
        const gains = byGame(games, gainIn(count));
        return { worlds: count, mean: meanOf(gains), interval: meanInterval(gains) };
      }),
      waiting: meanOf(waiting),
    };
  };
  return {
    games: games.length,
    decisions: decisions.length,
    judge,
    looks: looksOf(ways, turns).map(lookAt),
  };
}

const nameOf = ({ way, turns, onTheWay }: Look): string =>
  `${way}, ${onTheWay ? `on the way to turn ${turns}` : `after turn ${turns}`}`;

export function decisionText({ games, decisions, judge, looks }: DecisionReport): string {
  const counts = looks[0]?.gains.map(({ worlds }) => `${worlds} worlds`) ?? [];
  const rows = looks.map((look) => [
    nameOf(look),
    look.positions.toFixed(0),
    ...look.gains.map(
      ({ mean, interval }) => `${mean.toFixed(2)} ± ${(interval.high - mean).toFixed(2)}`,
    ),
    Number.isNaN(look.waiting) ? '' : look.waiting.toFixed(1),
  ]);
  return [
    `${decisions} decisions of ${games} games; points gained over the plan that the search alone likes best, as judged by: ${nameOf(judge)}`,
    columns([['Chosen by', 'positions', ...counts, 'waiting'], ...rows], {
      right: (column) => column > 0,
    }),
  ].join('\n\n');
}
