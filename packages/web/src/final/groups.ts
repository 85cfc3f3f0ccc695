/** Sources of points that belong together, in the order in which a chart stacks them. */
export const POINTS_GROUPS = [
  'guests',
  'hotel',
  'emperor',
  'politics',
  'staff',
  'waltz',
  'rest',
] as const;
export type PointsGroup = (typeof POINTS_GROUPS)[number];
