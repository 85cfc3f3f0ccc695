import type { ByGood, GuestColor } from '../model/vocabulary.js';
import { FREE } from '../model/vocabulary.js';
import type { Effect } from '../model/effect.js';
import type { GuestCard } from './records.js';
import {
  anyGoods,
  drawStaff,
  drawThree,
  emperor,
  gain,
  goods,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  takeGuest,
} from './records.js';

const PRINTED: GuestCard['source'] = {
  reward: 'rulebook',
  order: 'three public implementations agree',
  vp: 'three public implementations agree',
  color: 'public implementations',
};
const PROMO: Parameters<typeof guest>[4] = {
  promo: 'box',
  onlyIn: '2021',
  source: { order: 'one public implementation', vp: 'one public implementation' },
};

export type GuestRecord = Omit<GuestCard, 'number' | 'size'>;

export function guest(
  color: GuestColor,
  order: Partial<ByGood<number>>,
  vp: number,
  reward: readonly Effect[],
  more: Partial<Omit<GuestRecord, 'source'>> & {
    readonly source?: Partial<GuestCard['source']>;
  } = {},
): GuestRecord {
  return {
    color,
    order: goods(order),
    vp,
    vpByRound: null,
    reward,
    lodging: 'any',
    needs: [],
    promo: false,
    onlyIn: null,
    ...more,
    source: { ...PRINTED, ...more.source },
  };
}

/** Guests by card number. */
export const GUESTS = {
  49: guest('yellow', { wine: 1 }, 0, [prepareRoom(FREE, 2)]),
  50: guest('yellow', { wine: 1 }, 0, [drawStaff(1), prepareRoom(0)]),
  51: guest('yellow', { wine: 1 }, 1, [gain({ strudel: 1 })]),
  52: guest('yellow', { wine: 1, coffee: 1 }, 0, [gain({ strudel: 1 }), krones(2)]),
  53: guest('yellow', { strudel: 1, wine: 1 }, 0, [gain({ coffee: 1 }), emperor(2)]),
  54: guest('yellow', { wine: 2 }, 0, [anyGoods(1), krones(2)]),
  55: guest('yellow', { wine: 3 }, 7, [drawStaff(2)]),
  56: guest('yellow', { strudel: 1, wine: 2 }, 0, [gain({ cake: 1 }), playStaff(3)]),
  57: guest('yellow', { wine: 2, coffee: 1 }, 1, [prepareRoom(1), prepareRoom(1)]),
  58: guest('yellow', { wine: 3, coffee: 1 }, 7, [occupyRoom]),
  59: guest('yellow', { strudel: 3, wine: 1 }, 5, [gain({ cake: 1 }), playStaff(2)]),
  60: guest('yellow', { cake: 2, wine: 2 }, 5, [gain({ coffee: 1 }), krones(3)]),
  61: guest('yellow', { strudel: 1, wine: 3 }, 2, [prepareRoom(1), prepareRoom(0)]),
  62: guest('yellow', { strudel: 1, cake: 1, wine: 2 }, 4, [takeGuest, emperor(3)]),
  63: guest('blue', { coffee: 1 }, 0, [takeGuest]),
  64: guest('blue', { coffee: 1 }, 0, [playStaff(1)]),
  65: guest('blue', { coffee: 1 }, 3, []),
  66: guest('blue', { cake: 1, coffee: 1 }, 3, [playStaff(1), prepareRoom(0)]),
  67: guest('blue', { coffee: 2 }, 2, [drawStaff(2), emperor(2)], {
    source: { order: 'two public implementations agree' },
  }),
  68: guest('blue', { strudel: 2, coffee: 1 }, 4, [emperor(3)]),
  69: guest('blue', { cake: 2, coffee: 1 }, 7, [krones(3)]),
  70: guest('blue', { strudel: 1, wine: 1, coffee: 1 }, 1, [playStaff(1), emperor(3)]),
  71: guest('blue', { strudel: 1, coffee: 2 }, 4, [prepareRoom(FREE)]),
  72: guest('blue', { strudel: 1, cake: 1, coffee: 1 }, 7, [occupyRoom]),
  73: guest('blue', { wine: 1, coffee: 2 }, 4, [playStaff(1), playStaff(1)]),
  74: guest('blue', { cake: 1, coffee: 2 }, 10, [krones(1)]),
  75: guest('blue', { wine: 2, coffee: 2 }, 5, [drawThree(3)]),
  76: guest('blue', { strudel: 2, coffee: 2 }, 4, [drawThree(FREE)]),
  77: guest('red', { cake: 1 }, 1, [krones(1)]),
  78: guest('red', { cake: 1 }, 0, [takeGuest]),
  79: guest('red', { cake: 1 }, 0, [krones(1), emperor(1)]),
  80: guest('red', { cake: 1, wine: 1 }, 4, [takeGuest]),
  81: guest('red', { cake: 2 }, 0, [gain({ wine: 1 }), krones(3)]),
  82: guest('red', { cake: 1, wine: 1, coffee: 1 }, 7, [occupyRoom]),
  83: guest('red', { strudel: 1, cake: 1, wine: 1 }, 0, [krones(5)]),
  84: guest('red', { cake: 2, wine: 1 }, 2, [krones(3), takeGuest]),
  85: guest('red', { strudel: 2, cake: 1 }, 3, [krones(3)]),
  86: guest('red', { cake: 1, wine: 2 }, 3, [playStaff(3)]),
  87: guest('red', { cake: 2, coffee: 2 }, 3, [krones(3), takeGuest, takeGuest]),
  88: guest('red', { cake: 1, wine: 3 }, 0, [prepareRoom(FREE), prepareRoom(FREE)]),
  89: guest('red', { strudel: 2, cake: 1, wine: 1 }, 5, [krones(4)]),
  90: guest('red', { strudel: 1, cake: 3 }, 7, [gain({ wine: 1 }), krones(3)]),
  91: guest('green', { strudel: 1 }, 0, [drawStaff(3)]),
  92: guest('green', { strudel: 1 }, 0, [krones(1)]),
  93: guest('green', { strudel: 1 }, 0, [emperor(1)]),
  94: guest('green', { strudel: 2 }, 0, [playStaff(1)]),
  95: guest('green', { strudel: 1, cake: 1 }, 2, [emperor(2)]),
  96: guest('green', { strudel: 1, coffee: 1 }, 0, [playStaff(3)]),
  97: guest('green', { strudel: 2, wine: 1 }, 4, [{ do: 'useSpace' }]),
  98: guest('green', { strudel: 3 }, 0, [krones(4)]),
  99: guest('green', { strudel: 1, cake: 2 }, 5, [drawStaff(1), emperor(2)]),
  100: guest('green', { strudel: 1, coffee: 3 }, 4, [emperor(3), occupyRoom]),
  101: guest('green', { strudel: 3, coffee: 1 }, 3, [emperor(3), takeGuest]),
  102: guest('green', { strudel: 1, coffee: 1 }, 0, [emperor(1), occupyRoom]),
  103: guest('green', { strudel: 1, wine: 1 }, 4, [drawStaff(2)]),
  104: guest('green', { strudel: 2, cake: 2 }, 2, [playStaff(FREE)]),
  117: guest('red', { wine: 2 }, 3, [emperor(3)], PROMO),
  118: guest('yellow', { cake: 1, coffee: 1 }, 4, [takeGuest], PROMO),
} as const satisfies Record<number, GuestRecord>;

/** What the 2015 cards say differently. */
export const GUESTS_2015: Readonly<Record<number, Partial<Pick<GuestCard, 'reward'>>>> = {
  97: { reward: [{ do: 'extraTurn' }] },
};
