import * as facts from '../../facts.js';
import type { Light } from '../../places.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { shortLesson, told } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'entrances'> = speaker('entrances');

/** Where entrances are offered and bids are made. */
const panel = (): Light => ({ spots: ['tray'] });

export const entrances = shortLesson({
  id: 'entrances',
  minutes: 3,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['entrances'] },
  prologue,

  steps: [
    told('gift', () => say('gift'), panel, 'entrances.auction'),
    told(
      'bid',
      (at) => say('bid', { krones: facts.has(at, 'krones') }),
      () => ({ spots: ['tray', 'krones'] }),
    ),
    told('pay', () => say('pay'), panel),
    told('last', () => say('last'), panel),
  ],
  task: {
    begins: ({ view }) => view.phase === 'auction',
    says: () => say('task'),
    lights: panel,
    ends: ({ view }) => view.phase !== 'auction',
  },
});
