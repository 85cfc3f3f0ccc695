import { runEffect } from '../effects/interpreter.js';
import type { Move } from '../moves.js';
import { advanceEmperor, gainGoods, gainKrones } from '../resources.js';
import { usableSpaces, useSpace as useActionSpace } from '../spaces.js';
import { emit, popTask, seatOf } from '../table.js';
import { COPY_SPACE, GOODS, SPACES } from '../vocabulary.js';
import type { Good } from '../vocabulary.js';
import type { Decision } from './decision.js';

/** The choices inside the main actions. */

/** The two goods a space gives; never more of the second than of the first. */
const SPACE_GOODS: Readonly<Record<number, readonly [Good, Good]>> = {
  1: ['strudel', 'cake'],
  2: ['wine', 'coffee'],
};

export const splitGoods: Decision<'splitGoods'> = {
  moves: (_table, { seat, strength }) =>
    Array.from({ length: Math.floor(strength / 2) + 1 }, (_, second): Move => {
      return { seat, kind: 'splitGoods', second };
    }),
  play: {
    splitGoods: (table, { seat, space, strength }, { second }) => {
      const pair = SPACE_GOODS[space];
      popTask(table);
      const gained = GOODS.map((good) =>
        good === pair?.[0] ? strength - second : good === pair?.[1] ? second : 0,
      );
      gainGoods(table, seat, gained, { source: 'action', id: space });
    },
  },
};

export const splitKrones: Decision<'splitKrones'> = {
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
  moves: (_table, { seat }) =>
    SPACES.filter((space) => space !== COPY_SPACE).map((space): Move => ({
      seat,
      kind: 'copy',
      space,
    })),
  play: {
    copy: (table, { seat, strength }, { space }) => {
      popTask(table);
      emit(table, { type: 'actionCopied', seat, space });
      runEffect(
        table,
        seat,
        { do: 'mainAction', space, strength, both: false },
        { source: 'action', id: space },
      );
    },
  },
};

export const useSpace: Decision<'useSpace'> = {
  moves: (table, { seat }) => [
    ...usableSpaces(table, seatOf(table, seat)).map((space): Move => ({
      seat,
      kind: 'useSpace',
      space,
      boost: false,
    })),
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
