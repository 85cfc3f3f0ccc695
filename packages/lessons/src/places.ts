import type { Move } from '@gah/engine';

/** Places that can be tapped, named as the table names them. */
const PLACE_ZONES = ['queue', 'space', 'room', 'table', 'hand', 'staff', 'politics'] as const;
export type Place = `${(typeof PLACE_ZONES)[number]}:${number}`;

/** Parts of the table that are spoken of as a whole, and buttons that are to be pressed. */
const SPOTS = [
  'queue',
  'board',
  'hotel',
  'cafe',
  'kitchen',
  'staff',
  'hand',
  'track',
  'tiles',
  'objectives',
  'rounds',
  'turns',
  'bar',
  'hall',
  'lounge',
  'neighbour',
  'rival',
  'krones',
  'nextTile',
  'tray',
  'lamp',
  'key',
  'serve',
  'pass',
  'takeKey',
  'asShown',
  'endTurn',
] as const;
export type Spot = (typeof SPOTS)[number];

/** What is lit while something is said: where moves would be made, places, parts of the table. */
export interface Light {
  readonly moves?: readonly Move[];
  readonly places?: readonly Place[];
  readonly spots?: readonly Spot[];
}
