import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'solo'> = speaker('solo');

export const solo = shortLesson({
  id: 'solo',
  minutes: 3,
  setup: { seats: 1, seed, hotel: 'night', difficulty: 'easy' },
  prologue,

  steps: [
    told(
      'opponent',
      () => say('opponent'),
      () => ({ spots: ['neighbour'] }),
      'solo.idea',
    ),
    told(
      'turn',
      () => say('turn'),
      () => ({ spots: ['neighbour'] }),
    ),
    told(
      'score',
      () => say('score'),
      () => ({ spots: ['rival'] }),
    ),
    told(
      'beat',
      () => say('beat'),
      () => ({ spots: ['rival'] }),
    ),
    told(
      'dice',
      () => say('dice'),
      () => ({ spots: ['board', 'queue'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
