/** A careful search over one's own turn alone: for advice, and to measure value functions by. */
export const PLANNER = { beamWidth: 4, actionBeamWidth: 8 } as const;
export const PLANNER_NODES = 10_000;
