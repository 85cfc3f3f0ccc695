import { staff } from '@gah/engine/testing';
import type { GameView, Move, Task } from '@gah/engine';
import { contentFor } from '@gah/engine';
import { moveText } from '../../src/index.js';
import { WRITTEN_OUT } from './languages.js';
import { expansionView, withModules } from './views.js';

/** A table with the modules of Let's Waltz!, and decisions at it. */

export const content = contentFor('2021', null);
export const seat = 0;
export const turn = {
  kind: 'turn',
  seat,
  extra: false,
  acted: false,
  guestTaken: false,
  mainDone: false,
  extraTurns: 0,
} satisfies Task;
export const cause = { source: 'staff', id: staff.choirmaster } as const;
export const sendDancer = {
  kind: 'sendDancer',
  seat,
  discount: 1,
  shared: false,
  then: [],
  cause,
} as const;
export const pickDancer: Task = { kind: 'pickDancer', seat, hall: 2, row: 2, items: [] };
export const token: Task = { kind: 'token', seat, half: 'bottom' };

/** Apollosaal, Goldener Strauß and Zum Sperl; the top row of the last one is full. */
const ballrooms = {
  halls: [0, 1, 3],
  floor: [
    [[1, 2], [], []],
    [[], [], []],
    [[], [], [1, 2]],
  ],
  rehearsal: [0, 1],
  sections: [
    [1, 3, 0, 3],
    [1, 2, 3, 4],
  ],
};
const celebrities = {
  lounge: ['gandhi', 'einstein', null] as const,
  ages: [0, 2, 0],
  owned: [[], []],
};
export const table = (task: Task, changes: Parameters<typeof expansionView>[1] = {}): GameView =>
  withModules(expansionView(task, { round: 2, ...changes }), {
    ballrooms,
    celebrities: { ...celebrities, lounge: [...celebrities.lounge] },
  });

export const label = (move: Move, view: GameView): string[] =>
  WRITTEN_OUT.map((language) => moveText(language, move, view, content));
