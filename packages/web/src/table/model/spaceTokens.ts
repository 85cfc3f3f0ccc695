import type { Token } from '../../cards/token.js';
import { good, icon, krones, steps, text } from '../../cards/token.js';

const EITHER = text('/');

/** What an action space gives with dice of this strength; the last one copies another. */
export function spaceTokens(space: number, strength: number): Token[] {
  const times = text(`×${strength}`);
  switch (space) {
    case 1:
      return [good('strudel'), EITHER, good('cake'), times];
    case 2:
      return [good('wine'), EITHER, good('coffee'), times];
    case 3:
      return [icon('prepare'), times];
    case 4:
      return [krones(), EITHER, steps(''), times];
    case 5:
      return [icon('playStaff'), krones(`−${strength}`)];
    default:
      return [];
  }
}
