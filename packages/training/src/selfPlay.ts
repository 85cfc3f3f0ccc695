import type { Judge, Line, Weights } from '@gah/ai/lab';
import {
  beforePlay,
  encode,
  Encoding,
  foresee,
  habits,
  loreOf,
  planTurn,
  recall,
  SCALE,
  startBudget,
  sumUp,
} from '@gah/ai/lab';
import type { Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { GameState, Move, RngState, SetupInput } from '@gah/engine';
import {
  contentFor,
  createGame,
  moves,
  pending,
  pointsNow,
  randomInt,
  sampleHidden,
  scoreSheets,
  seedRng,
  viewOf,
} from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { Samples } from './samples.js';
import { addRuns, addSample } from './samples.js';

/** How a game is played to learn from it. */
export interface Lesson {
  readonly weights: Weights;
  /** Keeps to sound habits. */
  readonly isStrict: boolean;
  readonly width: number;
  readonly detail: number;
  readonly nodes: number;
  /** One turn in so many is not played in the best way known; with 0 all are. */
  readonly adventure: number;
}

/** Half of the ventures are among the best ways to play, half among all that were looked at. */
const NEARLY_BEST = 6;
const MOST_LINES = 300;
/** Positions in the middle of a turn, and those of seats that wait, are taken one in so many. */
const ONE_IN_OPEN = 6;
const ONE_IN_WAITING = 2;

/** Plays a game; its positions go to the samples. Returned are final scores, and how far they were off. */
export function playLesson(
  setup: SetupInput,
  lesson: Lesson,
  samples: Samples,
): { scores: number[]; errors: number[] } {
  const rng = seedRng(`${setup.seed} players`);
  const state = clone(createGame(setup));
  const lore = loreOf(contentFor(state.setup.edition, state.setup.dataPack, state.setup.modules));
  const judge: Judge = (position, seat) => foresee(lesson.weights, lore, position, seat);
  const memories = state.seats.map(createMemory);
  const expected: number[][] = state.seats.map(() => []);
  const latest: number[] = [];
  const encoding = new Encoding();
  const note = (seat: number): void => {
    encode(lore, state, seat, encoding);
    const points = pointsNow(state, seat);
    const come = sumUp(lesson.weights, encoding) * SCALE;
    latest[seat] = addSample(samples, encoding, points, samples.runs + seat);
    expected[seat]?.push(points + come);
  };
  const people = state.setup.seats;
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const memory = memories[seat] ?? createMemory();
    const { move, isVenture } = decide(state, seat, judge, memory, lesson, rng);
    const before = latest[seat];
    if (isVenture && before !== undefined) samples.ventured[before] = 1;
    playInPlace(state, move);
    if (move.kind === 'endTurn' || move.kind === 'pass' || state.round === 0) {
      note(seat);
      for (let other = 0; other < people; other++) {
        if (other !== seat && randomInt(rng, ONE_IN_WAITING) === 0) note(other);
      }
    } else if (randomInt(rng, ONE_IN_OPEN) === 0) note(seat);
  }
  const scores = scoreSheets(state).map(({ total }) => total);
  addRuns(samples, scores);
  const errors = expected
    .slice(0, people)
    .flatMap((list, seat) => list.map((score) => (scores[seat] ?? 0) - score));
  return { scores: scores.slice(0, people), errors };
}

interface Decision {
  readonly move: Move;
  /** Not the best way known. */
  readonly isVenture: boolean;
}

function decide(
  state: GameState,
  seat: number,
  judge: Judge,
  memory: Memory,
  lesson: Lesson,
  rng: RngState,
): Decision {
  const legal = moves(state, seat);
  const [first] = legal;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (legal.length === 1) return { move: first, isVenture: false };
  const planned = recall(memory, state, seat, legal);
  if (planned) return { move: planned, isVenture: false };
  const world = sampleHidden(viewOf(state, seat), rng);
  const early = beforePlay(world, legal, judge);
  const isVenture = lesson.adventure > 0 && randomInt(rng, lesson.adventure) === 0;
  if (early) {
    const move = isVenture ? (legal[randomInt(rng, legal.length)] ?? first) : early;
    return { move, isVenture };
  }
  const budget = startBudget({ rng, nodeLimit: lesson.nodes }, lesson.nodes);
  const lines = planTurn(world, seat, legal, judge, {
    width: lesson.width,
    detail: lesson.detail,
    budget,
    most: isVenture ? MOST_LINES : 1,
    consider: lesson.isStrict ? habits : undefined,
  });
  const line = isVenture ? anyOf(lines, rng) : lines[0];
  const [start, ...rest] = line?.moves ?? [];
  memory.plan = rest;
  return { move: start?.move ?? first, isVenture };
}

function anyOf(lines: readonly Line[], rng: RngState): Line | undefined {
  const among = randomInt(rng, 2) === 0 ? Math.min(NEARLY_BEST, lines.length) : lines.length;
  return lines[randomInt(rng, among)];
}
