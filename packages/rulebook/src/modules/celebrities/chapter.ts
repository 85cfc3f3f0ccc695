import { chapterWith } from '../../chapter.js';
import type { CelebritiesPicture } from './picture.js';

export const celebrities = chapterWith<CelebritiesPicture>()('celebrities', {
  'celebrities.idea': { proves: ['celebrities.setup', 'U4'] },
  'celebrities.strength': { proves: ['celebrities.strength', 'celebrities.whiteDie'] },
  'celebrities.price': {
    proves: ['celebrities.coloredDie', 'W4'],
    picture: { is: 'coloredDice', space: 3, dice: ['white', 'white', 'white', 'blue', 'red'] },
  },
  'celebrities.effect': { proves: ['celebrities.duration', 'W3'] },
  'celebrities.passing': { proves: ['celebrities.dustbin', 'W4'] },
  'celebrities.waiting': { proves: ['celebrities.waiting', 'W3'] },
  'celebrities.all': {
    proves: [
      'celebrities.christie',
      'celebrities.einstein',
      'celebrities.chaplin',
      'celebrities.magie',
      'celebrities.puccini',
      'celebrities.tolkien',
      'celebrities.gandhi',
      'celebrities.curie',
      'celebrities.mataHari',
      'celebrities.picasso',
      'celebrities.freud',
      'celebrities.churchill',
      'U4',
    ],
    picture: { is: 'celebrities' },
  },
  'celebrities.freud': { proves: ['celebrities.freud', 'W5'] },
});
