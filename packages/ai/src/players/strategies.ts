import type { GameView } from '@gah/engine';
import { heuristicEvaluator, learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Evaluator } from '../model/module.js';
import type { Breadth, Rivalry } from '../search/beamSearch.js';
import { RIVALRY } from '../search/beamSearch.js';
import { neverPass } from '../search/pruneMoves.js';
import type { HalvingSpec } from '../search/sequentialHalving.js';
import type { Level } from './levels.js';

/** All that makes a player: what it holds of positions, what it plays for, how it searches. */
export interface Strategy {
  readonly evaluatorFor: (setup: GameView['setup']) => Evaluator;
  readonly rivalry: Rivalry;
  /** Positions it looks at in one decision when it is told no limit. */
  readonly nodes: number;
  readonly search:
    | { readonly kind: 'noisy' }
    | ({ readonly kind: 'beam' } & Pick<
        Breadth,
        'beamWidth' | 'actionBeamWidth' | 'roomsInOrder' | 'prune'
      >)
    | ({ readonly kind: 'halving' } & HalvingSpec);
}

const learnt: Strategy['evaluatorFor'] = (setup) => learntEvaluator(learntWeights(), setup);

/** Of trials: with few positions it is better to try in more worlds than to go further. */
const TURNS: HalvingSpec['turns'] = { fewest: 2, most: 3, positionsEach: 25_000 };

/** Pageboy and concierge judge by the heuristic, director and emperor by what was learnt. */
export const STRATEGIES: Readonly<Record<Level, Strategy>> = {
  pageboy: {
    evaluatorFor: heuristicEvaluator,
    rivalry: RIVALRY,
    nodes: 1500,
    search: { kind: 'noisy' },
  },
  concierge: {
    evaluatorFor: heuristicEvaluator,
    rivalry: RIVALRY,
    nodes: 1500,
    search: { kind: 'beam', beamWidth: 2, actionBeamWidth: 5, prune: neverPass },
  },
  director: {
    evaluatorFor: learnt,
    rivalry: RIVALRY,
    nodes: 24_000,
    search: {
      kind: 'halving',
      beamWidth: 8,
      actionBeamWidth: 6,
      roomsInOrder: true,
      plans: 10,
      determinizations: 6,
      rounds: 2,
      prior: 1,
      givenUpAt: 2,
      turns: TURNS,
      judged: 'onTheWay',
      own: 'able',
      rivals: 'hasty',
      waiting: 'isNoTurn',
    },
  },
  emperor: {
    evaluatorFor: learnt,
    rivalry: RIVALRY,
    nodes: 120_000,
    search: {
      kind: 'halving',
      beamWidth: 12,
      actionBeamWidth: 8,
      roomsInOrder: true,
      plans: 16,
      determinizations: 24,
      rounds: 2,
      prior: 1,
      givenUpAt: 2,
      turns: TURNS,
      judged: 'onTheWay',
      own: 'able',
      rivals: 'hasty',
      waiting: 'isNoTurn',
    },
  },
};
