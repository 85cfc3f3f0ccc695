import * as facts from '../../facts.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'entrances'> = speaker('entrances');

export const entrances = shortLesson({
  id: 'entrances',
  minutes: 3,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['entrances'] },
  prologue,

  steps: [
    told('gift', () => say('gift'), undefined, 'entrances.auction'),
    told(
      'bid',
      (at) => say('bid', { krones: facts.has(at, 'krones') }),
      () => ({ spots: ['bar'] }),
    ),
    told('pay', () => say('pay')),
    told('last', () => say('last')),
  ],
  task: {
    begins: ({ view }) => view.phase === 'auction',
    says: () => say('task'),
    ends: ({ view }) => view.phase !== 'auction',
  },
});
