/** Where the rules speak of what this module refuses. */
export const refusals = {
  'has-passed': 'startPlayer.limits',
  'key-taken': 'startPlayer.key',
} as const;
