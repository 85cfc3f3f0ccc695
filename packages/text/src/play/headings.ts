import type { Heading } from '@gah/engine';
import type { Sections } from '../../catalogue/types.js';

/** Where in a game a position is. */
export function headingText(
  words: Sections['replay']['heading'],
  heading: Heading | null,
  nameOf: (seat: number) => string,
): string {
  switch (heading?.kind) {
    case 'round':
      return words.round({ round: heading.round });
    case 'turn':
      return words.turn({
        round: heading.round,
        turn: heading.turn,
        name: nameOf(heading.seat ?? 0),
      });
    case 'end':
      return words.end;
    default:
      return words.setup;
  }
}
