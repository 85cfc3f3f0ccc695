/** The director's search, for the seat it plays and for whoever asks its advice. */
export const DIRECTOR = { beamWidth: 4, actionBeamWidth: 8 } as const;
/** Positions it looks at in one decision when it is told no limit. */
export const DIRECTOR_NODES = 10_000;
