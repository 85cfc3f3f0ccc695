import { MODULE_PLACES } from '../../modules/index.js';
import type { Target, Zone } from '../../selection/target.js';
import { zoneOf } from '../../selection/target.js';

export const TABS = ['market', 'hotel', 'staff', 'court', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

/** Where on a phone each kind of place is found; null for what opens as a tray. */
const TAB_OF: Readonly<Record<Zone, Tab | null>> = {
  queue: 'market',
  space: 'market',
  room: 'hotel',
  table: 'hotel',
  staff: 'staff',
  politics: 'court',
  hand: null,
  benefit: null,
  bar: null,
  ...MODULE_PLACES,
};

export const tabOf = (place: Target): Tab | null => TAB_OF[zoneOf(place)];
