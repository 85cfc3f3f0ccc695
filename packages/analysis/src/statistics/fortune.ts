import type { LuckSheet } from '@gah/ai';
import type { Fortune, GameSummary } from '../summary/summary.js';
import type { PlayedGame } from './played.js';
import type { Results } from './results.js';
import { resultsOf } from './results.js';
import type { Interval } from './sample.js';
import { meanInterval, meanOf, sumOf } from './sample.js';
import { at } from '@gah/engine';

/** A summary that knows what chance did in its game. */
export const withLuck = (summary: GameSummary, { seats }: LuckSheet): GameSummary => ({
  ...summary,
  fortunes: seats.map(({ seat, start, luck, decisions, others }) => ({
    seat,
    start,
    luck,
    decisions,
    others,
  })),
});

/** All that chance brought, in points. */
const luckIn = ({ luck }: Fortune): number => sumOf(Object.values(luck));

const luckAt = ({ fortunes }: GameSummary, seat: number): number => {
  const fortune = fortunes?.find((each) => each.seat === seat);
  // Of an automatic opponent nobody knows; it has no expectations to be disappointed.
  return fortune ? luckIn(fortune) : 0;
};

/** The game as it would have ended had chance treated everybody alike. */
function withoutLuck(played: PlayedGame): PlayedGame {
  const { game, seatIndex } = played;
  const corrected = game.seats.map(({ points }, seat) => points - luckAt(game, seat));
  const own = at(corrected, seatIndex);
  const best = Math.max(...corrected.filter((_, seat) => seat !== seatIndex));
  return {
    ...played,
    seat: { ...played.seat, points: own },
    lead: own - best,
    win: own > best ? 1 : own === best ? 0.5 : 0,
  };
}

export interface LuckResults {
  /** Games of which luck has been worked out; the rest says nothing here. */
  readonly games: number;
  readonly missing: number;
  /** These games as they ended, and as they would have ended. */
  readonly played: Results;
  readonly corrected: Results;
  /** What chance brought this person in a game, on average. */
  readonly meanLuck: number | null;
  readonly luckInterval: Interval | null;
}

export function luckResults(games: readonly PlayedGame[]): LuckResults {
  const known = games.filter(({ game }) => game.fortunes !== null);
  const lucks = known.map(({ game, seatIndex }) => luckAt(game, seatIndex));
  return {
    games: known.length,
    missing: games.length - known.length,
    played: resultsOf(known),
    corrected: resultsOf(known.map(withoutLuck)),
    meanLuck: meanOf(lucks),
    luckInterval: meanInterval(lucks),
  };
}
