import type { GameState, Move } from '@gah/engine';
import { moves } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import type { Budget } from './budget.js';
import { keyOf } from './key.js';

/** The worth of a position for a seat, in points. */
export type Judge = (state: GameState, seat: number) => number;

export interface Quest {
  readonly root: GameState;
  readonly seat: number;
  readonly legal: readonly Move[];
  /** Says which unfinished positions are worth going on from. */
  readonly judge: Judge;
  /** Says how good a finished one is. */
  readonly score: Judge;
  /** Has the search gone far enough after this move? */
  readonly isEnd: (state: GameState, move: Move) => boolean;
  /** Unfinished positions kept at each depth and stage of the turn. */
  readonly width: number;
  readonly budget: Budget;
}

interface Node {
  readonly state: GameState;
  readonly parent: Node | null;
  readonly move: Move | null;
  readonly value: number;
}

/** A way to play on, to where the search ends. */
export interface Line {
  readonly moves: readonly Move[];
  readonly end: GameState;
  readonly value: number;
}

/** More small decisions than any turn has. */
const DEEPEST = 80;

/** Guest taken or not, main action done or not: positions compete only within a stage. */
function stageOf({ tasks }: GameState): number {
  const [task] = tasks;
  if (task?.kind !== 'turn') return 0;
  return 1 + (task.guestTaken ? 1 : 0) + (task.mainDone ? 2 : 0);
}
const STAGES = 5;

export const decidingSeat = (state: GameState): number => {
  const task = state.tasks.at(-1);
  return task === undefined || task.kind === 'draft' ? -1 : task.seat;
};

/**
 * Looks for the best ways to go on, level by level: of all positions reached by so many small
 * decisions only the most promising are followed, and those reached twice only once. Lines come best
 * first; there is always one.
 */
export function explore(quest: Quest, most: number): Line[] {
  const { root, seat, budget } = quest;
  const ends: Node[] = [];
  const seen = new Set<string>();
  let frontier: Node[] = [{ state: root, parent: null, move: null, value: 0 }];
  let best: Node | null = null;
  for (let depth = 0; depth < DEEPEST && frontier.length > 0; depth++) {
    const next: Node[] = [];
    // When time is up the most promising position is still played to its end.
    const parents: readonly Node[] = budget.isSpent ? frontier.slice(0, 1) : frontier;
    if (budget.isSpent && best) break;
    for (const parent of parents) {
      const legal = depth === 0 ? quest.legal : moves(parent.state, seat);
      for (const move of legal) {
        const state = clone(parent.state);
        playInPlace(state, move);
        budget.spend();
        const isEnd = quest.isEnd(state, move);
        const key = keyOf(state, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        const value = isEnd ? quest.score(state, seat) : quest.judge(state, seat);
        const node = { state, parent, move, value };
        if (!isEnd) next.push(node);
        else {
          ends.push(node);
          if (!best || value > best.value) best = node;
        }
      }
      if (budget.isSpent && best) break;
    }
    frontier = promising(next, budget.isSpent ? 1 : quest.width);
  }
  ends.sort((a, b) => b.value - a.value);
  const found = ends.length > 0 ? ends : frontier.slice(0, 1);
  return found.slice(0, most).map(lineTo);
}

function promising(nodes: Node[], width: number): Node[] {
  nodes.sort((a, b) => b.value - a.value);
  const kept = new Int32Array(STAGES);
  return nodes.filter(({ state }) => {
    const stage = stageOf(state);
    kept[stage] = (kept[stage] ?? 0) + 1;
    return (kept[stage] ?? 0) <= width;
  });
}

function lineTo(node: Node): Line {
  const line: Move[] = [];
  for (let step: Node | null = node; step?.move; step = step.parent) line.push(step.move);
  return { moves: line.reverse(), end: node.state, value: node.value };
}
