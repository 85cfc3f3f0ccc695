import { runEffect } from '../effects/interpreter.js';
import type { Move } from '../model/moves.js';
import { advanceEmperor, gainGoods, gainKrones } from '../rules/resources.js';
import { goodsOfSpace } from '../rules/actionSpaces.js';
import {
  diceLeft,
  kindsOfDice,
  removeDie,
  usableSpaces,
  useSpace as useActionSpace,
} from '../rules/spaces.js';
import { popTask } from '../rules/openTasks.js';
import type { GoodsAmounts } from '../model/vocabulary.js';
import { COPY_SPACE, goodIndex, SPACES } from '../model/vocabulary.js';
import type { Decision } from './decision.js';
import { alwaysLegal, cannotSkip } from './why/common.js';
import { badSplit, whyNotCopy, whyNotDiscard, whyNotSpace } from './why/dice.js';
import { whyNotSplit } from './why/goods.js';

/** The choices inside the main actions. */

export const splitGoods: Decision<'splitGoods'> = {
  hasChoice: (_context, { strength }) => strength > 1,
  moves: (context, { seat, strength }) => {
    const hasThird = context.hooks.spaceGood.length > 0;
    const moves: Move[] = [];
    for (let second = 0; 2 * second <= strength; second++) {
      for (let third = 0; third <= (hasThird ? second : 0); third++) {
        if (strength - second - third < second) break;
        moves.push(context.make.splitGoods(seat, second, third));
      }
    }
    return moves;
  },
  play: {
    splitGoods: (context, { seat, space, strength }, { second, third }) => {
      const [first, other] = goodsOfSpace(space);
      // Modules may add a good to both spaces.
      const [added] = context.hooks.spaceGood;
      const gained: GoodsAmounts = [0, 0, 0, 0, 0];
      gained[goodIndex(first)] = strength - second - third;
      gained[goodIndex(other)] = second;
      if (added !== undefined) gained[goodIndex(added)] = third;
      popTask(context);
      gainGoods(context, seat, gained, { source: 'action', id: space });
    },
  },
  why: { splitGoods: whyNotSplit },
};

export const splitKrones: Decision<'splitKrones'> = {
  alwaysAsked: true,
  moves: (context, { seat, strength }) => {
    const moves: Move[] = [];
    for (let krones = 0; krones <= strength; krones++)
      moves.push(context.make.splitKrones(seat, krones));
    return moves;
  },
  play: {
    splitKrones: (context, { seat, strength }, { krones }) => {
      popTask(context);
      const cause = { source: 'action', id: 4 } as const;
      if (krones > 0) gainKrones(context, seat, krones, cause);
      if (krones < strength) advanceEmperor(context, seat, strength - krones, cause);
    },
  },
  why: { splitKrones: badSplit },
};

export const copy: Decision<'copy'> = {
  alwaysAsked: true,
  moves: (context, { seat, optional }) => {
    const moves: Move[] = [];
    for (const space of SPACES)
      if (space !== COPY_SPACE) moves.push(context.make.copy(seat, space));
    if (optional) moves.push(context.make.skip(seat));
    return moves;
  },
  play: {
    copy: (context, { seat, strength }, { space }) => {
      popTask(context);
      context.events?.push({ type: 'actionCopied', seat, space });
      runEffect(
        context,
        seat,
        { do: 'mainAction', space, strength, both: false },
        { source: 'action', id: space },
      );
    },
    skip: popTask,
  },
  why: { copy: whyNotCopy, skip: cannotSkip },
};

export const useSpace: Decision<'useSpace', 'useSpace' | 'skip'> = {
  moves: (context, { seat }) => [
    ...usableSpaces(context, seat).map((space): Move => ({
      seat,
      kind: 'useSpace',
      space,
      boost: false,
    })),
    ...context.hooks.spaceMoves.flatMap((spaceMoves) => spaceMoves(context, seat)),
    context.make.skip(seat),
  ],
  play: {
    useSpace: (context, { seat }, { space, boost }) => {
      popTask(context);
      useActionSpace(context, seat, space, boost);
    },
    skip: popTask,
  },
  why: { useSpace: whyNotSpace, skip: alwaysLegal },
};

/** White dice go to the dustbin first; among coloured ones the player chooses. */
export const discardDie: Decision<'discardDie'> = {
  moves: (context, { seat }) => {
    const moves: Move[] = [];
    for (const space of SPACES) {
      for (const die of kindsOfDice(context, space)) {
        if (die === 'white') return [{ seat, kind: 'discardDie', die }];
        moves.push({ seat, kind: 'discardDie', die });
      }
    }
    return moves;
  },
  play: {
    discardDie: (context, { seat }, { die }) => {
      popTask(context);
      for (const space of SPACES) {
        if (!kindsOfDice(context, space).includes(die)) continue;
        removeDie(context, space, die);
        break;
      }
      context.events?.push({ type: 'dieDiscarded', seat, die, left: diceLeft(context) });
    },
  },
  why: { discardDie: whyNotDiscard },
};
