import type { GameState, Position } from '@gah/engine';
import { ALONE, ROUNDS, turnsLeft, TURNS_PER_ROUND } from '@gah/engine';
import type { Evaluator } from '../model/module.js';
import { automaticScore } from '../modules/index.js';
import known from './calibration.json' with { type: 'json' };

/**
 * Forecasts of final scores: what the value function says, set right by what came of many such sayings. The value
 * function was learnt to compare plans; how high it aims and how far it errs is measured (`lab calibration`).
 */

/** A standard deviation: at the end, and more by the root of the turns left. */
interface Stray {
  readonly atEnd: number;
  readonly byRootOfTurns: number;
}

/** What was measured at one kind of table; `time` is the share of the game that is left. */
export interface Calibration {
  /** Final scores are so much higher than was said: at the end, and more by time squared. */
  readonly shift: { readonly atEnd: number; readonly byTimeSquared: number };
  /** Differences between seats are too large by this share, by time; below 0 too small. */
  readonly doubt: number;
  /** The standard deviation of final scores, and of what they do not have in common: nobody wins by the rest. */
  readonly stray: Stray;
  readonly apart: Stray;
}

/** A final score as a distribution, close to a normal one. */
export interface Forecast {
  readonly score: number;
  /** Its standard deviation, and the part of it that the seats do not have in common. */
  readonly stray: number;
  readonly apart: number;
}

const TABLES: Readonly<Record<string, Calibration>> = known.tables;

type TableSetup = Pick<GameState['setup'], 'seats' | 'modules'>;

/** Tables are told apart by persons, and by whether modules are in play. */
export const calibrationKey = ({ seats, modules }: TableSetup): string =>
  `${seats}${modules.length > 0 ? ' with modules' : ''}`;

const UNMEASURED: Calibration = {
  shift: { atEnd: 0, byTimeSquared: 0 },
  doubt: 0,
  stray: { atEnd: 3, byRootOfTurns: 4.5 },
  apart: { atEnd: 3, byRootOfTurns: 4.5 },
};

/** What the value function says about the final score of any seat, also of one for which nobody decides. */
export const saidOf = (evaluator: Evaluator, world: GameState, seat: number): number =>
  automaticScore(world, seat) ?? evaluator(world, seat);

const strayAt = ({ atEnd, byRootOfTurns }: Stray, turns: number): number =>
  atEnd + byRootOfTurns * Math.sqrt(turns);

/** Forecasts for all seats of a position from what was said about each. */
export function forecasts(
  position: Position,
  said: readonly number[],
  { shift, doubt, stray, apart: ownStray }: Calibration = TABLES[calibrationKey(position.setup)] ??
    UNMEASURED,
): Forecast[] {
  const persons = position.setup.seats;
  const people = said.slice(0, persons);
  const mean = people.reduce((sum, score) => sum + score, 0) / persons;
  return said.map((score, seat): Forecast => {
    if (position.phase === 'over') return { score, stray: 0, apart: 0 };
    const turns = turnsLeft(position, seat);
    const time = turns / (ROUNDS * TURNS_PER_ROUND);
    const deviation = strayAt(stray, turns);
    const apart = strayAt(ownStray, turns);
    // An automatic opponent has forecasts of its own.
    if (seat >= persons) return { score, stray: deviation, apart };
    const trusted = persons === ALONE ? score : mean + (1 - doubt * time) * (score - mean);
    return {
      score: trusted + shift.atEnd + shift.byTimeSquared * time ** 2,
      stray: deviation,
      apart,
    };
  });
}
