import {
  afterTurn,
  all,
  asks,
  can,
  decided,
  did,
  didInTurn,
  inTurn,
  isOwnTurn,
  not,
  ownDeeds,
} from '../../conditions.js';
import type { Condition } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Lesson, Step } from '../../lesson.js';
import type { Moment } from '../../moment.js';
import { shortTurns } from '../../rival.js';
import {
  dieWish,
  guestWish,
  moveInWish,
  roomsFor,
  servedOrders,
  serveWish,
  usualMove,
} from '../../wishes.js';
import type { GameView } from '@gah/engine';
import { isLastTurnBeforeScoring, nextEmperorScoring, nextToPlay, turnsOf } from '@gah/engine';
import {
  aboutDie,
  aboutFilling,
  aboutFirstGuest,
  aboutInviting,
  aboutInvitingAgain,
  aboutMovingIn,
  aboutRooms,
  aboutServing,
  lightsServing,
} from './about.js';
import { answers } from './answers.js';
import { say } from './words.js';

const GUIDED_ROUNDS = 2;

/** The die of this turn has not been taken yet. */
const isBeforeDie: Condition = can('takeDie');
/** Told whenever it is possible. */
const comesBack: Condition = () => false;
const mayInvite: Condition = (at) => guestWish(at) !== null;

const homeless = (at: Moment): number | null =>
  servedOrders(at).find(({ guest, isStaying }) => !isStaying && roomsFor(at, guest) === 0)?.guest ??
  null;

const isSplit = ({ tasks }: GameView, space: number): boolean => {
  const task = tasks.at(-1);
  return task?.kind === 'splitGoods' && task.space === space;
};
const splitsGoodsOf =
  (space: number): Condition =>
  (at) =>
    isSplit(at.view, space);
const hasSplitGoodsOf =
  (space: number): Condition =>
  (at) =>
    ownDeeds(at).some(({ before }) => isSplit(before, space));

/** What every turn may bring, told in the turn in which it comes first. */
const DURING_TURNS: readonly Step[] = [
  {
    id: 'splitDishes',
    when: splitsGoodsOf(1),
    done: hasSplitGoodsOf(1),
    says: () => say('splitDishes'),
    lights: () => ({ spots: ['tray'] }),
    suggests: usualMove,
  },
  {
    id: 'splitDrinks',
    when: splitsGoodsOf(2),
    done: hasSplitGoodsOf(2),
    says: () => say('splitDrinks'),
    lights: () => ({ spots: ['tray'] }),
    suggests: usualMove,
  },
  {
    id: 'splitPurse',
    when: asks('splitKrones'),
    done: did('splitKrones'),
    says: () => say('splitPurse'),
    lights: () => ({ spots: ['tray'] }),
    suggests: usualMove,
  },
  {
    id: 'place',
    when: asks('placeGoods'),
    done: (at) => did('place')(at) && !asks('placeGoods')(at),
    says: () => say('place'),
    lights: () => ({ spots: ['tray', 'asShown'] }),
    suggests: usualMove,
  },
  {
    id: 'openRooms',
    when: asks('prepareRoom'),
    done: decided('prepareRoom'),
    says: aboutRooms,
    suggests: usualMove,
  },
  {
    id: 'fillRoom',
    when: asks('occupyRoom'),
    done: decided('occupyRoom'),
    says: aboutFilling,
    suggests: usualMove,
  },
  {
    id: 'hire',
    when: asks('playStaff'),
    done: decided('playStaff'),
    says: () => say('hire'),
    lights: () => ({ spots: ['tray'] }),
  },
  {
    id: 'reward',
    when: asks('benefits'),
    done: did('benefit'),
    says: () => say('reward'),
    lights: () => ({ spots: ['tray'] }),
    suggests: usualMove,
  },
  {
    id: 'moveIn',
    when: asks('turn'),
    done: comesBack,
    says: aboutMovingIn,
    suggests: moveInWish,
  },
];

/** After the die: kitchen, rooms, the end of the turn. */
const AFTER_DIE: readonly Step[] = [
  {
    id: 'serve',
    when: all(asks('turn'), not(isBeforeDie)),
    done: comesBack,
    says: aboutServing,
    lights: lightsServing,
    suggests: serveWish,
  },
  {
    id: 'noRoom',
    when: asks('turn'),
    says: (at) => {
      const card = homeless(at);
      return card === null ? null : say('noRoom', { guest: facts.guest(card) });
    },
    lights: () => ({ places: ['space:3'] }),
  },
];

const FIRST_TURN: readonly Step[] = [
  {
    id: 'turn',
    when: all(inTurn(1), isBeforeDie),
    says: () => say('turn'),
    lights: () => ({ spots: ['queue', 'board'] }),
  },
  {
    id: 'invite',
    when: all(inTurn(1), asks('turn'), mayInvite),
    done: all(isOwnTurn, didInTurn('takeGuest')),
    says: aboutInviting,
    suggests: guestWish,
  },
  {
    id: 'queueFull',
    when: all(inTurn(1), asks('turn'), isBeforeDie, not(mayInvite), not(didInTurn('takeGuest'))),
    says: () => say('queueFull'),
    lights: () => ({ spots: ['board'] }),
  },
  {
    id: 'dice',
    when: all(inTurn(1), asks('turn'), isBeforeDie),
    says: () => say('dice'),
    lights: () => ({ spots: ['board'] }),
  },
  {
    id: 'firstDie',
    when: all(inTurn(1), asks('turn'), isBeforeDie),
    done: did('takeDie'),
    says: aboutDie,
    suggests: dieWish,
    more: 'turn.die',
  },
];

const SECOND_TURN: readonly Step[] = [
  {
    id: 'left',
    when: all(inTurn(2), asks('turn'), isBeforeDie),
    says: () => say('left'),
    lights: () => ({ spots: ['board'] }),
  },
  {
    id: 'inviteAgain',
    when: all(inTurn(2), asks('turn'), mayInvite),
    done: all(inTurn(2), didInTurn('takeGuest')),
    says: aboutInvitingAgain,
    suggests: guestWish,
  },
  {
    id: 'secondDie',
    when: all(inTurn(2), asks('turn'), isBeforeDie),
    done: all(inTurn(2), didInTurn('takeDie')),
    says: aboutDie,
    suggests: dieWish,
  },
  {
    id: 'groups',
    when: all(inTurn(2), asks('turn'), not(isBeforeDie)),
    says: () => say('groups'),
    lights: () => ({ spots: ['hotel'] }),
  },
];

const THIRD_TURN: readonly Step[] = [
  {
    id: 'newRound',
    when: (at) =>
      inTurn(3)(at) &&
      isBeforeDie(at) &&
      at.view.round === GUIDED_ROUNDS &&
      turnsOf(at.view, at.pupil).numbers.join() === '2,3',
    says: () => say('newRound'),
    lights: () => ({ spots: ['rounds', 'turns'] }),
  },
  {
    id: 'emperor',
    when: (at) => inTurn(3)(at) && asks('turn')(at) && nextEmperorScoring(at.view) !== null,
    says: (at) =>
      say('emperor', { round: facts.outlook(at, 'round'), steps: facts.outlook(at, 'back') }),
    lights: () => ({ spots: ['track'] }),
    more: 'emperor.when',
  },
  {
    id: 'inviteThird',
    when: all(inTurn(3), asks('turn'), mayInvite),
    done: all(inTurn(3), didInTurn('takeGuest')),
    says: aboutInvitingAgain,
    suggests: guestWish,
  },
  {
    id: 'boost',
    when: all(inTurn(3), asks('turn'), isBeforeDie),
    says: () => say('boost'),
    lights: () => ({ spots: ['board'] }),
  },
  {
    id: 'thirdDie',
    when: all(inTurn(3), asks('turn'), isBeforeDie),
    done: all(inTurn(3), didInTurn('takeDie')),
    says: aboutDie,
    suggests: dieWish,
  },
  {
    id: 'staff',
    when: all(inTurn(3), asks('turn'), not(isBeforeDie)),
    says: () => say('staff'),
    lights: () => ({ spots: ['hand'] }),
    more: 'staff.timings',
  },
];

const FOURTH_TURN: readonly Step[] = [
  {
    id: 'pass',
    when: all(inTurn(4), can('pass')),
    says: () => say('pass'),
    lights: () => ({ spots: ['pass'] }),
    more: 'passing.pass',
  },
  {
    id: 'fourthDie',
    when: all(inTurn(4), asks('turn'), isBeforeDie),
    done: all(inTurn(4), didInTurn('takeDie')),
    says: aboutDie,
    suggests: dieWish,
  },
  {
    id: 'objectives',
    when: all(inTurn(4), asks('turn'), not(isBeforeDie)),
    says: (at) =>
      at.view.claims[0]?.length === 0 ? say('objectives', { vp: facts.objectiveVp(at, 0) }) : null,
    lights: () => ({ spots: ['objectives'] }),
    more: 'objectives.claim',
  },
];

const endTurn = (turn: number): Step => ({
  id: `endTurn${turn}`,
  when: all(inTurn(turn), asks('turn'), can('endTurn')),
  done: afterTurn(turn),
  says: (at) =>
    nextToPlay(at.view) === at.pupil
      ? say('endTurnTwice')
      : say(turn === 1 ? 'endTurn' : 'endTurnAgain'),
  lights: () => ({ spots: ['endTurn'] }),
  suggests: (at) => at.moves.find(({ kind }) => kind === 'endTurn') ?? null,
});

export const firstEvening: Lesson = {
  id: 'firstEvening',
  minutes: 15,
  setup: { seats: 2, seed: 'evening 143', hotel: 'night', staff: 'starter' },
  prologue: [],
  pupil: 0,
  script: shortTurns(),
  ends: ({ view }) => view.round > GUIDED_ROUNDS || view.phase === 'over',
  answers,
  steps: [
    {
      id: 'welcome',
      when: asks('firstGuest'),
      says: () => say('welcome'),
      lights: () => ({ spots: ['hotel'] }),
    },
    {
      id: 'firstGuest',
      when: asks('firstGuest'),
      done: did('takeGuest'),
      says: aboutFirstGuest,
      suggests: guestWish,
    },
    {
      id: 'order',
      when: asks('setupRooms'),
      says: () => say('order'),
      lights: () => ({ places: ['table:0'] }),
    },
    {
      id: 'rooms',
      when: asks('setupRooms'),
      done: (at) => did('prepareRoom')(at) && !asks('setupRooms')(at),
      says: (at) => say('rooms', { rooms: facts.tally(at, 'roomsLeft') }),
      suggests: usualMove,
    },
    {
      id: 'colours',
      when: all(inTurn(1), isBeforeDie),
      says: () => say('colours'),
      lights: () => ({ spots: ['hotel'] }),
      more: 'guests.colors',
    },
    ...DURING_TURNS,
    ...FIRST_TURN,
    ...SECOND_TURN,
    ...THIRD_TURN,
    ...FOURTH_TURN,
    ...AFTER_DIE,
    ...[1, 2, 3, 4].map(endTurn),
    {
      id: 'farewell',
      when: ({ view }) => view.round > GUIDED_ROUNDS && view.phase === 'turns',
      says: () => say('farewell'),
      lights: () => ({ spots: ['lamp'] }),
    },
    {
      id: 'beforeEmperor',
      when: (at) =>
        at.view.round > GUIDED_ROUNDS &&
        asks('turn')(at) &&
        isBeforeDie(at) &&
        isLastTurnBeforeScoring(at.view, at.pupil),
      says: (at) =>
        say('beforeEmperor', { from: facts.outlook(at, 'from'), to: facts.outlook(at, 'to') }),
      lights: () => ({ spots: ['track'] }),
      more: 'emperor.when',
    },
  ],
};
