import { LEVELS } from '@gah/ai';
import type { Strategy } from '@gah/ai/parts';
import { PLANNER, PLANNER_NODES, pruneMoves, STRATEGIES } from '@gah/ai/parts';
import { modelEvaluator, modelOf, TODAY } from '../comparisons/modelFile.js';

/** Players who stay as they were: everything they were made of is written down here. */

/** In those days nobody minded what an automatic opponent got. */
const PEOPLE_ONLY = { people: 0.3, automatic: 0 };

const first: Strategy['evaluatorFor'] = (setup) => modelEvaluator(modelOf('1'), setup);

const CHAMPIONS = {
  'director@1': {
    evaluatorFor: first,
    rivalry: PEOPLE_ONLY,
    nodes: 10_000,
    search: { kind: 'beam', beamWidth: 4, actionBeamWidth: 8 },
  },
  'emperor@1': {
    evaluatorFor: first,
    rivalry: PEOPLE_ONLY,
    nodes: 60_000,
    search: {
      kind: 'halving',
      beamWidth: 6,
      actionBeamWidth: 8,
      roomsInOrder: false,
      plans: 12,
      determinizations: 4,
      rounds: 2,
      prior: 2,
      givenUpAt: Infinity,
      turns: { fewest: 2, most: 2, positionsEach: 1 },
      judged: 'atTheEnd',
      own: 'careful',
      rivals: 'careful',
      waiting: 'isATurn',
    },
  },
} as const satisfies Readonly<Record<string, Strategy>>;

export type Champion = keyof typeof CHAMPIONS;
export const CHAMPION_NAMES = Object.keys(CHAMPIONS) as readonly Champion[];

export const isChampion = (name: string): name is Champion => Object.hasOwn(CHAMPIONS, name);

/** Who searches its own turn alone: shows most clearly what a value function is worth, in the shortest time. */
const PLANNING: Strategy = {
  ...STRATEGIES.director,
  nodes: PLANNER_NODES,
  search: { kind: 'beam', ...PLANNER },
};

/** A whole game in the time an emperor takes for a move: for what needs tens of thousands of games. */
export const QUICK_BREADTH = { beamWidth: 1, actionBeamWidth: 4 } as const;
export const QUICK_NODES = 300;
const QUICK: Strategy = {
  ...STRATEGIES.director,
  nodes: QUICK_NODES,
  search: { kind: 'beam', ...QUICK_BREADTH, prune: pruneMoves },
};

/** The kinds of players in matches between models. */
export const KINDS = [...LEVELS, 'planner', 'quick'] as const;
export type Kind = (typeof KINDS)[number];

/** A champion as it was, or a level as it is today with the value function of a model. */
export function strategyOf(kind: Kind, model: string): Strategy {
  const name = `${kind}@${model}`;
  if (isChampion(name)) return CHAMPIONS[name];
  const strategy = { ...STRATEGIES, planner: PLANNING, quick: QUICK }[kind];
  if (model === TODAY) return strategy;
  return { ...strategy, evaluatorFor: (setup) => modelEvaluator(modelOf(model), setup) };
}
