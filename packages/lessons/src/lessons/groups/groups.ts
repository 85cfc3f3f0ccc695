import type { MoveOf } from '@gah/engine';
import { groupsCompletedBy, TOP_FLOOR } from '@gah/engine';
import { asks, did, movesOf, ownSeat } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Moment } from '../../moment.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { best } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'groups'> = speaker('groups');

/** Moves a guest into the room that completes the largest group. */
function completing(at: Moment): MoveOf<'moveIn'> | null {
  const size = ({ room }: MoveOf<'moveIn'>): number =>
    Math.max(0, ...groupsCompletedBy(at.view, at.pupil, [room]).map((group) => group.size));
  return best(
    movesOf(at, 'moveIn').filter((move) => size(move) > 0),
    size,
  );
}

export const groups = shortLesson({
  id: 'groups',
  minutes: 3,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'plan',
      () => say('plan'),
      () => ({ spots: ['hotel'] }),
      'occupancy.groups',
    ),
    told(
      'pays',
      () => say('pays'),
      () => ({ spots: ['hotel'] }),
    ),
    told(
      'size',
      () => say('size'),
      () => ({ spots: ['hotel'] }),
    ),
    {
      id: 'completes',
      when: asks('turn'),
      done: did('moveIn'),
      says: (at) => {
        const move = completing(at);
        const card = move && ownSeat(at).cafe[move.table]?.card;
        return card ? say('completes', { guest: facts.guest(card) }) : null;
      },
      suggests: completing,
    },
    {
      id: 'once',
      when: asks('turn'),
      says: () => say('once'),
      lights: () => ({ spots: ['hotel'] }),
    },
    {
      id: 'floors',
      when: asks('turn'),
      says: (at) => say('floors', { low: facts.roomVp(at, 0), high: facts.roomVp(at, TOP_FLOOR) }),
      lights: () => ({ spots: ['hotel'] }),
    },
  ],
  task: turnTask(() => say('task')),
});
