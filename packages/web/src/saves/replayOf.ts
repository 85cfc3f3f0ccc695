/** The address at which a saved game is gone through again. */
export const replayOf = (id: string): string => `#/replay/save/${encodeURIComponent(id)}`;
