import { WITH_DANCERS } from '../../lists.js';
import type { Ability, Effect } from '../../../model/effect.js';
import type { GoodsVector, ModuleName } from '../../../model/vocabulary.js';
import { FREE } from '../../../model/vocabulary.js';
import { keyed } from '../../../content/keyed.js';
import type { Source } from '../../../content/records.js';
import {
  drawStaff,
  emperor,
  gain,
  goods,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  vp,
} from '../../../content/notation.js';

/** The values of an entrance. What no record can say is done by the module under the entrance's key. */
interface EntranceRecord {
  readonly startGoods: GoodsVector;
  /** When the entrance is gained, one after the other. */
  readonly whenGained: readonly Effect[];
  /** Further rooms at set-up, with the discount on each. */
  readonly setupRooms: { readonly amount: number; readonly discount: number } | null;
  readonly extraTables: number;
  readonly ability: Ability | null;
  readonly needs: readonly ModuleName[];
  readonly source: Source;
}

const ONE_OF_EACH = goods({ strudel: 1, cake: 1, wine: 1, coffee: 1 });

function entrance(startGoods: GoodsVector, parts: Partial<EntranceRecord> = {}): EntranceRecord {
  return {
    startGoods,
    whenGained: [],
    setupRooms: null,
    extraTables: 0,
    ability: null,
    needs: ['entrances'],
    source: 'rulebook',
    ...parts,
  };
}

const ENTRANCE_TABLE = {
  paulwei: entrance(goods({ cake: 1, wine: 1, coffee: 1 }), {
    setupRooms: { amount: 2, discount: 0 },
    ability: { groupBonus: { blue: [4, 8, 13, 20], red: [2, 4, 8, 13], yellow: [2, 4, 8, 13] } },
  }),
  zantMainz: entrance(goods({ strudel: 1, wine: 1 })),
  dove: entrance(goods({ strudel: 1, wine: 1 }), { setupRooms: { amount: 1, discount: FREE } }),
  kaufman: entrance(ONE_OF_EACH, { extraTables: 1 }),
  mayenfels: entrance(goods({ cake: 1, coffee: 1 }), {
    whenGained: [drawStaff(1), playStaff(3)],
    ability: { onStaffPlayed: { oncePerRound: false, gain: [krones(1), drawStaff(1)] } },
  }),
  ninas: entrance(ONE_OF_EACH),
  stroup: entrance(ONE_OF_EACH),
  wray: entrance(goods({ strudel: 1 }), { whenGained: [emperor(2)] }),
  kozi: entrance(goods({ cake: 1, coffee: 1 })),
  ren: entrance(goods({ strudel: 1, cake: 1, wine: 1, champagne: 1 }), {
    ability: { rowBonusTimes: 2, soleMajorityVp: 4 },
    needs: ['entrances', ...WITH_DANCERS],
  }),
} as const satisfies Record<string, EntranceRecord>;

export type EntranceKey = keyof typeof ENTRANCE_TABLE;
export interface Entrance extends EntranceRecord {
  readonly key: EntranceKey;
}
export const ENTRANCES: readonly Entrance[] = keyed(ENTRANCE_TABLE);
export const ENTRANCE_KEYS: readonly EntranceKey[] = ENTRANCES.map(({ key }) => key);

/** Zant-Mainz: what the second die of a round brings, by the sum of both. */
export const SECOND_DIE_BONUS: Readonly<Record<number, readonly Effect[]>> = {
  2: [prepareRoom(FREE), vp(1)],
  3: [gain({ cake: 1, coffee: 1 })],
  4: [krones(1), emperor(1)],
  5: [gain({ strudel: 1, wine: 1 })],
  6: [playStaff(1)],
  7: [],
  8: [playStaff(1)],
  9: [gain({ strudel: 1, wine: 1 })],
  10: [krones(1), emperor(1)],
  11: [gain({ cake: 1, coffee: 1 })],
  12: [prepareRoom(FREE), vp(1)],
};

/** Dove: the tokens, top half for a full column, bottom half for a full floor. */
export interface DoveToken {
  readonly top: Effect;
  readonly bottom: Effect;
  readonly source: Source;
}
const token = (top: Effect, bottom: Effect): DoveToken => ({
  top,
  bottom,
  source: 'reconstructed',
});
export const DOVE_TOKENS: readonly DoveToken[] = [
  token(vp(4), vp(8)),
  token(krones(4), krones(8)),
  token(emperor(4), emperor(8)),
  token(playStaff(3), playStaff(FREE)),
  token(prepareRoom(FREE), occupyRoom),
];

/** Stroup: for the first room of a group. */
export const FIRST_ROOM_BONUS = { blue: vp(3), red: krones(2), yellow: emperor(2) } as const;
/** Kaufman: points at the end of a round for so many guests in the pile. */
export const PILE_VP: readonly number[] = [0, 0, 1, 3, 6, 9];
/** Ninas Melange: points for a personal politics card, by round. */
export const PERSONAL_POLITICS_VP: readonly number[] = [15, 15, 15, 10, 10, 5, 5];
/** Ninas Melange: final points by number of politics cards fulfilled in all. */
export const ALL_POLITICS_VP: readonly number[] = [0, 0, 0, 0, 3, 6, 10];
