import type { Ability, Effect } from '../model/effect.js';
import type { ModuleName } from '../model/vocabulary.js';
import type { Source } from './records.js';
import { anyGoods, emperor, gain, playStaff, prepareRoom, spend, vp } from './records.js';

export const CELEBRITY_KEYS = [
  'christie',
  'einstein',
  'chaplin',
  'magie',
  'puccini',
  'tolkien',
  'gandhi',
  'curie',
  'mataHari',
  'picasso',
  'freud',
  'churchill',
] as const;
export type CelebrityKey = (typeof CELEBRITY_KEYS)[number];

export interface Celebrity {
  readonly key: CelebrityKey;
  readonly ability: Ability | null;
  /** An additional action, once in the round. */
  readonly use: Effect | null;
  readonly needs: readonly ModuleName[];
  readonly source: Source;
}

const honoured = (
  key: CelebrityKey,
  ability: Ability,
  needs: readonly ModuleName[] = [],
): Celebrity => ({
  key,
  ability,
  use: null,
  needs: ['celebrities', ...needs],
  source: 'rulebook',
});

export const CELEBRITIES: readonly Celebrity[] = [
  honoured('christie', { onGain: { what: 'emperor', gain: [playStaff(2)] } }),
  {
    key: 'einstein',
    ability: null,
    use: spend({ amount: 4, upTo: true, exchange: true }),
    needs: ['celebrities'],
    source: 'rulebook',
  },
  honoured('chaplin', { onGain: { what: 'vp', gain: [vp(2)] } }),
  honoured('magie', { onGain: { what: 'krones', gain: [prepareRoom(1)] } }),
  honoured(
    'puccini',
    { onStaffPlayed: { oncePerRound: false, gain: [gain({ champagne: 1 }), vp(2)] } },
    ['ballrooms'],
  ),
  honoured('tolkien', { onRoomOccupied: { byGuestOnly: false, gain: [vp(2)] } }),
  honoured('gandhi', { freeRooms: 'any' }),
  honoured('curie', { onStaffPlayed: { oncePerRound: false, gain: [anyGoods(2)] } }),
  honoured('mataHari', { onDancerSent: { gain: [vp(1), emperor(1)] } }, ['ballrooms']),
  honoured('picasso', { onGain: { what: 'champagne', gain: [vp(1), anyGoods(1)] } }, ['ballrooms']),
  honoured('freud', { orderSlack: 1 }),
  honoured('churchill', { onGain: { what: 'emperor', gain: [emperor(1)] } }),
];

/** Points for taking a celebrity: fresh, after one round, after two rounds in the lounge. */
export const CELEBRITY_VP: readonly number[] = [1, 2, 4];
