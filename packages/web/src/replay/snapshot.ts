import type { ReplayFrame, ReplayStep } from '@gah/engine';
import { scoreSheets, winners } from '@gah/engine';
import type { SeatedPlayer } from '../session/plan.js';
import type { GameSnapshot, Retold } from '../session/session.js';

/** A moment of a game that is gone through again. */
export interface Moment {
  readonly frame: ReplayFrame;
  /** What was shown before, where the way from there can be seen. */
  readonly before: ReplayFrame | null;
  /** The whole game, as whoever looks may know it. */
  readonly steps: readonly ReplayStep[];
  readonly players: readonly SeatedPlayer[];
  /** It runs; the next move comes by itself. */
  readonly isRunning: boolean;
  readonly retold: Retold;
}

/** What the table shows of it: as in a running game, but nobody is asked. */
export function snapshotOf(moment: Moment): GameSnapshot {
  const { frame, before, steps, players, isRunning, retold } = moment;
  const { view, ply } = frame;
  const step = steps[ply];
  return {
    view,
    previousView: before?.view ?? null,
    events: step?.events ?? [],
    movedBy: step?.seat ?? null,
    pending: view.pending,
    seat: null,
    moves: [],
    curtain: null,
    thinking: isRunning ? (steps[ply + 1]?.seat ?? null) : null,
    undoTarget: null,
    sheets: scoreSheets(view),
    winners: winners(view),
    isOver: view.phase === 'over',
    log: steps.slice(0, ply + 1),
    players,
    problem: null,
    retold,
  };
}
