import { occupied, politics } from './notation.js';
import type { PoliticsRecord } from './records.js';

export const POLITICS = {
  fullPurse: politics(105, 'A', [20, { count: 'krones' }]),
  twelveRooms: politics(106, 'A', [12, { count: 'tiles' }]),
  largeStaff: politics(107, 'A', [6, { count: 'staff' }]),
  theEmperorsFavour: politics(108, 'A', [10, { count: 'emperor' }]),
  twoFloors: politics(109, 'B', [2, { count: 'floors' }]),
  sixGroups: politics(110, 'B', [6, { count: 'groups' }]),
  oneWholeColour: politics(111, 'B', [1, { count: 'fullColors' }]),
  twoColumns: politics(112, 'B', [2, { count: 'columns' }]),
  threeOfEachColour: politics(113, 'C', [3, { count: 'sets' }]),
  redAndYellow: politics(114, 'C', [4, occupied('red')], [3, occupied('yellow')]),
  yellowAndBlue: politics(115, 'C', [4, occupied('yellow')], [3, occupied('blue')]),
  blueAndRed: politics(116, 'C', [4, occupied('blue')], [3, occupied('red')]),
} as const satisfies Record<string, PoliticsRecord>;
