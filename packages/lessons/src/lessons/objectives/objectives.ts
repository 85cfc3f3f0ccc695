import { asks, did, movesOf } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Moment } from '../../moment.js';
import type { Place } from '../../places.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { best } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'objectives'> = speaker('objectives');

/** Of the objectives the pupil can still claim, the one that lacks least. */
const nearest = (at: Moment): number | null => {
  const open = [...at.view.politics.keys()].filter(
    (slot) =>
      !(at.view.claims[slot]?.includes(at.pupil) ?? false) && facts.objectiveVp(at, slot).value > 0,
  );
  return best(open, (slot) => -facts.missing(at, slot).value);
};

const place = (slot: number | null): readonly Place[] =>
  slot === null ? [] : [`politics:${slot}`];

export const objectives = shortLesson({
  id: 'objectives',
  minutes: 3,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'three',
      (at) => {
        const slot = nearest(at);
        return slot === null ? null : say('three', { vp: facts.objectiveVp(at, slot) });
      },
      (at) => ({ places: place(nearest(at)) }),
      'objectives.claim',
    ),
    told(
      'near',
      (at) => {
        const slot = nearest(at);
        const card = slot === null ? undefined : at.view.politics[slot];
        return slot === null || card === undefined
          ? null
          : say('near', { objective: facts.objective(card), missing: facts.missing(at, slot) });
      },
      (at) => ({ places: place(nearest(at)) }),
    ),
    {
      id: 'claim',
      when: asks('turn'),
      done: did('claim'),
      says: (at) => {
        const [move] = movesOf(at, 'claim');
        return move ? say('claim', { vp: facts.brings(at, move, 'vp') }) : null;
      },
      suggests: (at) => movesOf(at, 'claim')[0] ?? null,
    },
    told(
      'later',
      () => say('later'),
      () => ({ spots: ['rival', 'objectives'] }),
    ),
    told(
      'own',
      () => say('own'),
      () => ({ spots: ['objectives'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
