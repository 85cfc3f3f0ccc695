import { WITH_DANCERS } from '../../lists.js';
import type { Ability, Effect } from '../../../model/effect.js';
import type { ModuleName } from '../../../model/vocabulary.js';
import { keyed } from '../../../content/keyed.js';
import type { Source } from '../../../content/records.js';
import {
  anyGoods,
  emperor,
  gain,
  playStaff,
  prepareRoom,
  spend,
  vp,
} from '../../../content/notation.js';

interface CelebrityRecord {
  readonly ability: Ability | null;
  /** An additional action, once in the round. */
  readonly use: Effect | null;
  readonly needs: readonly ModuleName[];
  readonly source: Source;
}

const honoured = (ability: Ability, needs: readonly ModuleName[] = []): CelebrityRecord => ({
  ability,
  use: null,
  needs: ['celebrities', ...needs],
  source: 'rulebook',
});

const CELEBRITY_TABLE = {
  christie: honoured({ onGain: { what: 'emperor', gain: [playStaff(2)] } }),
  einstein: {
    ability: null,
    use: spend({ amount: 4, upTo: true, exchange: true }),
    needs: ['celebrities'],
    source: 'rulebook',
  },
  chaplin: honoured({ onGain: { what: 'vp', gain: [vp(2)] } }),
  magie: honoured({ onGain: { what: 'krones', gain: [prepareRoom(1)] } }),
  puccini: honoured(
    { onStaffPlayed: { oncePerRound: false, gain: [gain({ champagne: 1 }), vp(2)] } },
    WITH_DANCERS,
  ),
  tolkien: honoured({ onRoomOccupied: { byGuestOnly: false, gain: [vp(2)] } }),
  gandhi: honoured({ freeRooms: 'any' }),
  curie: honoured({ onStaffPlayed: { oncePerRound: false, gain: [anyGoods(2)] } }),
  mataHari: honoured({ onDancerSent: { gain: [vp(1), emperor(1)] } }, WITH_DANCERS),
  picasso: honoured({ onGain: { what: 'champagne', gain: [vp(1), anyGoods(1)] } }, WITH_DANCERS),
  freud: honoured({ orderSlack: 1 }),
  churchill: honoured({ onGain: { what: 'emperor', gain: [emperor(1)] } }),
} as const satisfies Record<string, CelebrityRecord>;

export type CelebrityKey = keyof typeof CELEBRITY_TABLE;
export interface Celebrity extends CelebrityRecord {
  readonly key: CelebrityKey;
}
export const CELEBRITIES: readonly Celebrity[] = keyed(CELEBRITY_TABLE);
export const CELEBRITY_KEYS: readonly CelebrityKey[] = CELEBRITIES.map(({ key }) => key);

/** Points for taking a celebrity: fresh, after one round, after two rounds in the lounge. */
export const CELEBRITY_VP: readonly number[] = [1, 2, 4];
