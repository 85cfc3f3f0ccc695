/** The course of training: how many games, how they are played, how much each lesson changes. */
export const COURSE = {
  generations: 12,
  games: 200,
  /** Generations whose positions are learnt from together. */
  window: 6,
  hidden: 16,
  /** Of a hundred games so many keep to sound habits, by generation. */
  strictPercent: [100, 60, 40, 30, 20, 20, 10, 10],
  lesson: { width: 1, detail: 5, nodes: 2500, adventure: 8, lambda: 0.7 },
  learning: { passes: 3, rate: 0.0008, decay: 0.3 },
};
