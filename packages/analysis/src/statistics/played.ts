import type { GameSummary, SeatSummary } from '../summary/summary.js';
import { addTo } from '@gah/engine';

/** A finished game from the side of one person. */
export interface PlayedGame {
  readonly game: GameSummary;
  readonly seatIndex: number;
  readonly seat: SeatSummary;
  readonly others: readonly SeatSummary[];
  /** 1 for a victory, a part of it for a shared one, else 0. */
  readonly win: number;
  /** Points ahead of the best of the others; below 0 for behind. */
  readonly lead: number;
}

/** Whose games: the person that sits here alone, or one of several by name. */
export type Subject = { readonly kind: 'me' } | { readonly kind: 'named'; readonly name: string };

/** Games of which nobody knows come before all others. */
const whenPlayed = ({ game }: PlayedGame): number => game.played ?? 0;

export const ME: Subject = { kind: 'me' };

const nameAt = ({ seats }: GameSummary, seat: number): string => seats[seat]?.name ?? '';

/**
 * The names under which the one person here plays: those of games with one own seat. In games with several
 * persons at one screen, such a name tells which of them is meant.
 */
function myNames(games: readonly GameSummary[]): ReadonlySet<string> {
  const names = games.flatMap((game) => {
    const [seat, another] = game.own;
    return seat === undefined || another !== undefined ? [] : [nameAt(game, seat)];
  });
  return new Set(names.filter((name) => name !== ''));
}

function seatIn(game: GameSummary, subject: Subject, mine: ReadonlySet<string>): number | null {
  const { own } = game;
  if (subject.kind === 'me' && own.length === 1) return own[0] ?? null;
  const named = own.filter((seat) => {
    const name = nameAt(game, seat);
    return subject.kind === 'named' ? name === subject.name : mine.has(name);
  });
  // Two of one name at one table: nobody knows which is meant.
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The finished games of a person, oldest first; games of an unknown day come before all others. */
export function playedBy(games: readonly GameSummary[], subject: Subject): PlayedGame[] {
  const mine = myNames(games);
  return games
    .flatMap((game) => {
      const seatIndex = game.isOver ? seatIn(game, subject, mine) : null;
      const seat = seatIndex === null ? undefined : game.seats[seatIndex];
      return seatIndex === null || seat === undefined ? [] : [playedAt(game, seatIndex, seat)];
    })
    .sort((a, b) => whenPlayed(a) - whenPlayed(b));
}

/** A finished game from the side of a seat. */
export function playedAt(game: GameSummary, seatIndex: number, seat: SeatSummary): PlayedGame {
  const others = game.seats.filter((_, index) => index !== seatIndex);
  const winners = game.seats.filter(({ place }) => place === 1).length;
  const best = Math.max(...others.map(({ points }) => points));
  return {
    game,
    seatIndex,
    seat,
    others,
    win: seat.place === 1 ? 1 / winners : 0,
    lead: seat.points - best,
  };
}

/** The names that own seats have, with how many finished games each has, most first. */
export function ownNames(
  games: readonly GameSummary[],
): { readonly name: string; readonly games: number }[] {
  const counts = new Map<string, number>();
  for (const game of games.filter(({ isOver }) => isOver)) {
    for (const name of new Set(game.own.map((seat) => nameAt(game, seat))))
      if (name !== '') addTo(counts, name);
  }
  return [...counts]
    .map(([name, count]) => ({ name, games: count }))
    .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}
