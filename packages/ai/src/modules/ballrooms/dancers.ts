import type { GameState } from '@gah/engine';
import { ballroomOutlooks, dancersOn, MAX_SEATS } from '@gah/engine';

type Floor = NonNullable<GameState['modules']['ballrooms']>['floor'];
/** By hall, then by seat. */
type InHalls = readonly (readonly number[])[];

/** All seats, the automatic one too. */
const SEATS = MAX_SEATS + 1;

function countOn(floor: Floor): InHalls {
  return floor.map((rows) => {
    const bySeat: number[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      let dancers = 0;
      for (const row of rows) dancers += dancersOn(row, seat);
      bySeat.push(dancers);
    }
    return bySeat;
  });
}

const counted = new WeakMap<Floor, InHalls>();

/** Who has how many dancers where; a floor is a value, so it is counted once. */
export function dancersByHall(floor: Floor): InHalls {
  let dancers = counted.get(floor);
  if (!dancers) {
    dancers = countOn(floor);
    counted.set(floor, dancers);
  }
  return dancers;
}

const promised = new WeakMap<Floor, InHalls>();

/** What each ballroom would pay if it were scored now, by hall, then by seat: for the dancers alone. */
export function pointsByHall(state: GameState, floor: Floor): InHalls {
  let points = promised.get(floor);
  if (!points) {
    points = ballroomOutlooks(state).map((hall) => hall.points.map(({ vp }) => vp));
    promised.set(floor, points);
  }
  return points;
}
