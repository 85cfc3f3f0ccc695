/** The address at which a saved game is gone through again. */
export const replayOf = (id: string): string => `#/replay/save/${encodeURIComponent(id)}`;

/** The same, with its review beside the table. */
export const reviewOf = (id: string): string => `${replayOf(id)}/0/review`;
