import type { Order } from '@gah/engine';
import { ordersOf } from '@gah/engine';
import * as facts from '../../facts.js';
import type { Moment } from '../../moment.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { best } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'planning'> = speaker('planning');

/** The order that lacks least, if that is little. */
function nearest(at: Moment): Order | null {
  const missing = ({ guest }: Order): number => facts.lacks(at, guest).value;
  const open = ordersOf(at.view, at.pupil).filter(({ isServed }) => !isServed);
  return best(
    open.filter((order) => missing(order) <= 2),
    (order) => -missing(order),
  );
}

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
      (at) => {
        const order = nearest(at);
        return order
          ? say('nearly', {
              guest: facts.guest(order.guest),
              items: facts.lacks(at, order.guest),
            })
          : say('guests');
      },
      (at) => {
        const order = nearest(at);
        return { spots: ['cafe'], ...(order ? { places: [`table:${order.table}`] } : {}) };
      },
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
      (at) => say(facts.tally(at, 'freeTables').value === 0 ? 'full' : 'order'),
      () => ({ spots: ['cafe'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
