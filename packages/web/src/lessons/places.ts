import type { Light, Spot } from '@gah/lessons';
import type { GameView } from '@gah/engine';
import { tapPathOf } from '../selection/selection.js';
import type { Target } from '../selection/target.js';
import type { Tab } from '../table/phone/tabs.js';
import { tabOf } from '../table/phone/tabs.js';

/** Where on a phone each part of the table is found; null for what is always there. */
const TAB_OF_SPOT: Readonly<Record<Spot, Tab | null>> = {
  queue: 'market',
  board: 'market',
  hotel: 'hotel',
  cafe: 'hotel',
  kitchen: 'hotel',
  staff: 'staff',
  hand: 'staff',
  track: 'court',
  tiles: 'court',
  objectives: 'court',
  rounds: null,
  turns: null,
  bar: null,
  hall: 'court',
  lounge: 'market',
  neighbour: 'rivals',
  rival: 'rivals',
  krones: null,
  nextTile: 'court',
  tray: null,
  lamp: null,
  key: null,
  serve: 'hotel',
  pass: null,
  takeKey: null,
  asShown: null,
  endTurn: null,
};

/** The places of the table that a guide lights. */
export const litPlaces = ({ moves = [], places = [] }: Light, view: GameView): Target[] => [
  ...moves.flatMap((move) => tapPathOf(move, view).steps),
  ...places,
];

/** Where on a phone the first of what is lit is found. */
export const tabOfLight = (light: Light, places: readonly Target[]): Tab | null =>
  places.map(tabOf).find((tab) => tab !== null) ??
  light.spots?.map((spot) => TAB_OF_SPOT[spot]).find((tab) => tab !== null) ??
  null;
