/** Processes that start and whole games take their time on a busy computer. */
export const PATIENCE = { timeout: 600_000 };
