import { can } from '../../conditions.js';
import type { Light } from '../../places.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'startPlayer'> = speaker('startPlayer');

/** On the table, and the button that takes it. */
const key = (): Light => ({ spots: ['key', 'takeKey'] });

export const startPlayer = shortLesson({
  id: 'startPlayer',
  minutes: 3,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['startPlayer'] },
  prologue,
  script: shortTurns(),
  steps: [
    {
      id: 'key',
      when: can('takeKey'),
      says: () => say('key'),
      lights: key,
      more: 'startPlayer.key',
    },
    told('gives', () => say('gives'), key),
    told(
      'first',
      () => say('first'),
      () => ({ spots: ['rounds'] }),
    ),
    told('when', () => say('when'), key),
  ],
  task: turnTask(() => say('task')),
});
