import type { GameState } from '@gah/engine';
import { dancersOn, MAX_SEATS } from '@gah/engine';

type Floor = NonNullable<GameState['modules']['ballrooms']>['floor'];
/** Dancers by hall, then by seat. */
type Dancers = readonly (readonly number[])[];

/** All seats, the automatic one too. */
const SEATS = MAX_SEATS + 1;

function countOn(floor: Floor): Dancers {
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

const counted = new WeakMap<Floor, Dancers>();

/** Who has how many dancers where; a floor is a value, so it is counted once. */
export function dancersByHall(floor: Floor): Dancers {
  let dancers = counted.get(floor);
  if (!dancers) {
    dancers = countOn(floor);
    counted.set(floor, dancers);
  }
  return dancers;
}
