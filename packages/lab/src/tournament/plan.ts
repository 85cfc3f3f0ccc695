import type { SetupInput } from '@gah/engine';
import type { Limits } from '@gah/terminal';
import type { Entrant } from '../arena/entrants.js';
import type { ArenaGame } from '../arena/game.js';

/** What is played. */
export interface Tournament {
  /** Weakest first. */
  readonly levels: readonly Entrant[];
  /** Each level against itself, instead of each against each other. */
  readonly self: boolean;
  /** For each pair of levels, or for each level by itself. */
  readonly games: number;
  readonly seed: string;
  /** Number of the first deal. */
  readonly first: number;
  readonly seats: number;
  readonly setup: (seed: string) => SetupInput;
  readonly limits: Limits;
  /** Whether the games are kept. */
  readonly recorded: boolean;
}

/** Two levels that meet; the same level twice for games against itself. */
export interface Duel {
  readonly a: Entrant;
  readonly b: Entrant;
}

/** One game with its place in the tournament. */
export interface Match extends ArenaGame {
  readonly duel: Duel;
  readonly deal: number;
  /** Every seat of a is one of b, and the other way round. */
  readonly swapped: boolean;
}

/**
 * Who sits where, a or b; the deals go through these in turn. Each deal is played a second time with
 * a and b swapped, so that over the two games both have the same seats: with equal strength each can
 * expect half of the wins, also at tables with more seats for one of them.
 */
const SEATINGS: Readonly<Record<number, readonly string[]>> = {
  2: ['ab'],
  3: ['abb', 'bab', 'bba'],
  4: ['aabb', 'abab', 'abba'],
};

/** The letters a and b by seat. */
export function seatingLetters(seats: number, deal: number): string {
  const seatings = SEATINGS[seats] ?? ['a'.repeat(seats)];
  return seatings[deal % seatings.length] ?? '';
}

function seatingOf({ a, b }: Duel, seats: number, deal: number, swapped: boolean): Entrant[] {
  return Array.from(seatingLetters(seats, deal), (letter) =>
    (letter === 'a') === swapped ? b : a,
  );
}

export function duelsOf({ levels, self }: Tournament): Duel[] {
  if (self) return levels.map((level) => ({ a: level, b: level }));
  // The stronger one first: its win rate is what one wants to read.
  return levels.flatMap((b, index) => levels.slice(index + 1).map((a) => ({ a, b })));
}

/** Games of one deal. */
const gamesPerDeal = (self: boolean): number => (self ? 1 : 2);

export const dealsOf = ({ games, self }: Tournament): number =>
  Math.ceil(games / gamesPerDeal(self));

/** All games, deal by deal, so that wherever it is broken off every pair has met equally often. */
export function matchesOf(tournament: Tournament): Match[] {
  const { self, seats, setup, seed, first, limits, recorded } = tournament;
  const duels = duelsOf(tournament);
  const sides = self ? [false] : [false, true];
  return Array.from({ length: dealsOf(tournament) }, (_, index) => first + index).flatMap((deal) =>
    duels.flatMap((duel) =>
      sides.map((swapped) => ({
        duel,
        deal,
        swapped,
        setup: setup(`${seed}-${deal}`),
        seating: seatingOf(duel, seats, deal, swapped),
        limits,
        recorded,
      })),
    ),
  );
}
