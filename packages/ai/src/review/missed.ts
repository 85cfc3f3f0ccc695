import type { GameState, GameView, Move, MoveKind } from '@gah/engine';
import {
  goodIndex,
  GOODS,
  moves,
  ordersOf,
  sampleHidden,
  seedRng,
  turnsLeftInRound,
  viewOf,
} from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Evaluator } from '../model/module.js';
import { movesLike } from '../modules/index.js';
import type { Line } from '../search/beamSearch.js';
import { beamSearch, endOfAction } from '../search/beamSearch.js';
import { startBudget } from '../search/budget.js';
import type { Estimate, MissedChance } from './review.js';
import { estimateOf, planOf, tryPlan } from './trials.js';
import type { PlayedTurn } from './turns.js';

/** What could still have been done when somebody ended a turn: the engine offered it, and it would have paid. */

const leaves = (kind: MoveKind): boolean =>
  kind === 'moveIn' || kind === 'moveInPair' || movesLike('moveIn').includes(kind);
const NODES = 400;
const BREADTH = { beamWidth: 2, actionBeamWidth: 8 };
/** Worlds in which it is tried, and own turns played on in each. */
const WORLDS = 6;
const TURNS = 1;
/** Less is no chance missed; and chance must not explain it. */
const LEAST_POINTS = 1;
const CERTAIN = 2;

/** The move, what belongs to it, and then the end of the turn. */
function planWith(world: GameState, move: Move, end: Move, evaluator: Evaluator): Line | null {
  const [line] = beamSearch(
    {
      root: world,
      seat: move.seat,
      legal: [move],
      evaluator,
      score: evaluator,
      isEnd: endOfAction(move.seat),
      ...BREADTH,
      budget: startBudget({ rng: [0, 0, 0, 0], nodeLimit: NODES }, NODES),
    },
    1,
  );
  return line ? planOf(world, [...line.moves.map((planned) => planned.move), end]) : null;
}

/** What doing it before the end of the turn brings. */
function gainOf(view: GameView, move: Move, end: Move, evaluator: Evaluator): Estimate {
  const rng = seedRng(`missed ${view.ply}`);
  const world = sampleHidden(view, rng);
  const done = planWith(world, move, end, evaluator);
  if (!done) return { mean: 0, error: 0 };
  const left = planOf(world, [end]);
  const trials = Array.from({ length: WORLDS }, () => {
    const fresh = sampleHidden(view, rng);
    const valueOf = (plan: Line): number => tryPlan(fresh, move.seat, plan, TURNS, evaluator).value;
    return valueOf(done) - valueOf(left);
  });
  return estimateOf(trials);
}

type Named = MissedChance extends infer Each
  ? Each extends MissedChance
    ? Omit<Each, 'ply' | 'points'>
    : never
  : never;

/** What somebody missed by leaving this move out; null for moves that may well be left out. */
function chanceIn(view: GameView, move: Move): Named | null {
  const { seat } = move;
  if ('table' in move && leaves(move.kind)) {
    const guest = view.seats[seat]?.cafe[move.table]?.card;
    return guest === undefined ? null : { kind: 'guestLeft', guest };
  }
  switch (move.kind) {
    case 'claim': {
      const card = view.politics[move.slot];
      return card === undefined ? null : { kind: 'claimLeft', card, takenBy: null };
    }
    case 'serve': {
      const ready = ordersOf(view, seat).find(
        ({ isServed, missing, inKitchen }) =>
          !isServed &&
          GOODS.every((good) => inKitchen[goodIndex(good)] >= missing[goodIndex(good)]),
      );
      return ready ? { kind: 'orderLeft', guest: ready.guest } : null;
    }
    case 'useStaff':
      return turnsLeftInRound(view, seat) === 0 ? { kind: 'staffUnused', card: move.card } : null;
    default:
      return null;
  }
}

/** Each thing once, with the most it would have brought, largest first. */
export function missedIn({ seat, last, moves: played }: PlayedTurn): MissedChance[] {
  const end = played.at(-1);
  if (end?.kind !== 'endTurn') return [];
  const view = viewOf(last, seat);
  const chances = moves(view, seat).flatMap((move) => {
    const named = chanceIn(view, move);
    return named ? [{ move, named }] : [];
  });
  if (chances.length === 0) return [];
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const found = new Map<string, MissedChance>();
  for (const { move, named } of chances) {
    const { mean: points, error } = gainOf(view, move, end, evaluator);
    const key = JSON.stringify(named);
    if (points < CERTAIN * error) continue;
    if (points < Math.max(LEAST_POINTS, found.get(key)?.points ?? LEAST_POINTS)) continue;
    found.set(key, { ...named, ply: view.ply, points });
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}
