import type { ModulePlace } from '../modules/index.js';

/**
 * Places that can be tapped. A target is a short text, so that it can be compared, kept in sets and
 * written into the page: its zone and what in that zone it is.
 */
export type Zone =
  | 'queue'
  | 'space'
  | 'room'
  | 'table'
  | 'hand'
  | 'staff'
  | 'politics'
  | 'benefit'
  | 'bar'
  | ModulePlace;
export type Target = `${Zone}:${string}`;

/** No place at all. */
export const NOWHERE: ReadonlySet<Target> = new Set();

export const target = (zone: Zone, id: number | string): Target => `${zone}:${id}`;

export const zoneOf = (place: Target): Zone => place.slice(0, place.indexOf(':')) as Zone;

/** Buttons of the decision bar: moves without a place on the table. */
export type BarAction =
  'skip' | 'pass' | 'endTurn' | 'ring' | 'ward' | 'serve' | 'allocate' | 'takeKey' | 'shiftDie';
export const barTarget = (action: BarAction): Target => target('bar', action);
