import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'planning'> = speaker('planning');

export const planning = shortLesson({
  id: 'planning',
  minutes: 4,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'parts',
      () => say('parts'),
      () => ({ spots: ['queue', 'board'] }),
      'turn.parts',
    ),
    told(
      'guests',
      () => say('guests'),
      () => ({ spots: ['cafe'] }),
    ),
    told(
      'kitchen',
      () => say('kitchen'),
      () => ({ spots: ['kitchen'] }),
    ),
    told(
      'die',
      () => say('die'),
      () => ({ spots: ['board'] }),
    ),
    told(
      'room',
      () => say('room'),
      () => ({ spots: ['hotel'] }),
    ),
    told(
      'order',
      () => say('order'),
      () => ({ spots: ['cafe'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
