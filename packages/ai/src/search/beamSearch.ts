/**
 * Beam search over actions, with transpositions. An action (a die with everything it brings, a serving, a
 * guest who moves in) is expanded through its small decisions to its end with a beam of its own; only
 * positions between two actions are evaluated and compete for the beam of the turn.
 */
import type { GameState, Move } from '@gah/engine';
import { moves } from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import type { Budget } from './budget.js';
import type { PlannedMove } from './planCache.js';
import { transpositionKey } from './planCache.js';
import { automaticScore } from '../modules/index.js';
import { addAt, valueAt } from '../evaluation/vectors.js';
import { KeySet } from './keySet.js';
import { RoomOrder } from './roomOrder.js';

export interface SearchSpec {
  readonly root: GameState;
  readonly seat: number;
  readonly legal: readonly Move[];
  /** Says which unfinished positions are worth going on from. */
  readonly evaluator: Evaluator;
  /** Says how good a finished one is. */
  readonly score: Evaluator;
  /** Has the search gone far enough after this move? */
  readonly isEnd: (state: GameState, move: Move) => boolean;
  /** Positions between two actions kept at each depth and stage of the turn. */
  readonly beamWidth: number;
  /** Positions in the middle of an action kept at each of its steps. */
  readonly actionBeamWidth: number;
  /** Whether rooms are prepared one after the other, each time the best one, instead of in all ways. */
  readonly roomsInOrder?: boolean | undefined;
  readonly budget: Budget;
  /** Moves worth looking at; all when missing. */
  readonly prune?: MovePruning | undefined;
}

/** Leaves out moves that need not be looked at. */
type MovePruning = (state: GameState, legal: readonly Move[]) => readonly Move[];

interface Node {
  readonly state: GameState;
  readonly parent: Node | null;
  readonly move: Move | null;
  /** Known when it competes with others. */
  value: number;
}

/** A way to play on, to where the search ends. */
export interface Line {
  readonly moves: readonly PlannedMove[];
  /** So many of them are played before anything comes to light, the one that shows it included. */
  readonly certain: number;
  readonly end: GameState;
  readonly value: number;
}

/** Does it leave the die of this turn for later? */
export const isWait = ({ moves: planned }: Line): boolean => planned.at(-1)?.move.kind === 'pass';

/** More small decisions than any turn has. */
const DEEPEST = 80;

/** Guest taken or not, main action done or not: positions compete only within a stage. */
function stageOf({ tasks }: GameState): number {
  const [task] = tasks;
  if (task?.kind !== 'turn') return 0;
  return 1 + (task.guestTaken ? 1 : 0) + (task.mainDone ? 2 : 0);
}
const STAGES = 5;

/** Better dice after a reroll are a hope, and one die less is a fact: for those who do not try out what comes. */
export const DOUBT_IN_WAITING = 4;

/** Everything a search has come upon. */
interface Findings {
  readonly seen: KeySet;
  readonly rooms: RoomOrder | null;
  /** Positions between two actions of the turn: only these can be evaluated fairly. */
  quiet: Node[];
  readonly ends: Node[];
}

/**
 * Looks for the best ways to go on, action by action: of all positions reached by so many actions only
 * the most promising are followed, and those reached twice only once. Lines come best first; there is
 * always one.
 */
export function beamSearch(spec: SearchSpec, most: number): Line[] {
  const { root, seat, budget, roomsInOrder } = spec;
  const rooms = roomsInOrder ? new RoomOrder(seat, (...step) => worthAfter(spec, ...step)) : null;
  const found: Findings = { seen: new KeySet(), rooms, quiet: [], ends: [] };
  let frontier: Node[] = [{ state: root, parent: null, move: null, value: 0 }];
  for (let depth = 0; depth < DEEPEST && frontier.length > 0; depth++) {
    found.quiet = [];
    for (const parent of frontier) {
      playActions(spec, parent, depth === 0 ? spec.legal : moves(parent.state, seat), found);
      if (budget.isSpent()) break;
    }
    // When time is up the most promising position is still played to its end.
    frontier = promising(found.quiet, budget.isSpent() ? 1 : spec.beamWidth);
    if (budget.isSpent()) frontier = frontier.slice(0, 1);
  }
  found.ends.sort((a, b) => b.value - a.value);
  return found.ends.slice(0, most).map((node) => lineTo(node, seat));
}

/** Plays every action that can begin here, in all ways that promise something, to its end. */
function playActions(
  spec: SearchSpec,
  parent: Node,
  legal: readonly Move[],
  found: Findings,
): void {
  const { seat, prune } = spec;
  for (const move of prune ? prune(parent.state, legal) : legal) {
    const begun = expand(spec, parent, move, found);
    let open = begun ? [begun] : [];
    while (open.length > 0) {
      const next: Node[] = [];
      for (const node of open) {
        const all = moves(node.state, seat);
        const some = prune ? prune(node.state, all) : all;
        for (const answer of found.rooms?.narrowed(node.state, some) ?? some) {
          const reached = expand(spec, node, answer, found);
          if (reached) next.push(reached);
        }
      }
      open = bestOf(next, spec);
    }
  }
}

function worthAfter(
  { seat, evaluator, budget }: SearchSpec,
  before: GameState,
  move: Move,
): number {
  const state = clone(before);
  playInPlace(state, move);
  budget.spend();
  return evaluator(state, seat);
}

/** Plays one move; returned is the position if the action is not done yet and nobody was there before. */
function expand(spec: SearchSpec, parent: Node, move: Move, found: Findings): Node | null {
  const { seat, budget } = spec;
  const state = clone(parent.state);
  playInPlace(state, move);
  budget.spend();
  if (!found.seen.add(transpositionKey(state, seat))) return null;
  if (spec.isEnd(state, move)) {
    const doubt = move.kind === 'pass' ? DOUBT_IN_WAITING : 0;
    found.ends.push({ state, parent, move, value: spec.score(state, seat) - doubt });
    return null;
  }
  if (state.tasks.at(-1)?.kind === 'turn') {
    found.quiet.push({ state, parent, move, value: spec.evaluator(state, seat) });
    return null;
  }
  return { state, parent, move, value: 0 };
}

/** The most promising positions in the middle of an action. */
function bestOf(nodes: Node[], { evaluator, seat, actionBeamWidth }: SearchSpec): Node[] {
  if (nodes.length <= actionBeamWidth) return nodes;
  for (const node of nodes) node.value = evaluator(node.state, seat);
  return nodes.sort((a, b) => b.value - a.value).slice(0, actionBeamWidth);
}

function promising(nodes: Node[], beamWidth: number): Node[] {
  nodes.sort((a, b) => b.value - a.value);
  const kept = new Float64Array(STAGES);
  return nodes.filter(({ state }) => {
    const stage = stageOf(state);
    addAt(kept, stage, 1);
    return valueAt(kept, stage) <= beamWidth;
  });
}

function lineTo(node: Node, seat: number): Line {
  const line: PlannedMove[] = [];
  let uncertain = 0;
  for (let step = node; step.parent && step.move; step = step.parent) {
    const { ply, undoFloor } = step.state;
    if (undoFloor === ply) uncertain = line.length;
    line.push({ key: transpositionKey(step.parent.state, seat), move: step.move });
  }
  return {
    moves: line.reverse(),
    certain: line.length - uncertain,
    end: node.state,
    value: node.value,
  };
}

/** What the seat has begun is done: it is free to do something else, or another seat decides. */
export const endOfAction =
  (seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.tasks.at(-1)?.kind === 'turn';

/** The turn of the seat, or its part in a step of the set-up or of an emperor scoring, is over. */
export const endOfTurn =
  (root: Pick<GameState, 'phase' | 'round'>, seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.phase !== root.phase ||
    state.round !== root.round;

/** How much of what others can expect counts against a position. */
export interface Rivalry {
  /** Of the strongest person. */
  readonly people: number;
  /** Of an automatic opponent, who follows a deck and whom only its points can be taken from. */
  readonly automatic: number;
}
export const RIVALRY: Rivalry = { people: 0.3, automatic: 0 };

/** Own prospects, less a part of those of the strongest opponent. */
export const rivalScore =
  (evaluator: Evaluator, { people, automatic }: Rivalry = RIVALRY): Evaluator =>
  (state, seat) => {
    const own = evaluator(state, seat);
    const persons = state.setup.seats;
    let strongest = -Infinity;
    for (let other = 0; other < persons; other++) {
      if (other !== seat) strongest = Math.max(strongest, evaluator(state, other));
    }
    if (strongest > -Infinity) return own - people * strongest;
    const opponent = automatic > 0 ? automaticScore(state, persons) : null;
    return opponent === null ? own : own - automatic * opponent;
  };

export interface Breadth {
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  readonly roomsInOrder?: boolean | undefined;
  readonly budget: Budget;
  /** Says how good a finished turn is; as `rivalScore` does when missing. */
  readonly goal?: Evaluator | undefined;
  /** How many lines are wanted. */
  readonly most: number;
  readonly prune?: MovePruning | undefined;
}

/** The best ways to play the whole turn, best first. */
export function planTurn(
  root: GameState,
  seat: number,
  legal: readonly Move[],
  evaluator: Evaluator,
  { goal, most, ...breadth }: Breadth,
): Line[] {
  return beamSearch(
    {
      root,
      seat,
      legal,
      evaluator,
      score: goal ?? rivalScore(evaluator),
      isEnd: endOfTurn(root, seat),
      ...breadth,
    },
    most,
  );
}
