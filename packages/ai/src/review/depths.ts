import type { ReviewDepth } from './review.js';

/** What is spent on a turn at each depth. */
export interface DepthSpec {
  readonly beamWidth: number;
  readonly actionBeamWidth: number;
  /** Positions looked at for plans. */
  readonly nodes: number;
  /** Plans that compete for being the best. */
  readonly plans: number;
  /** How often the better half is compared again, and in how many worlds each time. */
  readonly rounds: number;
  readonly worldsPerRound: number;
  /** New worlds in which the winner is compared with what was played. */
  readonly worlds: number;
  /** Own turns played on after a plan. */
  readonly turns: number;
  /** How long it takes, in parts of the others: for progress only. */
  readonly effort: number;
}

export const DEPTH_SPECS: Readonly<Record<ReviewDepth, DepthSpec>> = {
  glance: {
    beamWidth: 2,
    actionBeamWidth: 5,
    nodes: 600,
    plans: 4,
    rounds: 1,
    worldsPerRound: 1,
    worlds: 2,
    turns: 0,
    effort: 1,
  },
  quick: {
    beamWidth: 4,
    actionBeamWidth: 8,
    nodes: 6000,
    plans: 8,
    rounds: 2,
    worldsPerRound: 2,
    worlds: 8,
    turns: 1,
    effort: 10,
  },
  usual: {
    beamWidth: 6,
    actionBeamWidth: 8,
    nodes: 12_000,
    plans: 12,
    rounds: 3,
    worldsPerRound: 4,
    worlds: 24,
    turns: 2,
    effort: 60,
  },
  deep: {
    beamWidth: 8,
    actionBeamWidth: 10,
    nodes: 40_000,
    plans: 16,
    rounds: 3,
    worldsPerRound: 8,
    worlds: 96,
    turns: 2,
    effort: 200,
  },
};
