import type { GameState } from '@gah/engine';
import { ALONE } from '@gah/engine';
import { usageFailure } from '@gah/terminal';
import type { Audience } from './log.js';

/** Whose hidden cards an option asks to see. */
export function audienceOf(given: string, { setup }: GameState): Audience {
  if (given === 'all' || given === 'spectator') return given;
  const index = Number(given) - 1;
  if (index >= setup.seats) {
    const people = setup.seats === ALONE ? 'one player' : `${setup.seats} players`;
    throw usageFailure(`--seat ${given}: the game has ${people}`);
  }
  return index;
}
