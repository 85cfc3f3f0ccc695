import type { Level } from '@gah/ai';
import type { Strategy } from '@gah/ai/parts';
import { STRATEGIES } from '@gah/ai/parts';
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
      plans: 12,
      determinizations: 4,
      rounds: 2,
      turns: 2,
    },
  },
} as const satisfies Readonly<Record<string, Strategy>>;

export type Champion = keyof typeof CHAMPIONS;
export const CHAMPION_NAMES = Object.keys(CHAMPIONS) as readonly Champion[];

export const isChampion = (name: string): name is Champion => Object.hasOwn(CHAMPIONS, name);

/** A champion as it was, or a level as it is today with the value function of a model. */
export function strategyOf(level: Level, model: string): Strategy {
  const name = `${level}@${model}`;
  if (isChampion(name)) return CHAMPIONS[name];
  if (model === TODAY) return STRATEGIES[level];
  return { ...STRATEGIES[level], evaluatorFor: (setup) => modelEvaluator(modelOf(model), setup) };
}
