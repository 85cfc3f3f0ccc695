import type { Judge, Line, Weights } from '@gah/ai/lab';
import {
  beforePlay,
  encode,
  Encoding,
  foresee,
  habits,
  loreOf,
  planTurn,
  pointsNow,
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
  randomInt,
  sampleHidden,
  scoreSheets,
  seedRng,
  viewOf,
} from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { Samples } from './samples.js';
import { addSample } from './samples.js';

/** How a game is played to learn from it. */
export interface Lesson {
  readonly weights: Weights;
  /** Keeps to sound habits. */
  readonly isStrict: boolean;
  readonly width: number;
  readonly detail: number;
  readonly nodes: number;
  /** One turn in so many is not played in the best way known. */
  readonly adventure: number;
  /** How far results reach back: 1 looks only at the final score. */
  readonly lambda: number;
}

const LINES_TO_TRY = 6;
/** Positions in the middle of a turn, and those of seats that wait, are taken one in so many. */
const ONE_IN_OPEN = 6;
const ONE_IN_WAITING = 2;

interface Moment {
  readonly sample: number;
  readonly points: number;
  /** The final score that was expected then. */
  readonly expected: number;
}

/** Plays a game; its positions go to the samples. Returned are the final scores. */
export function playLesson(
  setup: SetupInput,
  lesson: Lesson,
  samples: Samples,
): { scores: number[]; errors: number[] } {
  const rng = seedRng(`${setup.seed} players`);
  const state = clone(createGame(setup));
  const lore = loreOf(contentFor(state.setup.edition, state.setup.dataPack));
  const judge: Judge = (position, seat) => foresee(lesson.weights, lore, position, seat);
  const memories = state.seats.map(createMemory);
  const moments: Moment[][] = state.seats.map(() => []);
  const encoding = new Encoding();
  const note = (seat: number): void => {
    encode(lore, state, seat, encoding);
    const points = pointsNow(lore.content, state, seat);
    const come = sumUp(lesson.weights, encoding) * SCALE;
    const sample = addSample(samples, encoding);
    moments[seat]?.push({ sample, points, expected: points + come });
  };
  const people = state.setup.seats;
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const memory = memories[seat] ?? createMemory();
    const move = decide(state, seat, judge, memory, lesson, rng);
    playInPlace(state, move);
    if (move.kind === 'endTurn' || move.kind === 'pass' || state.round === 0) {
      note(seat);
      for (let other = 0; other < people; other++) {
        if (other !== seat && randomInt(rng, ONE_IN_WAITING) === 0) note(other);
      }
    } else if (randomInt(rng, ONE_IN_OPEN) === 0) note(seat);
  }
  const scores = scoreSheets(state).map(({ total }) => total);
  const errors = moments
    .slice(0, people)
    .flatMap((list, seat) => list.map(({ expected }) => (scores[seat] ?? 0) - expected));
  for (const [seat, list] of moments.entries()) {
    setTargets(samples, list, scores[seat] ?? 0, lesson);
  }
  return { scores: scores.slice(0, people), errors };
}

/** Each moment is to foretell a mixture of the final score and what later moments expected. */
function setTargets(
  samples: Samples,
  moments: readonly Moment[],
  score: number,
  { lambda }: Lesson,
): void {
  let total = score;
  for (const { sample, points, expected } of [...moments].reverse()) {
    samples.target[sample] = (total - points) / SCALE;
    total = lambda * total + (1 - lambda) * expected;
  }
}

function decide(
  state: GameState,
  seat: number,
  judge: Judge,
  memory: Memory,
  lesson: Lesson,
  rng: RngState,
): Move {
  const legal = moves(state, seat);
  const [first] = legal;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (legal.length === 1) return first;
  const planned = recall(memory, state, seat, legal);
  if (planned) return planned;
  const world = sampleHidden(viewOf(state, seat), rng);
  const early = beforePlay(world, legal, judge);
  const ventures = randomInt(rng, lesson.adventure) === 0;
  if (early) return ventures ? (legal[randomInt(rng, legal.length)] ?? first) : early;
  const budget = startBudget({ rng, nodeLimit: lesson.nodes }, lesson.nodes);
  const lines = planTurn(world, seat, legal, judge, {
    width: lesson.width,
    detail: lesson.detail,
    budget,
    most: LINES_TO_TRY,
    consider: lesson.isStrict ? habits : undefined,
  });
  const line: Line | undefined = lines[ventures ? randomInt(rng, lines.length) : 0];
  const [start, ...rest] = line?.moves ?? [];
  memory.plan = rest;
  return start?.move ?? first;
}
