/**
 * Trials on trial: at some decisions of a game the plans that an emperor would compare are tried in many worlds,
 * by players of several kinds, so that it can be told afterwards what a choice by fewer or cheaper trials is worth.
 */
import { createMemory } from '@gah/ai';
import type { Evaluator, Line, QuickPlay } from '@gah/ai/parts';
import {
  chooseBy,
  isWait,
  learntEvaluator,
  learntWeights,
  planTurn,
  playPlan,
  rivalScore,
  startBudget,
  STRATEGIES,
  various,
} from '@gah/ai/parts';
import type { GameState, GameView, Move, RngState, SetupInput } from '@gah/engine';
import {
  at,
  createGame,
  moves,
  pending,
  randomInt,
  sampleHidden,
  seedRng,
  turnsLeft,
  viewOf,
} from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { JobKind } from '../pool/workerPool.js';

export const WAYS = ['careful', 'able', 'thorough'] as const satisfies readonly QuickPlay['own'][];
export type Way = (typeof WAYS)[number];

/** What is tried, and how often. */
export interface DecisionStudy {
  /** Positions that players look at in a decision of the game itself. */
  readonly nodes: number;
  /** One turn in so many is studied. */
  readonly oneIn: number;
  readonly plans: number;
  readonly worlds: number;
  /** Own turns played on after a plan. */
  readonly turns: number;
  readonly ways: readonly Way[];
}

export interface DecisionGame {
  readonly setup: SetupInput;
  readonly study: DecisionStudy;
}

/** What can be expected at the end of each own turn after a plan, in one world. */
type Trial = readonly number[];

/** Plans tried by players of one kind. */
export interface TriedWay {
  /** By plan, then by world: the worlds are the same for all plans and ways. */
  readonly trials: readonly (readonly Trial[])[];
  /** Positions that a trial of all turns took on average. */
  readonly positions: number;
}

/** A decision whose plans were tried, the best by the search alone first. */
export interface TriedDecision {
  readonly round: number;
  /** What the search alone says of each plan. */
  readonly values: readonly number[];
  /** Which of them wait. */
  readonly waits: readonly boolean[];
  readonly ways: Readonly<Partial<Record<Way, TriedWay>>>;
}

/** As the emperor plans. */
const BREADTH = { beamWidth: 12, actionBeamWidth: 8, roomsInOrder: true } as const;
/** So many plans are made for each that is tried. */
const VARIANTS = 8;

const rounded = (value: number): number => Math.round(100 * value) / 100;

interface Asked {
  readonly view: GameView;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly evaluator: Evaluator;
  readonly rng: RngState;
}

/** A budget without a limit that tells how much was spent. */
function counting(rng: RngState): { readonly budget: QuickPlay['budget']; spent(): number } {
  let spent = 0;
  const unlimited = startBudget({ rng, nodeLimit: Infinity }, Infinity);
  const budget = {
    ...unlimited,
    spend(): void {
      spent++;
    },
  };
  return { budget, spent: () => spent };
}

/** The value after each of the last own turns; a game that ended earlier keeps its last one. */
function trialOf(
  world: GameState,
  seat: number,
  line: Line,
  turns: number,
  play: QuickPlay,
): Trial {
  const state = clone(world);
  const values: number[] = [];
  const note = (): void => void values.push(rounded(play.goal(state, seat)));
  playPlan(state, seat, line, { turns, waiting: 'isNoTurn' }, play, note);
  while (values.length < turns) note();
  return values;
}

function tried(
  { view, seat, legal, evaluator, rng }: Asked,
  study: DecisionStudy,
): TriedDecision | null {
  const goal = rivalScore(evaluator);
  const { budget } = counting(rng);
  const planned = planTurn(sampleHidden(view, rng), seat, legal, evaluator, {
    ...BREADTH,
    goal,
    budget,
    most: VARIANTS * study.plans,
  });
  const lines = various(planned).slice(0, study.plans);
  if (lines.length < 2) return null;
  const worlds = Array.from({ length: study.worlds }, () => sampleHidden(view, rng));
  const triedBy = (own: Way): TriedWay => {
    const counted = counting(rng);
    const play = { evaluator, goal, budget: counted.budget, own, rivals: 'hasty' } as const;
    const trials = lines.map((line) =>
      worlds.map((world) => trialOf(world, seat, line, study.turns, play)),
    );
    return { trials, positions: Math.round(counted.spent() / (lines.length * worlds.length)) };
  };
  return {
    round: view.round,
    values: lines.map(({ value }) => rounded(value)),
    waits: lines.map(isWait),
    ways: Object.fromEntries(study.ways.map((way) => [way, triedBy(way)])),
  };
}

/** The turn of a seat begins, and nothing has been done in it. */
function turnBegins({ phase, tasks }: GameState): boolean {
  const task = tasks.at(-1);
  return phase === 'turns' && task?.kind === 'turn' && !task.guestTaken && !task.mainDone;
}

export function decisionGame({ setup, study }: DecisionGame): TriedDecision[] {
  const state = clone(createGame(setup));
  const evaluator = learntEvaluator(learntWeights(), state.setup);
  const rng = seedRng(`${setup.seed} study`);
  const players = state.seats.map((_, seat) => ({
    memory: createMemory(),
    rng: seedRng(`${setup.seed} seat ${seat}`),
    nodeLimit: study.nodes,
  }));
  const decisions: TriedDecision[] = [];
  let last = '';
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    const view = viewOf(state, seat);
    if (turnBegins(state)) {
      // Additional actions and waits leave a turn as it was: only its first decision counts.
      const turn = `${seat} ${turnsLeft(state, seat)}`;
      if (turn !== last && legal.length > 1 && randomInt(rng, study.oneIn) === 0) {
        const found = tried({ view, seat, legal, evaluator, rng }, study);
        if (found) decisions.push(found);
      }
      last = turn;
    }
    playInPlace(state, chooseBy(STRATEGIES.emperor, view, legal, at(players, seat)));
  }
  return decisions;
}

export const DECIDE: JobKind<DecisionGame, TriedDecision[]> = {
  work: decisionGame,
  file: new URL('./worker.js', import.meta.url),
};
