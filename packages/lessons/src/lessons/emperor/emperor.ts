import { emperorOutlook } from '@gah/engine';
import { can } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Moment } from '../../moment.js';
import { shortTurns } from '../../rival.js';
import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';
import { dieOn } from '../../wishes.js';
import { plainTable } from '../plainTable.js';
import { shortLesson, told, turnTask } from '../shortLesson.js';
import { prologue, seed } from './position.js';

const say: Speaker<'emperor'> = speaker('emperor');

const tileAhead = (at: Moment): ReturnType<typeof facts.tile> | null => {
  const outlook = emperorOutlook(at.view, at.pupil);
  return outlook && facts.tile(outlook.tile, facts.outlook(at, 'round').value);
};

/** The fall ends at 0. */
const falls = (at: Moment): boolean => emperorOutlook(at.view, at.pupil)?.verdict === 'penalty';

export const emperor = shortLesson({
  id: 'emperor',
  minutes: 3,
  setup: plainTable(seed),
  prologue,
  script: shortTurns(),
  steps: [
    told(
      'track',
      (at) => say('track', { from: facts.outlook(at, 'from') }),
      () => ({ spots: ['track'] }),
      'emperor.when',
    ),
    told(
      'scoring',
      (at) => say('scoring', { round: facts.outlook(at, 'round'), vp: facts.outlook(at, 'vp') }),
      () => ({ spots: ['track'] }),
    ),
    told(
      'back',
      (at) => say('back', { back: facts.outlook(at, 'back'), to: facts.outlook(at, 'to') }),
      () => ({ spots: ['track'] }),
    ),
    told(
      'verdict',
      (at) => {
        const tile = tileAhead(at);
        const cards = facts.handCardsLost(at);
        if (!tile || !cards) return null;
        const about = { tile, cards, bonusFrom: facts.outlook(at, 'bonusFrom') };
        return falls(at) ? say('penalty', about) : say('reward', about);
      },
      () => ({ spots: ['nextTile'] }),
    ),
    {
      id: 'fourthSpace',
      when: can('takeDie'),
      says: (at) => {
        const die = dieOn(at, 4);
        return die && say('fourthSpace', { strength: facts.strength(at, die) });
      },
      lights: () => ({ places: ['space:4'] }),
    },
    told(
      'guests',
      () => say('guests'),
      () => ({ spots: ['cafe', 'hotel', 'queue'] }),
    ),
  ],
  task: turnTask(() => say('task')),
});
