/** How two met: b won what a did not. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Share of the wins of a. */
  readonly winRate: number;
}

const ANCHOR = 1000;
const POINTS_PER_TENFOLD = 400;
const MOST_STEPS = 10_000;
const GOOD_ENOUGH = 1e-10;
/** One drawn game for each pair: without it, who wins every game would be infinitely strong. */
const PRIOR_GAMES = 1;

/**
 * The most likely strengths behind the results (Bradley and Terry), as Elo numbers; the first player
 * has 1000.
 */
export function eloOf(
  players: readonly string[],
  meetings: readonly Meeting[],
): Record<string, number> {
  const strengths = new Map(players.map((player) => [player, 1]));
  const strengthOf = (player: string): number => strengths.get(player) ?? 1;
  for (let step = 0, change = 1; step < MOST_STEPS && change > GOOD_ENOUGH; step++) {
    change = 0;
    for (const player of players) {
      let wins = 0;
      let weight = 0;
      for (const { a, b, games, winRate } of meetings) {
        if (player !== a && player !== b) continue;
        wins += PRIOR_GAMES / 2 + games * (player === a ? winRate : 1 - winRate);
        weight += (games + PRIOR_GAMES) / (strengthOf(a) + strengthOf(b));
      }
      if (weight === 0) continue;
      const next = wins / weight;
      change = Math.max(change, Math.abs(Math.log(next / strengthOf(player))));
      strengths.set(player, next);
    }
  }
  const [first = ''] = players;
  return Object.fromEntries(
    players.map((player) => [
      player,
      ANCHOR + POINTS_PER_TENFOLD * Math.log10(strengthOf(player) / strengthOf(first)),
    ]),
  );
}
