import { FREE } from '../model/vocabulary.js';
import type { GuestRecord } from './guests.js';
import { guest } from './guests.js';
import {
  anyGoods,
  drawThree,
  emperor,
  gain,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  sendDancer,
  spend,
  takeGuest,
  vp,
} from './records.js';

type More = NonNullable<Parameters<typeof guest>[4]>;
const RECONSTRUCTED = { reward: 'rulebook', order: 'reconstructed', vp: 'reconstructed' } as const;
const BALL: More = {
  needs: ['ballrooms'],
  source: { ...RECONSTRUCTED, color: 'follows from other values' },
};
const BALL_PRINTED_VP: More = {
  needs: ['ballrooms'],
  source: { ...RECONSTRUCTED, vp: 'rulebook', color: 'follows from other values' },
};
const PROMO: More = { promo: true, source: { ...RECONSTRUCTED, color: 'reconstructed' } };
const BALL_PROMO: More = { ...PROMO, needs: ['ballrooms'] };

/** Guests of Let's Waltz! and its promos by card number. */
export const GUESTS_WALTZ = {
  134: guest('yellow', { wine: 2 }, 1, [gain({ champagne: 1 })], BALL),
  135: guest('yellow', { strudel: 1, cake: 1, wine: 2 }, 2, [emperor(1), playStaff(FREE)], BALL),
  136: guest('yellow', { wine: 1, coffee: 1 }, 2, [gain({ champagne: 1 })], BALL),
  137: guest(
    'yellow',
    { strudel: 1, wine: 2, champagne: 1 },
    4,
    [krones(2), sendDancer(0), sendDancer(0)],
    BALL,
  ),
  138: guest('yellow', { strudel: 1, wine: 3 }, 1, [gain({ champagne: 1 }), playStaff(3)], BALL),
  139: guest('yellow', { cake: 1, wine: 2, coffee: 1 }, 4, [gain({ champagne: 2 })], BALL),
  140: guest('yellow', { cake: 1, wine: 2, champagne: 2 }, 15, [], BALL_PRINTED_VP),
  141: guest('blue', { strudel: 1, coffee: 1 }, 1, [gain({ champagne: 1 })], BALL),
  142: guest('blue', { wine: 1, coffee: 2 }, 2, [gain({ champagne: 1 }), prepareRoom(1)], BALL),
  143: guest('blue', { wine: 1, coffee: 1, champagne: 1 }, 3, [anyGoods(2)], BALL),
  144: guest('blue', { strudel: 1, coffee: 2 }, 4, [gain({ champagne: 1 })], BALL),
  145: guest('blue', { strudel: 1, cake: 1, coffee: 2 }, 4, [gain({ champagne: 2 })], BALL),
  146: guest('blue', { strudel: 1, coffee: 2, champagne: 2 }, 15, [], BALL_PRINTED_VP),
  147: guest('blue', { strudel: 1, coffee: 2, champagne: 1 }, 9, [sendDancer(1)], BALL_PRINTED_VP),
  148: guest('red', { cake: 1, wine: 1 }, 4, [sendDancer(0)], BALL),
  149: guest('red', { cake: 2, champagne: 1 }, 3, [krones(5)], BALL),
  150: guest('red', { strudel: 1, cake: 2 }, 2, [gain({ champagne: 1 }), krones(2)], BALL),
  151: guest('red', { cake: 1, coffee: 1, champagne: 1 }, 6, [emperor(2), sendDancer(0)], BALL),
  152: guest('red', { strudel: 1, cake: 1 }, 2, [gain({ champagne: 1 })], BALL),
  153: guest('red', { cake: 2, champagne: 2 }, 14, [], BALL_PRINTED_VP),
  154: guest(
    'red',
    { strudel: 1, cake: 2, wine: 1 },
    3,
    [gain({ champagne: 2 }), sendDancer(0)],
    BALL,
  ),
  155: guest(
    'green',
    { strudel: 2 },
    -1,
    [gain({ champagne: 1 }), prepareRoom(0)],
    BALL_PRINTED_VP,
  ),
  156: guest('green', { strudel: 2, wine: 1, coffee: 1 }, 2, [gain({ champagne: 2 })], BALL),
  157: guest('green', { strudel: 1, wine: 1, champagne: 1 }, 3, [sendDancer(0), occupyRoom], BALL),
  158: guest(
    'green',
    { strudel: 1, wine: 1 },
    -2,
    [gain({ champagne: 1 }), takeGuest],
    BALL_PRINTED_VP,
  ),
  159: guest('green', { strudel: 2, cake: 1, coffee: 1 }, 4, [sendDancer(0), drawThree(3)], BALL),
  160: guest('green', { strudel: 3, coffee: 1 }, 0, [anyGoods(2), gain({ champagne: 1 })], BALL),
  161: guest('green', { strudel: 2, wine: 1 }, 2, [sendDancer(2)], BALL),
  162: guest('green', { strudel: 1, wine: 1, champagne: 1 }, 5, [occupyRoom], {
    ...BALL,
    lodging: 'room',
  }),
  184: guest(
    'green',
    { strudel: 1, wine: 1, champagne: 1 },
    0,
    [{ do: 'joinDancer', vpPerDancer: 1, hall: -1, row: -1, space: -1 }],
    {
      ...BALL_PROMO,
      lodging: 'dance',
    },
  ),
  185: guest(
    'blue',
    { cake: 1, coffee: 2, champagne: 1 },
    0,
    [{ do: 'sendDancer', discount: 0, shared: true, then: [] }],
    {
      ...BALL_PROMO,
      vpByRound: [8, 8, 8, 5, 5, 2, 2],
      lodging: 'room',
      source: { ...RECONSTRUCTED, vp: 'rulebook', color: 'reconstructed' },
    },
  ),
  186: guest('red', { cake: 2, wine: 1, champagne: 1 }, 4, [{ do: 'scoreBallroom' }], BALL_PROMO),
  187: guest('green', { strudel: 2, champagne: 2 }, 7, [occupyRoom, emperor(4)], {
    ...BALL_PROMO,
    lodging: 'room',
  }),
  188: guest('yellow', { strudel: 1, cake: 1, wine: 1 }, 6, [], { ...PROMO, lodging: 'room' }),
  189: guest('green', { strudel: 1, cake: 1, coffee: 1 }, 9, [], { ...PROMO, lodging: 'pair' }),
  // Never leaves: the reward is what one use in each round does.
  190: guest('green', {}, 0, [spend({ champagne: true }, playStaff(0), vp(1), emperor(1))], {
    ...PROMO,
    lodging: 'table',
    source: { ...RECONSTRUCTED, order: 'rulebook', color: 'reconstructed' },
  }),
  191: guest('red', { strudel: 1, cake: 1 }, 1, [{ do: 'fillGood', good: 'wine' }], PROMO),
  192: guest('yellow', { strudel: 1, cake: 1 }, 5, [], { ...PROMO, lodging: 'groundFloor' }),
} as const satisfies Record<number, GuestRecord>;
