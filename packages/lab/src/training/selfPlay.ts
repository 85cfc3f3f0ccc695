import type { Evaluator, Line, Weights } from '@gah/ai/parts';
import {
  draftAndAuction,
  encode,
  Encoding,
  expectedScore,
  pruneMoves,
  cardTablesOf,
  planTurn,
  cachedMove,
  SCALE,
  startBudget,
  dot,
} from '@gah/ai/parts';
import type { Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { GameState, Move, RngState, SetupInput } from '@gah/engine';
import {
  at,
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

/** How a player who learns from its games searches and explores. */
export interface LearnerConfig {
  /** Searches with `pruneMoves`. */
  readonly prunesMoves: boolean;
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  readonly nodes: number;
  /** The share of turns that are not played in the best way known: 0, or 1 in a whole number. */
  readonly explorationRate: number;
}

export interface SelfPlayConfig extends LearnerConfig {
  readonly weights: Weights;
}

/** Half of the exploratory turns are among the best lines, half among all that were found. */
const NEARLY_BEST = 6;
const MOST_LINES = 300;
/** Positions in the middle of a turn, and those of seats that wait, are taken one in so many. */
const ONE_IN_OPEN = 6;
const ONE_IN_WAITING = 2;

/** Plays a game; its positions go to the samples. Returned are final scores, and how far they were off. */
export function selfPlayGame(
  setup: SetupInput,
  config: SelfPlayConfig,
  samples: Samples,
): { scores: number[]; errors: number[] } {
  const rng = seedRng(`${setup.seed} players`);
  const state = clone(createGame(setup));
  const cards = cardTablesOf(
    contentFor(state.setup.edition, state.setup.dataPack, state.setup.modules),
  );
  const evaluator: Evaluator = (position, seat) =>
    expectedScore(config.weights, cards, position, seat);
  const memories = state.seats.map(createMemory);
  const expected: number[][] = state.seats.map(() => []);
  const latest: number[] = [];
  const encoding = new Encoding();
  const note = (seat: number): void => {
    encode(cards, state, seat, encoding);
    const points = pointsNow(state, seat);
    const come = dot(config.weights, encoding) * SCALE;
    latest[seat] = addSample(samples, encoding, points, samples.runs + seat);
    expected[seat]?.push(points + come);
  };
  const people = state.setup.seats;
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const memory = memories[seat] ?? createMemory();
    const { move, isExploratory } = decide(state, seat, evaluator, memory, config, rng);
    const before = latest[seat];
    if (isExploratory && before !== undefined) samples.offPolicy[before] = 1;
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
    .flatMap((list, seat) => list.map((score) => at(scores, seat) - score));
  return { scores: scores.slice(0, people), errors };
}

interface Decision {
  readonly move: Move;
  /** Not the best way known. */
  readonly isExploratory: boolean;
}

/** What the seat that has to decide does, from what it may see. */
export function decide(
  state: GameState,
  seat: number,
  evaluator: Evaluator,
  memory: Memory,
  config: LearnerConfig,
  rng: RngState,
): Decision {
  const legal = moves(state, seat);
  const [first] = legal;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (legal.length === 1) return { move: first, isExploratory: false };
  const planned = cachedMove(memory, state, seat, legal);
  if (planned) return { move: planned, isExploratory: false };
  const world = sampleHidden(viewOf(state, seat), rng);
  const early = draftAndAuction(world, legal, evaluator);
  const { explorationRate } = config;
  const isExploratory =
    explorationRate > 0 && randomInt(rng, Math.round(1 / explorationRate)) === 0;
  if (early) {
    const move = isExploratory ? (legal[randomInt(rng, legal.length)] ?? first) : early;
    return { move, isExploratory };
  }
  const budget = startBudget({ rng, nodeLimit: config.nodes }, config.nodes);
  const lines = planTurn(world, seat, legal, evaluator, {
    beamWidth: config.beamWidth,
    actionBeamWidth: config.actionBeamWidth,
    budget,
    most: isExploratory ? MOST_LINES : 1,
    prune: config.prunesMoves ? pruneMoves : undefined,
  });
  const line = isExploratory ? anyOf(lines, rng) : lines[0];
  const [start, ...rest] = line?.moves ?? [];
  memory.plan = rest;
  return { move: start?.move ?? first, isExploratory };
}

function anyOf(lines: readonly Line[], rng: RngState): Line | undefined {
  const among = randomInt(rng, 2) === 0 ? Math.min(NEARLY_BEST, lines.length) : lines.length;
  return lines[randomInt(rng, among)];
}
