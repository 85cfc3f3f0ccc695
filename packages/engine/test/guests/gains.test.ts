import { guests, staff } from '@gah/engine/testing';
import type { GuestNumber, StaffNumber } from '@gah/engine';
import { DISHES_AND_DRINKS } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Goods } from './arrival.js';
import { arrival, declineAll, vector } from './arrival.js';

interface Gains {
  readonly krones?: number;
  readonly emperor?: number;
  readonly kitchen?: Goods;
  readonly hand?: readonly StaffNumber[];
}

/** What a guest simply gives; effects with a choice are declined here and tested elsewhere. */
const GAINS: [GuestNumber, Gains][] = [
  [51, { kitchen: { strudel: 1 } }],
  [52, { kitchen: { strudel: 1 }, krones: 2 }],
  [53, { kitchen: { coffee: 1 }, emperor: 2 }],
  [55, { hand: [staff.operator, staff.gardener] }],
  [56, { kitchen: { cake: 1 } }],
  [59, { kitchen: { cake: 1 } }],
  [60, { kitchen: { coffee: 1 }, krones: 3 }],
  [62, { emperor: 3 }],
  [65, {}],
  [67, { hand: [staff.operator, staff.gardener], emperor: 2 }],
  [68, { emperor: 3 }],
  [69, { krones: 3 }],
  [70, { emperor: 3 }],
  [74, { krones: 1 }],
  [77, { krones: 1 }],
  [79, { krones: 1, emperor: 1 }],
  [81, { kitchen: { wine: 1 }, krones: 3 }],
  [83, { krones: 5 }],
  [84, { krones: 3 }],
  [85, { krones: 3 }],
  [87, { krones: 3 }],
  [89, { krones: 4 }],
  [90, { kitchen: { wine: 1 }, krones: 3 }],
  [91, { hand: [staff.operator, staff.gardener, staff.barista] }],
  [92, { krones: 1 }],
  [93, { emperor: 1 }],
  [95, { emperor: 2 }],
  [98, { krones: 4 }],
  [99, { hand: [staff.operator], emperor: 2 }],
  [100, { emperor: 3 }],
  [101, { emperor: 3 }],
  [102, { emperor: 1 }],
  [103, { hand: [staff.operator, staff.gardener] }],
  [117, { emperor: 3 }],
];

describe('what guests give', () => {
  it.each(GAINS)(
    'guests.gains: guest %i gives %j',
    (guest, { krones = 0, emperor = 0, kitchen, hand }) => {
      const game = arrival(
        guest,
        { krones: 0 },
        { promos: true, nextStaff: [staff.operator, staff.gardener, staff.barista] },
      );
      declineAll(game);
      expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
      expect(game.seat(0)).toMatchObject({
        krones,
        emperor,
        kitchen: vector(kitchen ?? {}),
        hand: hand ?? [],
      });
    },
  );

  it.each(DISHES_AND_DRINKS)(
    'guests.chosenGood: guest 54 gives 2 krones and, of choice, a %s',
    (good) => {
      const game = arrival(54, { krones: 0 }).do({ kind: 'chooseGood', good });
      expect(game.seat(0)).toMatchObject({ krones: 2, kitchen: vector({ [good]: 1 }) });
    },
  );

  it('G1: lets goods go straight to another guest, free of charge', () => {
    const game = arrival(81, { krones: 0, cafe: [guests.sculptor] });
    game.do({ kind: 'place', good: 'wine', table: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 3, kitchen: vector({}) });
    expect(game.seat(0).cafe[1]?.goods).toEqual(vector({ wine: 1 }));
  });

  it('lets goods stay in the kitchen although a guest wants them', () => {
    const game = arrival(81, { cafe: [guests.sculptor] }).do({ kind: 'skip' });
    expect(game.seat(0).kitchen).toEqual(vector({ wine: 1 }));
    expect(game.seat(0).cafe[1]?.goods).toEqual(vector({}));
  });

  it('stops at 20 krones', () => {
    expect(arrival(83, { krones: 17 }).seat(0).krones).toBe(20);
  });

  it('turns steps beyond space 13 into points', () => {
    const game = arrival(68, { emperor: 12 });
    expect(game.seat(0).emperor).toBe(13);
    expect(game.eventsOf('vpGained')).toContainEqual(
      expect.objectContaining({ amount: 2, cause: { source: 'overflow', id: 68 } }),
    );
  });
});
