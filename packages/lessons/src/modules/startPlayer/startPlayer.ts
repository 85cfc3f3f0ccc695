import { can } from '../../conditions.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'startPlayer'> = speaker('startPlayer');

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
      lights: () => ({ spots: ['bar'] }),
      more: 'startPlayer.key',
    },
    told('gives', () => say('gives')),
    told(
      'first',
      () => say('first'),
      () => ({ spots: ['rounds'] }),
    ),
    told('when', () => say('when')),
  ],
  task: turnTask(() => say('task')),
});
