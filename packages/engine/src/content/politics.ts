import type { Countable } from '../effects/effect.js';
import type { Letter } from '../vocabulary.js';
import type { PoliticsCard } from './records.js';
import { occupied } from './records.js';

type PoliticsRecord = Omit<PoliticsCard, 'number' | 'vp'>;

function politics(letter: Letter, ...conditions: [number, Countable][]): PoliticsRecord {
  return {
    letter,
    conditions: conditions.map(([atLeast, per]) => ({ per, atLeast })),
    source: { condition: 'rulebook', letter: 'rulebook', vp: 'picture of the printed piece' },
  };
}

/** Politics cards by number. */
export const POLITICS = {
  105: politics('A', [20, { count: 'krones' }]),
  106: politics('A', [12, { count: 'tiles' }]),
  107: politics('A', [6, { count: 'staff' }]),
  108: politics('A', [10, { count: 'emperor' }]),
  109: politics('B', [2, { count: 'floors' }]),
  110: politics('B', [6, { count: 'groups' }]),
  111: politics('B', [1, { count: 'fullColors' }]),
  112: politics('B', [2, { count: 'columns' }]),
  113: politics('C', [3, { count: 'sets' }]),
  114: politics('C', [4, occupied('red')], [3, occupied('yellow')]),
  115: politics('C', [4, occupied('yellow')], [3, occupied('blue')]),
  116: politics('C', [4, occupied('blue')], [3, occupied('red')]),
} as const satisfies Record<number, PoliticsRecord>;
