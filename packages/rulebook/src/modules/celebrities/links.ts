/** Where the rules speak of what this module refuses. */
export const refusals = {
  'celebrity-elsewhere': 'celebrities.price',
  'celebrity-used': 'celebrities.effect',
} as const;
