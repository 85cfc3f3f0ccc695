import type { Good } from '@gah/engine';
import { GOODS } from '@gah/engine';

/** What something brings or makes easier, for filters. */
export const EFFECT_TAGS = [
  'points',
  'krones',
  'emperor',
  'goods',
  'staff',
  'rooms',
  'guests',
  'dice',
  'dancers',
] as const;
export type EffectTag = (typeof EFFECT_TAGS)[number];

/** By the kind of an effect, and by the name of a field that changes something as long as it lies there. */
const TAGS: Readonly<Partial<Record<string, EffectTag>>> = {
  vp: 'points',
  vpPer: 'points',
  final: 'points',
  soleMajorityVp: 'points',
  krones: 'krones',
  emperor: 'emperor',
  wardCost: 'emperor',
  goods: 'goods',
  chooseGoods: 'goods',
  fillGood: 'goods',
  freeServing: 'goods',
  drawStaff: 'staff',
  playStaff: 'staff',
  drawThree: 'staff',
  prepareRoom: 'rooms',
  occupyRoom: 'rooms',
  freeRooms: 'rooms',
  setupRooms: 'rooms',
  groupBonus: 'rooms',
  takeGuest: 'guests',
  fillOrder: 'guests',
  freeGuests: 'guests',
  orderSlack: 'guests',
  useSpace: 'dice',
  extraTurn: 'dice',
  anyAction: 'dice',
  strength: 'dice',
  freeSpace: 'dice',
  both: 'dice',
  sendDancer: 'dancers',
  joinDancer: 'dancers',
  rowBonusTimes: 'dancers',
};

/** Fields that say what something reacts to or costs, not what it brings. */
const NOT_BROUGHT: readonly string[] = [
  'useCost',
  'bell',
  'penalty',
  'source',
  'order',
  'per',
  'needs',
];

/** Finds in a record, however deep, what its effects and abilities bring. */
export function tagsOf(record: unknown, found = new Set<EffectTag>()): ReadonlySet<EffectTag> {
  if (typeof record !== 'object' || record === null) return found;
  for (const [key, value] of Object.entries(record)) {
    if (value === null || NOT_BROUGHT.includes(key)) continue;
    const tag = TAGS[key === 'do' ? String(value) : key];
    // Points printed on a guest may be none.
    if (tag && value !== 0) found.add(tag);
    tagsOf(value, found);
  }
  return found;
}

/** The goods that effects in a record bring. */
export function goodsIn(record: unknown): Good[] {
  const found = new Set<Good>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'goods' && Array.isArray(part)) {
        for (const [index, good] of GOODS.entries()) if (part[index] > 0) found.add(good);
      } else if (!NOT_BROUGHT.includes(key)) look(part);
    }
  };
  look(record);
  return GOODS.filter((good) => found.has(good));
}
