import type { Countable } from '../model/effect.js';
import type { Letter, ModuleName } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS } from '../model/vocabulary.js';
import type { PoliticsCard } from './records.js';
import { occupied } from './records.js';

export type PoliticsRecord = Omit<PoliticsCard, 'number' | 'vp'>;

function politics(letter: Letter, ...conditions: [number, Countable][]): PoliticsRecord {
  return {
    letter,
    conditions: conditions.map(([atLeast, per]) => ({ per, atLeast })),
    needs: [],
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

const of = (needs: ModuleName, record: PoliticsRecord): PoliticsRecord => ({
  ...record,
  needs: [needs],
  source: { ...record.source, letter: 'a public card list' },
});

/** Politics cards of Let's Waltz! by number. */
export const POLITICS_WALTZ = {
  163: of('ballrooms', politics('A', [7, { count: 'kitchen', good: 'champagne' }])),
  164: of('ballrooms', politics('B', [7, { count: 'dancers' }])),
  165: of('ballrooms', politics('C', [4, { count: 'served', color: 'green' }])),
  180: of(
    'more',
    politics(
      'A',
      ...DISHES_AND_DRINKS.map((good): [number, Countable] => [3, { count: 'kitchen', good }]),
    ),
  ),
  181: of('more', politics('B', [3, { count: 'topFloor' }])),
  182: of('more', politics('C', [5, { count: 'served', minGoods: 3 }])),
} as const satisfies Record<number, PoliticsRecord>;
