/** Weakest first. */
export const LEVELS = ['pageboy', 'concierge', 'director', 'emperor'] as const;

export type Level = (typeof LEVELS)[number];
