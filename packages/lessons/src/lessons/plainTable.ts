import type { Lesson } from '../lesson.js';

/** Two hotels with the plain rules, as short lessons use them. */
export const plainTable = (seed: string): Lesson['setup'] => ({
  seats: 2,
  seed,
  hotel: 'night',
  staff: 'starter',
});
