import { can, movesOf } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Place } from '../../places.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'ballrooms'> = speaker('ballrooms');

export const ballrooms = shortLesson({
  id: 'ballrooms',
  minutes: 4,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['ballrooms'] },
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'dance',
      () => say('dance'),
      () => ({ spots: ['hall'] }),
      'ballrooms.idea',
    ),
    told(
      'price',
      () => say('price'),
      () => ({ spots: ['hall'] }),
    ),
    told(
      'row',
      () => say('row'),
      () => ({ spots: ['hall'] }),
    ),
    told(
      'champagne',
      (at) => say('champagne', { champagne: facts.has(at, 'champagne') }),
      () => ({ spots: ['kitchen'] }),
    ),
    told(
      'ready',
      (at) => (can('sendGuest')(at) ? say('ready', { guests: facts.tally(at, 'dancing') }) : null),
      (at) => ({ places: movesOf(at, 'sendGuest').map(({ table }): Place => `table:${table}`) }),
    ),
    told(
      'scored',
      () => say('scored'),
      () => ({ spots: ['hall'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
