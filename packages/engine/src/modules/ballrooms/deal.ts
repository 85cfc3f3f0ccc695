import type { Content } from '../../content/content.js';
import type { Rng } from '../../random/rng.js';
import { shuffle } from '../../random/rng.js';

/** One for each seat: indices into the content. */
export const dealRehearsalRooms = (content: Content, seats: number, rng: Rng): number[] =>
  shuffle(rng, [...content.rehearsalRooms.keys()]).slice(0, seats);
