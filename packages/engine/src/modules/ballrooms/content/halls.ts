import type { Effect } from '../../../model/effect.js';
import { keyed } from '../../../content/keyed.js';
import type { Source } from '../../../content/records.js';
import {
  anyGoods,
  drawStaff,
  emperor,
  gain,
  krones,
  occupyRoom,
  vp,
} from '../../../content/notation.js';

/** Rows of a ballroom from the bottom up. */
export const ROWS = ['bottom', 'middle', 'top'] as const;
export type Row = (typeof ROWS)[number];

/** How the dancers in a ballroom score. */
export type BallroomScoring =
  /** Own dancers times the highest row they stand in. */
  | { readonly kind: 'timesHighestRow' }
  /** Each row by itself: points for most and second most dancers. */
  | { readonly kind: 'rowRanks'; readonly vp: readonly number[] }
  | { readonly kind: 'byNumber'; readonly vp: readonly number[] }
  /** Most dancers overall: points by rank, other points with two players. */
  | { readonly kind: 'ranks'; readonly vpOfTwo: readonly number[]; readonly vp: readonly number[] }
  | { readonly kind: 'perTwo'; readonly vp: number };

interface BallroomRecord {
  /** Of the bottom, middle and top row. */
  readonly bonus: readonly (readonly Effect[])[];
  readonly scoring: BallroomScoring;
  /** Champagne for each space of the bottom, middle and top row, by number of players (2, 3, 4). */
  readonly spaces: readonly (readonly (readonly number[])[])[];
  readonly source: { readonly bonus: Source; readonly scoring: Source; readonly spaces: Source };
}

const PRINTED = { bonus: 'rulebook', scoring: 'rulebook', spaces: 'reconstructed' } as const;
const row = (champagne: number, spaces: number): number[] =>
  Array.from({ length: spaces }, () => champagne);
/** Numbers of spaces in the bottom, middle and top row; they cost 1, 2 and 3 champagne. */
const rows = (bottom: number, middle: number, top: number): number[][] => [
  row(1, bottom),
  row(2, middle),
  row(3, top),
];

const BALLROOM_TABLE = {
  apollosaal: {
    bonus: [[], [krones(2)], [krones(3)]],
    scoring: { kind: 'timesHighestRow' },
    spaces: [rows(3, 2, 2), rows(3, 3, 2), rows(4, 3, 3)],
    source: PRINTED,
  },
  goldenerStrauss: {
    bonus: [[], [emperor(1)], [emperor(3)]],
    scoring: { kind: 'rowRanks', vp: [7, 2] },
    spaces: [rows(4, 0, 3), rows(4, 3, 2), rows(5, 4, 2)],
    source: PRINTED,
  },
  odeonsaal: {
    bonus: [[], [{ do: 'occupyRoom', floors: 3 }], [occupyRoom, vp(3)]],
    scoring: { kind: 'byNumber', vp: [-5, 1, 4, 9, 16, 25] },
    spaces: [rows(3, 3, 2), rows(4, 3, 2), rows(5, 4, 3)],
    source: PRINTED,
  },
  zumSperl: {
    bonus: [[], [gain({ cake: 1 })], [gain({ strudel: 1, wine: 1, coffee: 1 })]],
    scoring: { kind: 'ranks', vpOfTwo: [10, 3], vp: [15, 10, 5] },
    spaces: [rows(3, 2, 2), rows(4, 3, 2), rows(5, 3, 3)],
    source: PRINTED,
  },
  zurKettenbruecke: {
    bonus: [[], [vp(2)], [vp(5)]],
    scoring: { kind: 'perTwo', vp: 7 },
    spaces: [rows(4, 0, 3), rows(4, 3, 2), rows(5, 4, 2)],
    source: PRINTED,
  },
} as const satisfies Record<string, BallroomRecord>;

export type BallroomKey = keyof typeof BALLROOM_TABLE;
export interface Ballroom extends BallroomRecord {
  readonly key: BallroomKey;
}
export const BALLROOMS: readonly Ballroom[] = keyed(BALLROOM_TABLE);

export const BALCONY_CHAMPAGNE = 3;
export const NO_DANCER_VP = -5;
export const DANCERS = 10;
export const START_CHAMPAGNE = 1;
/** Ballrooms on the table, scored left to right. */
export const BALLROOMS_IN_PLAY = 3;

interface RehearsalRoomRecord {
  readonly sections: readonly { readonly dancers: number; readonly bonus: readonly Effect[] }[];
  readonly source: Source;
}

const section = (dancers: number, ...bonus: Effect[]): RehearsalRoomRecord['sections'][number] => ({
  dancers,
  bonus,
});

const REHEARSAL_ROOM_TABLE = {
  mirrors: {
    sections: [
      section(2, krones(2)),
      section(3, vp(4)),
      section(2, gain({ champagne: 2 }), emperor(1)),
      section(3, anyGoods(2), vp(2)),
    ],
    source: 'reconstructed',
  },
  gallery: {
    sections: [
      section(1, gain({ champagne: 1 })),
      section(2, emperor(3)),
      section(3, krones(4)),
      section(4, vp(9)),
    ],
    source: 'reconstructed',
  },
  rotunda: {
    sections: [
      section(3, drawStaff(1), krones(2)),
      section(3, emperor(3), vp(1)),
      section(4, gain({ champagne: 2 }), vp(5)),
    ],
    source: 'reconstructed',
  },
  orangery: {
    sections: [
      section(2, anyGoods(1)),
      section(2, vp(3)),
      section(2, krones(3)),
      section(4, emperor(4), vp(4)),
    ],
    source: 'reconstructed',
  },
} as const satisfies Record<string, RehearsalRoomRecord>;

export type RehearsalRoomKey = keyof typeof REHEARSAL_ROOM_TABLE;
export interface RehearsalRoom extends RehearsalRoomRecord {
  readonly key: RehearsalRoomKey;
}
export const REHEARSAL_ROOMS: readonly RehearsalRoom[] = keyed(REHEARSAL_ROOM_TABLE);
