import { COPY_SPACE } from '@gah/engine';
import { can, movesOf } from '../../conditions.js';
import * as facts from '../../facts.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { dieOn } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'passing'> = speaker('passing');

export const passing = shortLesson({
  id: 'passing',
  minutes: 3,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    {
      id: 'dice',
      when: can('pass'),
      says: (at) => say('dice', { weak: facts.tally(at, 'singleDice') }),
      lights: () => ({ spots: ['board'] }),
    },
    {
      id: 'boost',
      says: (at) => {
        const boosted = movesOf(at, 'takeDie').find(
          ({ boost, space }) => boost && space !== COPY_SPACE,
        );
        return boosted ? say('boost', { price: facts.costs(at, boosted) }) : null;
      },
      lights: () => ({ spots: ['board'] }),
      more: 'turn.boost',
    },
    {
      id: 'six',
      says: (at) => {
        const die = dieOn(at, COPY_SPACE);
        return die && say('six', { strength: facts.strength(at, die) });
      },
      lights: () => ({ places: ['space:6'] }),
      more: 'actions.copy',
    },
    {
      id: 'pass',
      when: can('pass'),
      says: () => say('pass'),
      lights: () => ({ spots: ['pass'] }),
      more: 'passing.pass',
    },
    told(
      'reroll',
      () => say('reroll'),
      () => ({ spots: ['board'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
