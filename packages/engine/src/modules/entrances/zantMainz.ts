import { benefits } from '../../rules/benefits.js';
import { seatOf } from '../../rules/seats.js';
import { SECOND_DIE_BONUS } from './content/entrances.js';
import type { EntranceRules } from './rules.js';

/** The second die of a round brings something. */
export const zantMainz: EntranceRules = {
  // By the sum of both dice; the master key copies the value of the die.
  dieBonuses: (context, seat) => {
    const [first, second, ...none] = seatOf(context, seat).diceTaken;
    if (first === undefined || second === undefined || none.length > 0) return [];
    const sum = (first === 0 ? second : first) + (second === 0 ? first : second);
    return benefits(SECOND_DIE_BONUS[sum] ?? [], { source: 'entrance', id: 'zantMainz' }, 'first');
  },
};
