import { contentOf } from '@gah/engine';
import { ownSeat } from '../../conditions.js';
import * as facts from '../../facts.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'more'> = speaker('more');

export const more = shortLesson({
  id: 'more',
  minutes: 3,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['more'] },
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'bell',
      () => say('bell'),
      () => ({ spots: ['staff'] }),
      'more.bells',
    ),
    told(
      'working',
      (at) => {
        const { bells } = contentOf(at.view.setup);
        const card = ownSeat(at).played.find((each) => bells[each] !== undefined);
        return card === undefined ? null : say('working', { staff: facts.staff(card) });
      },
      () => ({ spots: ['staff'] }),
    ),
    told(
      'ring',
      () => say('ring'),
      () => ({ spots: ['staff'] }),
    ),
    told(
      'once',
      () => say('once'),
      () => ({ spots: ['staff'] }),
    ),
    told(
      'decline',
      () => say('decline'),
      () => ({ spots: ['staff'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
