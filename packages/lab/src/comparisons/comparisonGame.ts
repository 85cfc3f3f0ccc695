import type { Evaluator, Line, TrialSpec } from '@gah/ai/parts';
import {
  cachedMove,
  cardTablesOf,
  draftAndAuction,
  encode,
  Encoding,
  planTurn,
  rivalScore,
  rollout,
  startBudget,
  various,
} from '@gah/ai/parts';
import type { Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { GameState, Move, RngState, SetupInput } from '@gah/engine';
import {
  contentOf,
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
import type { Comparisons } from './dataset.js';
import { addPlan } from './dataset.js';
import { modelEvaluator, modelOf } from './modelFile.js';

/** How plans are made and compared. */
export interface ComparisonConfig extends TrialSpec {
  /** A model file, or the frozen model. */
  readonly model: string;
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  readonly nodes: number;
  /** The best plans that differ, and so many of the others. */
  readonly best: number;
  readonly others: number;
  /** Worlds in which they are compared: an even number. */
  readonly worlds: number;
  /** One turn in so many is played along any of the plans that were compared. */
  readonly oneInExplored: number;
}

/** Plans of which some are compared. */
const MOST_PLANS = 96;
/** The value from the beam search counts like so many rollouts, as it does for the emperor. */
const PRIOR_ROLLOUTS = 2;

interface Table {
  readonly state: GameState;
  readonly evaluator: Evaluator;
  readonly config: ComparisonConfig;
  readonly rng: RngState;
  readonly game: number;
  readonly out: Comparisons;
  /** Comparisons so far. */
  turns: number;
}

/** Plays a game along the plans that do best in trials; all comparisons are noted. Returned are the scores. */
export function comparisonGame(
  setup: SetupInput,
  config: ComparisonConfig,
  game: number,
  out: Comparisons,
): number[] {
  const state = clone(createGame(setup));
  const table: Table = {
    state,
    evaluator: modelEvaluator(modelOf(config.model), state.setup),
    config,
    rng: seedRng(`${setup.seed} players`),
    game,
    out,
    turns: 0,
  };
  const memories = state.seats.map(createMemory);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    playInPlace(state, decide(table, next.seat, memories[next.seat] ?? createMemory()));
  }
  return scoreSheets(state)
    .slice(0, state.setup.seats)
    .map(({ total }) => total);
}

function decide(table: Table, seat: number, memory: Memory): Move {
  const { state, evaluator, config, rng } = table;
  const legal = moves(state, seat);
  const [first] = legal;
  if (!first) throw new Error('a seat that must decide always has a move');
  if (legal.length === 1) return first;
  const planned = cachedMove(memory, state, seat, legal);
  if (planned) return planned;
  const world = sampleHidden(viewOf(state, seat), rng);
  const early = draftAndAuction(world, legal, evaluator);
  if (early) return early;
  const lines = planTurn(world, seat, legal, evaluator, {
    beamWidth: config.beamWidth,
    actionBeamWidth: config.actionBeamWidth,
    budget: startBudget({ rng, nodeLimit: config.nodes }, config.nodes),
    most: MOST_PLANS,
  });
  const line = chosenLine(table, seat, candidatesOf(lines, config, rng));
  const [start, ...rest] = line?.moves ?? [];
  memory.plan = rest;
  return start?.move ?? first;
}

/** The best plans that differ, and some of all others. */
function candidatesOf(
  lines: readonly Line[],
  { best, others }: ComparisonConfig,
  rng: RngState,
): Line[] {
  const chosen = various(lines).slice(0, best);
  const rest = lines.filter((line) => !chosen.includes(line));
  for (let count = 0; count < others && rest.length > 0; count++) {
    chosen.push(...rest.splice(randomInt(rng, rest.length), 1));
  }
  return chosen;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Compares the plans, notes what came of it and says which is played. */
function chosenLine(table: Table, seat: number, lines: readonly Line[]): Line | undefined {
  const { state, evaluator, config, rng } = table;
  if (lines.length < 2) return lines[0];
  const view = viewOf(state, seat);
  const score = rivalScore(evaluator);
  const budget = startBudget({ rng, nodeLimit: Infinity }, Infinity);
  const { own, rivals } = config;
  const play = { evaluator, goal: score, budget, own, rivals };
  const half = config.worlds / 2;
  const trials = lines.map((): [number, number] => [0, 0]);
  for (let count = 0; count < config.worlds; count++) {
    const world = sampleHidden(view, rng);
    for (const [index, line] of lines.entries()) {
      const value = rollout(world, seat, line, config, play);
      const sums = trials[index];
      if (sums) sums[count < half ? 0 : 1] += value / half;
    }
  }
  note(table, seat, lines, trials);
  if (randomInt(rng, config.oneInExplored) === 0) return lines[randomInt(rng, lines.length)];
  const worth = lines.map(
    ({ value }, index) => value * PRIOR_ROLLOUTS + half * total(trials[index] ?? []),
  );
  return lines[worth.indexOf(Math.max(...worth))];
}

const own = new Encoding();
const rival = new Encoding();

function note(
  table: Table,
  seat: number,
  lines: readonly Line[],
  trials: readonly [number, number][],
): void {
  const { evaluator, game, out } = table;
  const turn = table.turns++;
  for (const [index, { end }] of lines.entries()) {
    const cards = cardTablesOf(contentOf(end.setup));
    const other = strongestRival(end, seat, evaluator);
    // A finished game has nothing to come: only its points count.
    const isOver = end.phase === 'over';
    own.count = 0;
    rival.count = 0;
    if (!isOver) encode(cards, end, seat, own);
    if (!isOver && other >= 0) encode(cards, end, other, rival);
    addPlan(out, {
      turn,
      game,
      own,
      rival,
      points: [pointsNow(end, seat), other >= 0 ? pointsNow(end, other) : 0],
      trials: trials[index] ?? [0, 0],
    });
  }
}

/** -1 for who plays alone. */
function strongestRival(state: GameState, seat: number, evaluator: Evaluator): number {
  let strongest = -1;
  let most = -Infinity;
  for (let other = 0; other < state.setup.seats; other++) {
    if (other === seat) continue;
    const value = evaluator(state, other);
    if (value <= most) continue;
    most = value;
    strongest = other;
  }
  return strongest;
}
