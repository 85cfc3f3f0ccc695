import type { GameState, GameView, Move } from '@gah/engine';
import { addTo, at, sameMove, sampleHidden } from '@gah/engine';
import type { Evaluator } from '../model/module.js';
import type { Line } from './beamSearch.js';
import { DOUBT_IN_WAITING, isWait, planTurn } from './beamSearch.js';
import type { Budget, Thinking } from './budget.js';
import type { QuickPlay, TrialSpec } from './rollout.js';
import { rollout } from './rollout.js';

/**
 * Sequential halving over the plans of a turn: rollouts in several determinizations, the same ones for
 * every plan; the better half is compared again in new ones.
 */

/** How the budget is shared out. */
export interface HalvingSpec extends Omit<TrialSpec, 'turns'> {
  /** Own turns that trials go: one for so many positions that there are, between the fewest and the most. */
  readonly turns: {
    readonly fewest: number;
    readonly most: number;
    readonly positionsEach: number;
  };
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  readonly roomsInOrder: boolean;
  /** Plans that are compared at all. */
  readonly plans: number;
  /** The most worlds in which they are compared in one round. */
  readonly determinizations: number;
  /** How often the better half is compared again. */
  readonly rounds: number;
  /** The value from the beam search counts like so many rollouts. */
  readonly prior: number;
  /** A plan is given up when in the same worlds it is behind the best one by so many standard errors. */
  readonly givenUpAt: number;
}

/** What there is to decide, and what may be used for it. */
export interface SearchQuestion {
  readonly view: GameView;
  /** One of the worlds that fit the view. */
  readonly world: GameState;
  readonly legal: readonly Move[];
  readonly evaluator: Evaluator;
  /** Says how good a finished turn is. */
  readonly goal: Evaluator;
  readonly thinking: Thinking;
  readonly budget: Budget;
}

interface Candidate {
  readonly line: Line;
  /** What it came to in each world. */
  readonly values: number[];
  sum: number;
}

/** So many plans are made for each that is compared. */
const VARIANTS_PLANNED = 8;
/** Plans with the same guest and die that are worth comparing. */
const VARIANTS_COMPARED = 2;

/** What a turn is mainly about: the guests, the die, what it is used for. */
const gistOf = (line: Line): string =>
  line.moves
    .map(({ move }) => {
      switch (move.kind) {
        case 'takeGuest':
          return `guest ${move.place}`;
        case 'takeDie':
        case 'useSpace':
        case 'copy':
          return `space ${move.space}`;
        case 'playStaff':
          return `staff ${move.card}`;
        default:
          return '';
      }
    })
    .join('');

/** The best plans without too many that are nearly the same. */
export function various(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.filter((line) => {
    const gist = gistOf(line);
    return addTo(seen, gist) <= VARIANTS_COMPARED;
  });
}

/**
 * Do these plans begin in the same way until something comes to light? Then nothing is left to decide: the rest
 * will be thought through anew.
 */
export function isSettled([first, ...others]: readonly { readonly line: Line }[]): boolean {
  if (!first) return true;
  const { moves, certain } = first.line;
  return others.every(
    ({ line }) =>
      line.certain === certain &&
      moves
        .slice(0, certain)
        .every(({ move }, index) => sameMove(move, at(line.moves, index).move)),
  );
}

/** Fewer worlds say nothing for certain. */
const WORLDS_TO_JUDGE = 3;
/** How far apart two plans usually are from world to world, in points, and so many worlds' worth of knowing it. */
const USUAL_DEVIATION = 6;
const USUAL_WORLDS = 2;

/** Is a plan behind another in the worlds in which both were tried, by more than chance explains? */
export function isClearlyBehind(
  values: readonly number[],
  ofBest: readonly number[],
  standardErrors: number,
): boolean {
  const worlds = values.length;
  if (worlds < WORLDS_TO_JUDGE) return false;
  const behind = values.map((value, world) => at(ofBest, world) - value);
  const mean = behind.reduce((sum, points) => sum + points, 0) / worlds;
  const squares = behind.reduce((sum, points) => sum + (points - mean) ** 2, 0);
  const variance = (squares + USUAL_WORLDS * USUAL_DEVIATION ** 2) / (worlds - 1 + USUAL_WORLDS);
  return mean > standardErrors * Math.sqrt(variance / worlds);
}

/** Those that may still be the best, best first. */
function stillOpen(candidates: Candidate[], standardErrors: number): Candidate[] {
  candidates.sort((a, b) => b.sum - a.sum);
  const best = candidates[0];
  return best
    ? candidates.filter(
        (each) => each === best || !isClearlyBehind(each.values, best.values, standardErrors),
      )
    : candidates;
}

/** What the search alone says of a plan; whoever tries out what a wait brings need not doubt it. */
const saidOf = (line: Line, { waiting }: HalvingSpec): number =>
  line.value + (waiting === 'isNoTurn' && isWait(line) ? DOUBT_IN_WAITING : 0);

/** Trials of many turns see more, if there are positions for enough of them. */
export const turnsFor = ({ turns }: Pick<HalvingSpec, 'turns'>, positions: number): number =>
  Math.min(turns.most, Math.max(turns.fewest, Math.floor(positions / turns.positionsEach)));

/** The plan that does best in rollouts. */
export function sequentialHalving(
  { view, world, legal, evaluator, goal, thinking, budget }: SearchQuestion,
  seat: number,
  spec: HalvingSpec,
): Line | undefined {
  const planned = planTurn(world, seat, legal, evaluator, {
    beamWidth: spec.beamWidth,
    actionBeamWidth: spec.actionBeamWidth,
    roomsInOrder: spec.roomsInOrder,
    budget,
    goal,
    most: spec.plans * VARIANTS_PLANNED,
  });
  const lines = various(planned).slice(0, spec.plans);
  const [favourite] = lines;
  if (favourite?.moves[0]) budget.report(favourite.moves[0].move);
  let candidates: Candidate[] = lines.map((line) => ({
    line,
    values: [],
    sum: saidOf(line, spec) * spec.prior,
  }));
  const trial: TrialSpec = { ...spec, turns: turnsFor(spec, budget.limit) };
  const play: QuickPlay = { evaluator, goal, budget, own: spec.own, rivals: spec.rivals };
  for (let round = 0; round <= spec.rounds && !isSettled(candidates); round++) {
    // Where rollouts are long there are fewer of them, so that something is left for every comparison.
    const until = (round + 1) / (spec.rounds + 1);
    const isOpen = (): boolean => budget.share() < until && !isSettled(candidates);
    for (let count = 0; count < spec.determinizations && isOpen(); count++) {
      const other = sampleHidden(view, thinking.rng);
      const values = candidates.map(({ line }) => rollout(other, seat, line, trial, play));
      // A world that was not finished compares nothing.
      if (budget.isSpent()) break;
      for (const [index, candidate] of candidates.entries()) {
        candidate.values.push(at(values, index));
        candidate.sum += at(values, index);
      }
      candidates = stillOpen(candidates, spec.givenUpAt);
    }
    const best = candidates[0]?.line.moves[0];
    if (best) budget.report(best.move);
    if (budget.isSpent()) break;
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0]?.line;
}
