import { chapter } from '../../chapter.js';

export const more = chapter('more', {
  'more.idea': { proves: ['waltz.more'] },
  'more.bells': { proves: ['more.bells', 'W2'], picture: { is: 'signs', signs: ['bell'] } },
  'more.action': { proves: ['W2'] },
  'more.bellCards': {
    proves: [
      'more.values',
      'more.handmaid',
      'more.threeGoods',
      'more.chefDeRang',
      'more.bartender',
      'more.janitor',
      'more.entertainer',
    ],
    picture: { is: 'staffCards', cards: [166, 167, 168, 169, 172, 174, 178, 179] },
  },
  'more.exchanges': {
    proves: [
      'more.onceARound',
      'more.coachwoman',
      'more.bookkeeper',
      'more.interpreter',
      'more.wagonMaster',
      'more.dogWalker',
      'more.hairdresser',
    ],
    picture: { is: 'staffCards', cards: [170, 171, 173, 175, 176, 177] },
  },
  'more.objectives': {
    proves: ['more.politics'],
    picture: { is: 'objectives', cards: [180, 181, 182] },
  },
  'more.tiles': {
    proves: ['tiles.a6', 'tiles.b6', 'tiles.c6'],
    picture: { is: 'tiles', tiles: ['A6', 'B6', 'C6'] },
  },
});
