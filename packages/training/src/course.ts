/** The course of training: how many games, how they are played, how much each lesson changes. */
export const COURSE = {
  generations: 9,
  games: 200,
  /** Generations whose positions are learnt from together. */
  window: 8,
  /** Of a hundred games so many are plain games for two, by generation. */
  plainPercent: [100, 100, 100, 100, 100, 80, 60],
  /** Of a hundred games so many keep to sound habits, by generation. */
  strictPercent: [100, 100, 80, 60, 40, 20],
  lesson: { width: 1, detail: 5, nodes: 2500, adventure: 8, lambda: 0.8 },
  /** So many samples it takes to move a weight half way from what was believed at first. */
  caution: 2000,
};
