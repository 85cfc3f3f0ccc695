import { ALONE } from '@gah/engine';
import type { Sightings } from '@gah/engine/testing';

/** The sums over all games for one thing. Plain data: they are kept in a file between two runs. */
export interface ThingTally {
  /** How often it could have been used: by hands that held it, or at tables where it lay. */
  readonly offered: number;
  /** Seats that used it, and how often they did so all together. */
  readonly seats: number;
  readonly uses: number;
  /** Seats that used it or for which it scored, and the points it brought or cost them. */
  readonly touched: number;
  readonly points: number;
  readonly paid: number;
  /** Victories of the seats that used it; a shared one counts in parts. */
  readonly wins: number;
  /** How many victories the seats among them would have by chance that did not play alone. */
  readonly expected: number;
  /** Seats that used it and played alone. */
  readonly alone: number;
}

export interface AlmanacTally {
  readonly games: number;
  readonly gamesAlone: number;
  readonly winsAlone: number;
  readonly things: Readonly<Record<string, ThingTally>>;
}

const NOTHING: ThingTally = {
  offered: 0,
  seats: 0,
  uses: 0,
  touched: 0,
  points: 0,
  paid: 0,
  wins: 0,
  expected: 0,
  alone: 0,
};
export const EMPTY_ALMANAC: AlmanacTally = { games: 0, gamesAlone: 0, winsAlone: 0, things: {} };

/** A finished game: how many people played, who won, what became of its things. */
export interface SeenGame {
  readonly people: number;
  readonly winners: readonly number[];
  readonly sightings: Sightings;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The tally with one game more. */
export function withGame(
  tally: AlmanacTally,
  { people, winners, sightings }: SeenGame,
): AlmanacTally {
  const isPerson = ([seat]: readonly [number, number]): boolean => seat < people;
  const isAlone = people === ALONE;
  const winOf = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
  const things: Record<string, ThingTally> = { ...tally.things };
  for (const [key, { offered, uses, points, paid }] of sightings) {
    const before = things[key] ?? NOTHING;
    const users = [...uses].filter(isPerson);
    const scorers = [...points].filter(isPerson);
    things[key] = {
      offered: before.offered + offered,
      seats: before.seats + users.length,
      uses: before.uses + sum(users.map(([, times]) => times)),
      touched: before.touched + new Set([...users, ...scorers].map(([seat]) => seat)).size,
      points: before.points + sum(scorers.map(([, amount]) => amount)),
      paid: before.paid + paid,
      wins: before.wins + sum(users.map(([seat]) => winOf(seat))),
      expected: before.expected + (isAlone ? 0 : users.length / people),
      alone: before.alone + (isAlone ? users.length : 0),
    };
  }
  return {
    games: tally.games + 1,
    gamesAlone: tally.gamesAlone + (isAlone ? 1 : 0),
    winsAlone: tally.winsAlone + (isAlone ? winOf(0) : 0),
    things,
  };
}
