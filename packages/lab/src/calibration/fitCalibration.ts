import type { Calibration } from '@gah/ai/parts';
import { ROUNDS, TURNS_PER_ROUND } from '@gah/engine';
import { groupedBy, meanOf, rootMeanSquareOf } from '../statistics.js';
import type { CalibrationResult } from './calibrationGame.js';

/** What has to be set right in what the value function says, by least squares. */

const MOST_TURNS = ROUNDS * TURNS_PER_ROUND;

/** A saying about a person, what came of it, and the means of both over the persons at the table. */
interface Saying {
  readonly turns: number;
  readonly time: number;
  readonly said: number;
  readonly meanSaid: number;
  readonly final: number;
  readonly meanFinal: number;
}

/** The sayings after a turn, by person. */
const momentsOf = (results: readonly CalibrationResult[], persons: number): Saying[][] =>
  results.flatMap(({ finals, foretold }) =>
    foretold.map((seats) => {
      const people = seats.slice(0, persons);
      const meanSaid = meanOf(people.map(({ said }) => said));
      const meanFinal = meanOf(finals.slice(0, persons));
      return people.map(({ turns, said }, seat) => ({
        turns,
        time: turns / MOST_TURNS,
        said,
        meanSaid,
        final: finals[seat] ?? NaN,
        meanFinal,
      }));
    }),
  );

const sumOf = <T>(list: readonly T[], valueOf: (each: T) => number): number =>
  list.reduce((sum, each) => sum + valueOf(each), 0);

/** The straight line through points: its value at 0, and its slope. */
function lineThrough(points: readonly (readonly [x: number, y: number])[]): [number, number] {
  const x = meanOf(points.map((point) => point[0]));
  const y = meanOf(points.map((point) => point[1]));
  const spread = sumOf(points, (point) => (point[0] - x) ** 2);
  const slope = spread > 0 ? sumOf(points, (point) => (point[0] - x) * (point[1] - y)) / spread : 0;
  return [y - slope * x, slope];
}

/** By what share of the time left differences are told too large; below 0 too small. */
function doubtIn(sayings: readonly Saying[]): number {
  const leads = sayings.map(({ time, said, meanSaid, final, meanFinal }) => ({
    by: time * (said - meanSaid),
    over: said - meanSaid - (final - meanFinal),
  }));
  const square = sumOf(leads, ({ by }) => by * by);
  const doubt = square > 0 ? sumOf(leads, ({ by, over }) => by * over) / square : 0;
  return Math.min(1, Math.max(-1, doubt));
}

interface StrayError {
  readonly turns: number;
  readonly error: number;
}

/** What the errors at a table do not have in common, as large as for persons who err apart. */
function withoutMean(seats: readonly StrayError[]): StrayError[] {
  const mean = meanOf(seats.map(({ error }) => error));
  const lost = Math.sqrt(seats.length / (seats.length - 1));
  return seats.map(({ turns, error }) => ({ turns, error: lost * (error - mean) }));
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** The straight line in the root of the turns left through how far forecasts err. */
function strayOf(errors: readonly StrayError[]): Calibration['stray'] {
  const byTurns = groupedBy(errors, ({ turns }) => turns);
  const [atEnd, byRootOfTurns] = lineThrough(
    byTurns.map(([turns, some]) => [
      Math.sqrt(turns),
      rootMeanSquareOf(some.map(({ error }) => error)),
    ]),
  );
  return { atEnd: rounded(atEnd), byRootOfTurns: rounded(byRootOfTurns) };
}

export function fitCalibration(
  results: readonly CalibrationResult[],
  persons: number,
): Calibration {
  const moments = momentsOf(results, persons);
  const sayings = moments.flat();
  const doubt = doubtIn(sayings);
  const trusted = ({ time, said, meanSaid }: Saying): number =>
    meanSaid + (1 - doubt * time) * (said - meanSaid);
  const shift = lineThrough(sayings.map((each) => [each.time ** 2, each.final - trusted(each)]));
  const errorOf = (each: Saying): number =>
    each.final - trusted(each) - shift[0] - shift[1] * each.time ** 2;
  const errors = moments.map((seats) =>
    seats.map((each) => ({ turns: each.turns, error: errorOf(each) })),
  );
  const stray = strayOf(errors.flat());
  return {
    shift: { atEnd: rounded(shift[0]), byTimeSquared: rounded(shift[1]) },
    doubt: rounded(doubt),
    stray,
    apart: persons > 1 ? strayOf(errors.flatMap(withoutMean)) : stray,
  };
}
