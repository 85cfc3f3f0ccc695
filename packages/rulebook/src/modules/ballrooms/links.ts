/** Where the rules speak of what this module asks and refuses. */
export const decisions = {
  rehearsal: 'ballrooms.setup',
  sendDancer: 'ballrooms.steps',
  pickDancer: 'ballrooms.steps',
  joinDancer: 'promos.guests',
  removeDancers: 'ballrooms.tiles',
} as const;

export const refusals = {
  'champagne-missing': 'ballrooms.dance',
  'rehearsal-room-taken': 'ballrooms.setup',
  'row-full': 'ballrooms.notes',
  'no-dancer-left': 'ballrooms.steps',
  'no-dancer-there': 'ballrooms.tiles',
  'section-empty': 'ballrooms.steps',
  'cannot-join': 'promos.guests',
  'guest-not-dancing': 'ballrooms.dance',
} as const;
