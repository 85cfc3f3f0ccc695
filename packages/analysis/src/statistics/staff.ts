import type { StaffId } from '@gah/engine';
import type { PlayedGame } from './played.js';
import type { Results } from './results.js';
import { resultsOf } from './results.js';
import { meanOf } from './sample.js';

/** How one did in the games in which one played a staff card. */
export interface StaffResults {
  readonly card: StaffId;
  readonly results: Results;
  /** What the card itself brought, on average over the games of which that is known; null if of none. */
  readonly cardPoints: number | null;
}

/** The own staff cards, most played first. */
export function staffResults(games: readonly PlayedGame[]): StaffResults[] {
  const uses = new Map<StaffId, { games: PlayedGame[]; points: number[] }>();
  for (const played of games) {
    for (const { card, points } of played.seat.staff) {
      const known = uses.get(card) ?? { games: [], points: [] };
      known.games.push(played);
      if (points !== null) known.points.push(points);
      uses.set(card, known);
    }
  }
  return [...uses]
    .map(([card, { games: with_, points }]) => ({
      card,
      results: resultsOf(with_),
      cardPoints: meanOf(points),
    }))
    .sort((a, b) => b.results.games - a.results.games || (a.card < b.card ? -1 : 1));
}
