import type { SetupInput } from '@gah/engine';
import { addTo, ALONE, countOf } from '@gah/engine';
import { runJobs } from '../pool/workerPool.js';
import type { Interval } from '../statistics.js';
import { meanInterval, meanOf, winInterval } from '../statistics.js';
import { seatingLetters } from '../tournament/plan.js';
import type { MatchResult, ModelMatch, Side } from './modelMatch.js';
import { MODEL_MATCH } from './modelMatch.js';

/** Two players meet: each deal is played twice, with seats swapped. */
export interface PairedMatch {
  readonly sides: readonly [a: Side, b: Side];
  /** A table for each number of a deal. */
  readonly setupOf: (deal: number) => SetupInput;
  readonly deals: number;
}

interface Measured {
  readonly mean: number;
  readonly interval: Interval;
}

/** What the first of them has shown. */
export interface MatchReport {
  readonly games: number;
  /** Against each other; alone: against the opponent. */
  readonly wins: Measured;
  /** By how many points it was ahead of the second; of who plays alone in the same deals. */
  readonly lead: Measured;
  readonly score: Measured;
  /** Of both: milliseconds a turn. */
  readonly msPerTurn: readonly number[];
}

/** What the first side has shown in one game of a deal. */
interface Shown {
  readonly wins: number;
  readonly score: number;
  readonly other: number;
}

/** The two games of a deal. Who plays alone has the same deal for itself. */
function gamesOf(setup: SetupInput, deal: number, sides: readonly Side[]): ModelMatch[] {
  if (setup.seats === ALONE) return [0, 1].map((side) => ({ setup, deal, seating: [side], sides }));
  return [false, true].map((swapped) => ({
    setup,
    deal,
    seating: Array.from(seatingLetters(setup.seats, deal), (letter) =>
      (letter === 'a') === swapped ? 1 : 0,
    ),
    sides,
  }));
}

export type Played = readonly [match: ModelMatch, result: MatchResult];

function shownIn([{ seating }, { scores, winners }]: Played): Shown {
  const ofSide = (side: number): number[] => scores.filter((_, seat) => seating[seat] === side);
  const wins = winners.filter((seat) => seating[seat] === 0).length / winners.length;
  return { wins, score: meanOf(ofSide(0)), other: meanOf(ofSide(1)) };
}

/** Alone each side has played one game of the deal. */
function shownAlone(games: readonly Played[]): Shown {
  const ofSide = (side: number): MatchResult | undefined =>
    games.find(([{ seating }]) => seating[0] === side)?.[1];
  return {
    wins: ofSide(0)?.winners.includes(0) ? 1 : 0,
    score: ofSide(0)?.scores[0] ?? NaN,
    other: ofSide(1)?.scores[0] ?? NaN,
  };
}

/** All games, deal by deal. */
export const pairedGames = ({ sides, setupOf, deals }: PairedMatch): ModelMatch[] =>
  Array.from({ length: deals }, (_, deal) => gamesOf(setupOf(deal), deal, sides)).flat();

/** Only deals of which both games are finished count. */
export async function playPaired(
  match: PairedMatch,
  threads: number,
  signal: AbortSignal,
  onGame: () => void = () => undefined,
): Promise<MatchReport> {
  const played: Played[] = [];
  await runJobs(
    MODEL_MATCH,
    threads,
    pairedGames(match),
    (result, job) => {
      played.push([job, result]);
      onGame();
    },
    signal,
  );
  return matchReport(played);
}

/** What games of paired deals have shown, those without their counterpart left out. */
export function matchReport(games: readonly Played[]): MatchReport {
  const played = new Map<number, Played[]>();
  const thinking = new Map<number, number>();
  const turns = new Map<number, number>();
  for (const game of games) {
    const [{ deal }, result] = game;
    played.set(deal, [...(played.get(deal) ?? []), game]);
    for (const [side, ms] of result.thinking.entries()) addTo(thinking, side, ms);
    for (const [side, count] of result.turns.entries()) addTo(turns, side, count);
  }
  const whole = [...played.values()].filter((both) => both.length === 2);
  const shown = whole.map((both): Shown => {
    if (both[0]?.[0].setup.seats === ALONE) return shownAlone(both);
    const each = both.map(shownIn);
    const mean = (of: keyof Shown): number => meanOf(each.map((game) => game[of]));
    return { wins: mean('wins'), score: mean('score'), other: mean('other') };
  });
  const measured = (values: readonly number[]): Measured => ({
    mean: meanOf(values),
    interval: meanInterval(values),
  });
  const wins = shown.map((deal) => deal.wins);
  return {
    games: 2 * whole.length,
    wins: { mean: meanOf(wins), interval: winInterval(wins, 2) },
    lead: measured(shown.map(({ score, other }) => score - other)),
    score: measured(shown.map(({ score }) => score)),
    msPerTurn: [0, 1].map((side) => countOf(thinking, side) / Math.max(1, countOf(turns, side))),
  };
}
