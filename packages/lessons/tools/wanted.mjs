/** Positions with which short lessons begin: when one is there, and how good it is for the lesson. */
import {
  contentOf,
  countRooms,
  emperorOutlook,
  freeRooms,
  goodIndex,
  goodsOfSpace,
  groupsCompletedBy,
  guestCard,
  isLastTurnBeforeScoring,
  objectiveProgress,
  ordersOf,
  turnsLeft,
} from '@gah/engine';

export const PUPIL = 0;
const plain = { seats: 2, hotel: 'night', staff: 'starter' };
const withModules = (...modules) => ({ ...plain, staff: 'random', modules });
const ballrooms = withModules('ballrooms');
const celebrities = withModules('celebrities');
const entrances = withModules('entrances');
const startPlayer = withModules('startPlayer');
const more = withModules('more');
const alone = { seats: 1, hotel: 'night', difficulty: 'easy' };

const isFreshTurn = ({ tasks }) => {
  const task = tasks.at(-1);
  return task?.kind === 'turn' && task.seat === PUPIL && !task.acted && !task.mainDone;
};
const can = (legal, kind) => legal.some((move) => move.kind === kind);
const served = (view) => ordersOf(view, PUPIL).filter(({ isServed }) => isServed);
const krones = (view) => view.seats[PUPIL].krones;

const sum = (amounts) => amounts.reduce((all, each) => all + each, 0);

/** A die of this space brings what is missing, and nothing else would be needed; never more of the second good. */
const isBroughtBy = (view, space, missing) => {
  const [first, second] = goodsOfSpace(space).map((good) => missing[goodIndex(good)]);
  return (
    first + second === sum(missing) && view.dice[space - 1] >= Math.max(first, second) + second
  );
};
/** Orders that lack one or two items, none of them in the kitchen, and that a die completes. */
const nearlyServed = (view) =>
  ordersOf(view, PUPIL).filter(
    ({ isServed, missing, inKitchen }) =>
      !isServed &&
      sum(missing) <= 2 &&
      sum(inKitchen) === 0 &&
      [1, 2].some((space) => isBroughtBy(view, space, missing)),
  );
const hasRoomFor = (view, guest) => {
  const seat = view.seats[PUPIL];
  return (guestCard(contentOf(view.setup), guest).rooms[seat.hotel] & freeRooms(seat)) !== 0;
};

/** Several dice to choose from make a task with several answers. */
const choice = (view) => view.dice.filter((dice) => dice > 0).length;

export const WANTED = {
  emperor: {
    setup: plain,
    isBeginning: (view) =>
      view.round === 3 && isFreshTurn(view) && isLastTurnBeforeScoring(view, PUPIL),
    // A penalty is near, and the fourth space or a guest can still prevent it.
    worth: (view) => {
      const { from, verdict } = emperorOutlook(view, PUPIL);
      const dice = view.dice[3];
      return (
        (verdict === 'penalty' ? 10 : 0) +
        (from >= 1 && from + dice >= 4 ? 8 : 0) +
        (from + dice + 1 >= 6 ? 4 : 0) +
        ordersOf(view, PUPIL).length +
        Math.min(3, krones(view))
      );
    },
  },
  groups: {
    setup: plain,
    isBeginning: (view, legal) =>
      view.round >= 2 && view.round <= 4 && isFreshTurn(view) && can(legal, 'moveIn'),
    // A guest can complete a group now, there is another room that does not, and somebody else can move in too.
    worth: (view, legal) => {
      const moves = legal.filter(({ kind }) => kind === 'moveIn');
      const completing = moves.filter(({ room }) => groupsCompletedBy(view, PUPIL, [room]).length);
      const sizes = completing.flatMap(({ room }) =>
        groupsCompletedBy(view, PUPIL, [room]).map(({ size }) => size),
      );
      return (
        (completing.length > 0 ? 10 : 0) +
        (completing.length < moves.length ? 6 : 0) +
        (new Set(moves.map(({ table }) => table)).size > 1 ? 6 : 0) +
        Math.max(0, ...sizes) * 2 +
        choice(view)
      );
    },
  },
  passing: {
    setup: plain,
    isBeginning: (view, legal) =>
      view.round >= 2 &&
      view.round <= 5 &&
      isFreshTurn(view) &&
      can(legal, 'pass') &&
      !can(legal, 'moveIn'),
    // Many spaces with a single die, a six among them, and money to do something about it.
    worth: (view) => {
      const weak = view.dice.filter((dice) => dice === 1).length;
      return weak * 2 + (view.dice[5] > 0 ? 4 : 0) + Math.min(6, krones(view)) + choice(view);
    },
  },
  staff: {
    setup: plain,
    isBeginning: (view) => view.round >= 1 && view.round <= 4 && isFreshTurn(view),
    worth: (view) => {
      const { hand, played } = view.seats[PUPIL];
      return (
        Math.min(4, view.dice[4]) * 4 +
        Math.min(5, krones(view)) +
        Math.min(5, hand.length) +
        (played.length > 0 ? 4 : 0)
      );
    },
  },
  objectives: {
    setup: plain,
    isBeginning: (view) => view.round >= 3 && view.round <= 6 && isFreshTurn(view),
    // One objective is nearly or wholly reached, another is on its way.
    worth: (view, legal) => {
      const open = [0, 1, 2].map((slot) =>
        objectiveProgress(view, PUPIL, slot).conditions.reduce(
          (sum, { missing }) => sum + missing,
          0,
        ),
      );
      const near = Math.min(...open);
      return (can(legal, 'claim') ? 10 : 0) + (10 - Math.min(10, near)) + choice(view);
    },
  },
  planning: {
    setup: plain,
    // A full café: one guest can move in, one lacks just what a die brings, the kitchen has something for another.
    isBeginning: (view, legal) =>
      view.round >= 2 &&
      view.round <= 4 &&
      !isLastTurnBeforeScoring(view, PUPIL) &&
      isFreshTurn(view) &&
      can(legal, 'moveIn') &&
      !can(legal, 'claim') &&
      ordersOf(view, PUPIL).length === 3 &&
      nearlyServed(view).length > 0 &&
      ordersOf(view, PUPIL).some(
        ({ missing, inKitchen }) => sum(inKitchen) > 0 && sum(missing) > 2,
      ) &&
      krones(view) >= 3,
    // A die brings more than one item, and somebody's colour has no room yet.
    worth: (view) =>
      (served(view).length === 1 ? 4 : 0) +
      nearlyServed(view).length * 3 +
      Math.min(2, view.dice[0], view.dice[1]) +
      (ordersOf(view, PUPIL).some(({ guest, isServed }) => !isServed && !hasRoomFor(view, guest))
        ? 3
        : 0) +
      Math.min(6, krones(view)) +
      choice(view),
  },
  finalScoring: {
    setup: plain,
    isBeginning: (view) => view.round === 7 && isFreshTurn(view) && turnsLeft(view, PUPIL) === 1,
    worth: (view) =>
      ordersOf(view, PUPIL).length * 3 +
      2 * countRooms(view.seats[PUPIL].occupied) +
      Math.min(5, krones(view)) +
      choice(view),
  },
  ballrooms: {
    folder: 'modules',
    setup: ballrooms,
    isBeginning: (view, legal) =>
      view.round >= 2 && view.round <= 4 && isFreshTurn(view) && can(legal, 'sendGuest'),
    worth: (view, legal) => (can(legal, 'moveIn') ? 5 : 0) + choice(view),
  },
  celebrities: {
    folder: 'modules',
    setup: celebrities,
    isBeginning: (view, legal) =>
      view.round >= 2 &&
      view.round <= 5 &&
      isFreshTurn(view) &&
      legal.some((move) => move.kind === 'takeDie' && move.die !== 'white'),
    worth: (view, legal) =>
      new Set(legal.filter(({ kind }) => kind === 'takeDie').map(({ die }) => die)).size * 3 +
      choice(view),
  },
  entrances: {
    folder: 'modules',
    setup: entrances,
    isBeginning: (_view, legal) => can(legal, 'bid') || can(legal, 'openAuction'),
    worth: (_view, legal) => legal.length,
  },
  startPlayer: {
    folder: 'modules',
    setup: startPlayer,
    isBeginning: (view, legal) => view.round >= 2 && isFreshTurn(view) && can(legal, 'takeKey'),
    worth: (view) => ordersOf(view, PUPIL).length * 2 + choice(view),
  },
  more: {
    folder: 'modules',
    setup: more,
    isBeginning: (view) => view.round >= 2 && view.round <= 5 && isFreshTurn(view),
    // A bell waits at work.
    worth: (view) => {
      const { bells } = contentOf(view.setup);
      const { played, rung } = view.seats[PUPIL];
      const waiting = played.filter((card) => bells[card] && !rung.includes(card));
      return waiting.length * 8 + choice(view);
    },
  },
  solo: {
    folder: 'modules',
    setup: alone,
    isBeginning: (view) => view.round === 2 && isFreshTurn(view),
    worth: (view) => ordersOf(view, PUPIL).length + choice(view),
  },
};
