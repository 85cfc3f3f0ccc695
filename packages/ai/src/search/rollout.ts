import type { GameState, Move } from '@gah/engine';
import { moves, sameMove } from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import type { Breadth, Line } from './beamSearch.js';
import { isWait, planTurn } from './beamSearch.js';
import type { Budget } from './budget.js';
import { draftAndAuction } from './draftAndAuction.js';
import type { PlannedMove } from './planCache.js';
import { neverPass, pruneDelaysAndWaits, pruneForRivals, pruneMoves } from './pruneMoves.js';

/** Rollouts: a line is played in one determinized world, then everybody plays on with a narrow beam. */

type QuickBreadth = Pick<Breadth, 'beamWidth' | 'actionBeamWidth' | 'roomsInOrder' | 'prune'>;

/** How much is looked at in a turn. */
const BREADTHS = {
  careful: { beamWidth: 1, actionBeamWidth: 4, prune: pruneMoves },
  /** Chooses as well as thorough players, at a fourth of the cost. They do not wait. */
  able: { beamWidth: 3, actionBeamWidth: 3, roomsInOrder: true, prune: pruneDelaysAndWaits },
  /** Nearly what planners do: to judge the others by. */
  thorough: { beamWidth: 3, actionBeamWidth: 6, prune: neverPass },
  /** For who only has to take from the table what somebody would take. */
  hasty: { beamWidth: 1, actionBeamWidth: 1, roomsInOrder: true, prune: pruneForRivals },
} as const satisfies Readonly<Record<string, QuickBreadth>>;
/** More decisions than there are between two turns of a seat. */
const MOST_DECISIONS = 400;

/** How everybody plays on in a rollout. */
export interface QuickPlay {
  readonly evaluator: Evaluator;
  /** Says how good the position is that a rollout ends in. */
  readonly goal: Evaluator;
  readonly budget: Budget;
  /** How the seat itself plays. */
  readonly own: 'careful' | 'able' | 'thorough';
  /** Careful rivals play as a careful seat does, and everybody minds the others; hasty ones look at less. */
  readonly rivals: 'careful' | 'hasty';
}

/**
 * Plays a line as far as it is possible in this world; hidden cards may have fallen differently. Says whether it
 * came to the end of the line.
 */
export function follow(state: GameState, line: readonly PlannedMove[]): boolean {
  for (const { move } of line) {
    if (decidingSeat(state) !== move.seat) return false;
    if (!moves(state, move.seat).some((legal) => sameMove(legal, move))) return false;
    playInPlace(state, move);
  }
  return true;
}

/** All seats play quickly until the seat has finished so many more turns, or the game is over. */
export function playTurns(
  state: GameState,
  seat: number,
  turns: number,
  play: QuickPlay,
  onOwnTurn: () => void = () => undefined,
): void {
  let left = turns;
  for (let count = 0; count < MOST_DECISIONS && left > 0; count++) {
    if (play.budget.isSpent()) return;
    const deciding = decidingSeat(state);
    if (deciding < 0) return;
    let last: Move | undefined;
    for (const move of quickLine(state, deciding, deciding === seat, play)) {
      playInPlace(state, move);
      last = move;
    }
    if (deciding !== seat || (last?.kind !== 'endTurn' && last?.kind !== 'pass')) continue;
    left--;
    onOwnTurn();
  }
}

function quickLine(
  state: GameState,
  seat: number,
  isOwn: boolean,
  { evaluator, goal, budget, own, rivals }: QuickPlay,
): readonly Move[] {
  const legal = moves(state, seat);
  if (legal.length === 1) return legal;
  const early = draftAndAuction(state, legal, evaluator);
  if (early) return [early];
  const isHasty = rivals === 'hasty';
  const [line] = planTurn(state, seat, legal, evaluator, {
    ...BREADTHS[isOwn ? own : rivals],
    // Within a turn what others can expect changes too little to be worth asking each time.
    goal: isHasty ? evaluator : goal,
    budget,
    most: 1,
  });
  // A beam of one may lose its way: the last move is to do nothing more.
  return line?.moves.map(({ move }) => move) ?? legal.slice(-1);
}

/** How a plan is tried. */
export interface TrialSpec {
  /** Own turns played on after the plan. */
  readonly turns: number;
  /**
   * What counts: the last of these positions, or the mean of those at the ends of own turns, the later ones more:
   * the second twice, the third three times. Where the game ends before, its end stands for all turns that are left.
   */
  readonly judged: 'atTheEnd' | 'onTheWay';
  readonly own: QuickPlay['own'];
  readonly rivals: QuickPlay['rivals'];
  /**
   * Whether a plan that waits has had its turn. Positions compare best after as many dice, when it has not. Then
   * its die is taken ably: quick players make less of new dice than those who wait for them.
   */
  readonly waiting: 'isATurn' | 'isNoTurn';
}

/** Plays a line in this world, and then so many own turns more. */
export function playPlan(
  state: GameState,
  seat: number,
  line: Line,
  { turns, waiting }: Pick<TrialSpec, 'turns' | 'waiting'>,
  play: QuickPlay,
  onOwnTurn?: () => void,
): void {
  const isFollowed = follow(state, line.moves);
  if (isFollowed && waiting === 'isNoTurn' && isWait(line)) {
    playTurns(state, seat, 1, { ...play, own: 'able' });
  }
  // Where the line could not be followed to its end, the turn is finished first.
  if (!isFollowed && decidingSeat(state) === seat) playTurns(state, seat, 1, play);
  playTurns(state, seat, turns, play, onOwnTurn);
}

/** What the line is worth after some turns more, in this world. */
export function rollout(
  world: GameState,
  seat: number,
  line: Line,
  spec: TrialSpec,
  play: QuickPlay,
): number {
  const { goal } = play;
  const state = clone(world);
  if (spec.judged === 'atTheEnd') {
    playPlan(state, seat, line, spec, play);
    return goal(state, seat);
  }
  let sum = 0;
  let weights = 0;
  let turn = 0;
  const add = (): void => {
    turn++;
    sum += turn * goal(state, seat);
    weights += turn;
  };
  playPlan(state, seat, line, spec, play, add);
  while (turn === 0 || turn < spec.turns) add();
  return sum / weights;
}
