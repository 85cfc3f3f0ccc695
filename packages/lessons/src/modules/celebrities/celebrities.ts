import type { MoveOf } from '@gah/engine';
import { COPY_SPACE } from '@gah/engine';
import { movesOf } from '../../conditions.js';
import type { Moment } from '../../moment.js';
import * as facts from '../../facts.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { best } from '../../wishes.js';
import { shortLesson, told, turnTask } from '../../lessons/shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'celebrities'> = speaker('celebrities');

/** The dearest coloured die, of a space that costs nothing itself; null where none costs anything. */
function dearest(at: Moment): MoveOf<'takeDie'> | null {
  const price = (move: MoveOf<'takeDie'>): number => facts.costs(at, move).value;
  const dice = movesOf(at, 'takeDie').filter(
    ({ die, boost, bonus, space }) => die !== 'white' && !boost && !bonus && space !== COPY_SPACE,
  );
  return best(
    dice.filter((move) => price(move) > 0),
    price,
  );
}

export const celebrities = shortLesson({
  id: 'celebrities',
  minutes: 3,
  setup: { seats: 2, seed, hotel: 'night', staff: 'random', modules: ['celebrities'] },
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'lounge',
      () => say('lounge'),
      () => ({ spots: ['lounge'] }),
      'celebrities.idea',
    ),
    told(
      'dice',
      () => say('dice'),
      () => ({ spots: ['board'] }),
    ),
    told(
      'price',
      (at) => {
        const die = dearest(at);
        return die && say('price', { price: facts.costs(at, die) });
      },
      (at) => {
        const die = dearest(at);
        return { moves: die ? [die] : [] };
      },
    ),
    told(
      'stay',
      () => say('stay'),
      () => ({ spots: ['lounge'] }),
    ),
    told(
      'wait',
      () => say('wait'),
      () => ({ spots: ['lounge'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
