/** A careful search over one's own turn alone: for advice, and to measure value functions by. */
export const PLANNER = { beamWidth: 8, actionBeamWidth: 6, roomsInOrder: true } as const;
export const PLANNER_NODES = 10_000;
