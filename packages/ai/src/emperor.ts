import type { GameState, GameView, Move } from '@gah/engine';
import { sampleHidden } from '@gah/engine';
import type { Budget } from './searching/budget.js';
import type { Judge, Line } from './searching/explore.js';
import { trial } from './searching/playOn.js';
import { planTurn, rivalScore } from './searching/turnPlan.js';
import type { Thinking } from './thinking.js';

/** Plans are tried out: everybody plays on for a while, in several worlds that fit what is known. */

/** How a search shares out its time. */
export interface Trials {
  readonly width: number;
  readonly detail: number;
  /** Plans that are tried at all, and the most worlds in which they are compared. */
  readonly plans: number;
  readonly worlds: number;
  /** How often the better half is compared again, each time in new worlds. */
  readonly halvings: number;
  /** Own turns played on after the plan. */
  readonly turns: number;
}

/** What a plan seemed worth before any trial counts like so many trials. */
const FIRST_IMPRESSION = 2;

/** What there is to decide, and what may be used for it. */
export interface Question {
  readonly view: GameView;
  /** One of the worlds that fit the view. */
  readonly world: GameState;
  readonly legal: readonly Move[];
  readonly judge: Judge;
  readonly thinking: Thinking;
  readonly budget: Budget;
}

interface Candidate {
  readonly line: Line;
  sum: number;
}

/** So many plans are made for each that is tried. */
const VARIANTS_PLANNED = 8;
/** Plans with the same guest and die that are worth comparing. */
const VARIANTS_TRIED = 2;

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
function various(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.filter((line) => {
    const gist = gistOf(line);
    const times = (seen.get(gist) ?? 0) + 1;
    seen.set(gist, times);
    return times <= VARIANTS_TRIED;
  });
}

/** The plan that does best when it is tried out. */
export function tryPlans(
  { view, world, legal, judge, thinking, budget }: Question,
  seat: number,
  trials: Trials,
): Line | undefined {
  const planned = planTurn(world, seat, legal, judge, {
    width: trials.width,
    detail: trials.detail,
    budget,
    most: trials.plans * VARIANTS_PLANNED,
  });
  const lines = various(planned).slice(0, trials.plans);
  const score = rivalScore(judge);
  const [favourite] = lines;
  if (favourite?.moves[0]) budget.report(favourite.moves[0].move);
  let candidates: Candidate[] = lines.map((line) => ({ line, sum: line.value * FIRST_IMPRESSION }));
  for (let heat = 0; heat <= trials.halvings && candidates.length > 1; heat++) {
    // Where trials are long there are fewer of them, so that something is left for every comparison.
    const until = (heat + 1) / (trials.halvings + 1);
    for (let count = 0; count < trials.worlds && budget.share() < until; count++) {
      const other = sampleHidden(view, thinking.rng);
      const values = candidates.map(({ line }) =>
        trial(other, seat, line, trials.turns, judge, score, budget),
      );
      // A world that was not finished compares nothing.
      if (budget.isSpent()) break;
      for (const [index, candidate] of candidates.entries()) candidate.sum += values[index] ?? 0;
    }
    candidates.sort((a, b) => b.sum - a.sum);
    const best = candidates[0]?.line.moves[0];
    if (best) budget.report(best.move);
    if (budget.isSpent()) break;
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0]?.line;
}
