export const seed = 'lesson 3';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 auction stroup 0`.split('\n');
