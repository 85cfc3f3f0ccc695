/** Effects that give something; what these give is taken, and where others may gain more, asked for. */
export const BALLROOMS_GAINS = ['scoreBallroom', 'joinDancer'] as const;
export const BALLROOMS_DOUBTFUL_GAINS = ['scoreBallroom'] as const;

/** Where points of this module come from. */
export const BALLROOMS_SOURCES = ['row', 'section', 'ballroom'] as const;

export const BALLROOMS_REASONS = [
  'rehearsal-room-taken',
  'row-full',
  'no-dancer-left',
  'no-dancer-there',
  'section-empty',
  'cannot-join',
  'guest-not-dancing',
] as const;

export const BALLROOMS_CHOICES = ['row', 'section', 'rehearsalRoom'] as const;
