import { ownSeat } from '../../conditions.js';
import * as facts from '../../facts.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { dieOn } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'staff'> = speaker('staff');

export const staff = shortLesson({
  id: 'staff',
  minutes: 3,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'hand',
      (at) => say('hand', { hand: facts.tally(at, 'hand') }),
      () => ({ spots: ['hand'] }),
      'staff.timings',
    ),
    told(
      'timing',
      () => say('timing'),
      () => ({ spots: ['hand'] }),
    ),
    told(
      'fifth',
      (at) => {
        const die = dieOn(at, 5);
        return die && say('fifth', { strength: facts.strength(at, die) });
      },
      () => ({ places: ['space:5'] }),
    ),
    told(
      'working',
      (at) => {
        const [card] = ownSeat(at).played;
        return card === undefined ? null : say('working', { staff: facts.staff(card) });
      },
      () => ({ spots: ['staff'] }),
    ),
    told(
      'early',
      () => say('early'),
      () => ({ spots: ['hand'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
