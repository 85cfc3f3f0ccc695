import { runEffect } from '../effects/interpreter.js';
import type { Move } from '../moves.js';
import { advanceEmperor, gainGoods, gainKrones } from '../resources.js';
import {
  kindsOfDice,
  occupiedSpaces,
  removeDie,
  usableSpaces,
  useSpace as useActionSpace,
} from '../spaces.js';
import type { Table } from '../table.js';
import { popTask } from '../table.js';
import type { Good } from '../vocabulary.js';
import { COPY_SPACE, GOODS, SPACES } from '../vocabulary.js';
import type { Decision } from './decision.js';

/** The choices inside the main actions. */

/** The goods a space gives, each never more than the one before. */
function goodsOfSpace(table: Table, space: number): Good[] {
  const goods: Good[] = space === 1 ? ['strudel', 'cake'] : ['wine', 'coffee'];
  return [...goods, ...table.modules.flatMap((module) => module.spaceGood ?? [])];
}

export const splitGoods: Decision<'splitGoods'> = {
  moves: (table, { seat, space, strength }) => {
    const hasThird = goodsOfSpace(table, space).length > 2;
    const moves: Move[] = [];
    for (let second = 0; 2 * second <= strength; second++) {
      for (let third = 0; third <= (hasThird ? second : 0); third++) {
        if (strength - second - third < second) break;
        moves.push({ seat, kind: 'splitGoods', second, third });
      }
    }
    return moves;
  },
  play: {
    splitGoods: (table, { seat, space, strength }, { second, third }) => {
      const kinds = goodsOfSpace(table, space);
      const amounts = [strength - second - third, second, third];
      popTask(table);
      const gained = GOODS.map((good) => amounts[kinds.indexOf(good)] ?? 0);
      gainGoods(table, seat, gained, { source: 'action', id: space });
    },
  },
};

export const splitKrones: Decision<'splitKrones'> = {
  alwaysAsked: true,
  moves: (_table, { seat, strength }) =>
    Array.from({ length: strength + 1 }, (_, krones): Move => ({
      seat,
      kind: 'splitKrones',
      krones,
    })),
  play: {
    splitKrones: (table, { seat, strength }, { krones }) => {
      popTask(table);
      const cause = { source: 'action', id: 4 } as const;
      if (krones > 0) gainKrones(table, seat, krones, cause);
      if (krones < strength) advanceEmperor(table, seat, strength - krones, cause);
    },
  },
};

export const copy: Decision<'copy'> = {
  alwaysAsked: true,
  moves: (_table, { seat, optional }) => {
    const moves = SPACES.filter((space) => space !== COPY_SPACE).map((space): Move => ({
      seat,
      kind: 'copy',
      space,
    }));
    if (optional) moves.push({ seat, kind: 'skip' });
    return moves;
  },
  play: {
    copy: (table, { seat, strength }, { space }) => {
      popTask(table);
      table.events?.push({ type: 'actionCopied', seat, space });
      runEffect(
        table,
        seat,
        { do: 'mainAction', space, strength, both: false },
        { source: 'action', id: space },
      );
    },
    skip: popTask,
  },
};

export const useSpace: Decision<'useSpace'> = {
  moves: (table, { seat }) => [
    ...usableSpaces(table, seat).map((space): Move => ({
      seat,
      kind: 'useSpace',
      space,
      boost: false,
    })),
    ...table.modules.flatMap((module) => module.spaceMoves?.(table, seat) ?? []),
    { seat, kind: 'skip' },
  ],
  play: {
    useSpace: (table, { seat }, { space, boost }) => {
      popTask(table);
      useActionSpace(table, seat, space, boost);
    },
    skip: popTask,
  },
};

/** White dice go to the dustbin first; among coloured ones the player chooses. */
export const discardDie: Decision<'discardDie'> = {
  moves: (table, { seat }) => {
    const dice = occupiedSpaces(table).flatMap((space) => kindsOfDice(table, space));
    const choice = dice.includes('white') ? (['white'] as const) : dice;
    return choice.map((die): Move => ({ seat, kind: 'discardDie', die }));
  },
  play: {
    discardDie: (table, { seat }, { die }) => {
      const from = occupiedSpaces(table).find((space) => kindsOfDice(table, space).includes(die));
      popTask(table);
      if (from !== undefined) removeDie(table, from, die);
      const left = table.state.dice.reduce((total, dice) => total + dice, 0);
      table.events?.push({ type: 'dieDiscarded', seat, die, left });
    },
  },
};
