/**
 * Places that can be tapped. A target is a short text, so that it can be compared, kept in sets and
 * written into the page.
 */
const ZONES = [
  'queue',
  'space',
  'room',
  'table',
  'hand',
  'staff',
  'politics',
  'personal',
  'row',
  'section',
  'rehearsal',
  'celebrity',
  'entrance',
  'token',
  'tile',
  'waiting',
  'benefit',
  'bar',
] as const;
export type Zone = (typeof ZONES)[number];
export type Target = `${Zone}:${string}`;

export const target = (zone: Zone, id: number | string): Target => `${zone}:${id}`;
export const rowTarget = (hall: number, row: number): Target => target('row', `${hall}-${row}`);

export function zoneOf(place: Target): Zone {
  const name = place.slice(0, place.indexOf(':'));
  const zone = ZONES.find((each) => each === name);
  if (!zone) throw new RangeError(`no zone ${name}`);
  return zone;
}

/** Buttons of the decision bar: moves without a place on the table. */
export type BarAction =
  'skip' | 'pass' | 'endTurn' | 'ring' | 'ward' | 'serve' | 'allocate' | 'takeKey' | 'shiftDie';
export const barTarget = (action: BarAction): Target => target('bar', action);
