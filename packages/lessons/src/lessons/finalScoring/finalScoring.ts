import { turnsLeft } from '@gah/engine';
import * as facts from '../../facts.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'finalScoring'> = speaker('finalScoring');

export const finalScoring = shortLesson({
  id: 'finalScoring',
  minutes: 4,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    {
      id: 'last',
      when: ({ view, pupil }) => turnsLeft(view, pupil) === 1,
      says: () => say('last'),
      lights: () => ({ spots: ['rounds'] }),
      more: 'final.when',
    },
    told(
      'guests',
      (at) => say('guests', { guests: facts.tally(at, 'cafe') }),
      () => ({ spots: ['cafe'] }),
    ),
    told(
      'rooms',
      (at) => say('rooms', { vp: facts.tally(at, 'roomsVp') }),
      () => ({ spots: ['hotel'] }),
    ),
    told(
      'leftovers',
      (at) => say('leftovers', { vp: facts.tally(at, 'leftovers') }),
      () => ({ spots: ['kitchen', 'krones'] }),
    ),
    told(
      'staff',
      () => say('staff'),
      () => ({ spots: ['staff'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
