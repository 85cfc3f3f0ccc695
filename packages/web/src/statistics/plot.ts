/** The measures of every plot: its height, and what is left free around it. */
export const PLOT = { height: 250, left: 38, right: 10, top: 18, bottom: 26 } as const;

/** Until the page has said how wide it is. */
export const FIRST_WIDTH = 640;
