import type { GameSummary, PlaceOfPlay, SeatSummary } from '../summary/summary.js';

/** A game as statistics keep it. */
export interface KeptGame {
  /** Where it came from, such as a save or a table; what is found there again replaces it. */
  readonly id: string;
  /** When it was last changed there; the later one is right. */
  readonly stamp: number;
  /** False for a game that somebody does not want to count. */
  readonly counts: boolean;
  readonly summary: GameSummary;
}

/** What has been worked out of a game outlives that it is found again. */
const carriedOver = (kept: KeptGame, from: KeptGame): KeptGame =>
  kept.summary.fortunes === null && kept.summary.fingerprint === from.summary.fingerprint
    ? { ...kept, summary: { ...kept.summary, fortunes: from.summary.fortunes } }
    : kept;

/** Of two entries of one id the later; of equally late ones the first. */
const laterOf = (a: KeptGame, b: KeptGame): KeptGame =>
  b.stamp > a.stamp ? carriedOver(b, a) : carriedOver(a, b);

/** Both lists together, every id once. Adding the same list twice changes nothing. */
export function merged(games: readonly KeptGame[], more: readonly KeptGame[]): KeptGame[] {
  const byId = new Map<string, KeptGame>();
  for (const game of [...games, ...more]) {
    const known = byId.get(game.id);
    byId.set(game.id, known ? laterOf(known, game) : game);
  }
  return [...byId.values()];
}

/** Who knows best whose game it was. */
const TRUST: readonly PlaceOfPlay[] = ['online', 'screen', 'file'];

const richer = (a: SeatSummary, b: SeatSummary | undefined): SeatSummary =>
  a.course === null && b?.course ? { ...a, course: b.course, staff: b.staff } : a;

/** Two sights of one game as one. */
function united(a: GameSummary, b: GameSummary): GameSummary {
  const [first, second] = TRUST.indexOf(a.where) <= TRUST.indexOf(b.where) ? [a, b] : [b, a];
  return {
    ...first,
    played: first.played ?? second.played,
    duration: first.duration ?? second.duration,
    moves: first.moves ?? second.moves,
    isTrial: first.isTrial || second.isTrial,
    seats: first.seats.map((seat, index) => richer(seat, second.seats[index])),
    fortunes: first.fortunes ?? second.fortunes,
  };
}

/**
 * The games that count, each once: one that was saved and brought in as a file too, or seen online by two
 * persons of one browser, is one game. What is not over is only what its own entry says.
 */
export function countedGames(games: readonly KeptGame[]): GameSummary[] {
  const unwanted = new Set(
    games.filter(({ counts }) => !counts).map(({ summary }) => summary.fingerprint),
  );
  const counted = new Map<string, GameSummary>();
  for (const { id, summary } of games) {
    if (unwanted.has(summary.fingerprint)) continue;
    const key = summary.isOver ? summary.fingerprint : id;
    const known = counted.get(key);
    counted.set(key, known ? united(known, summary) : summary);
  }
  return [...counted.values()];
}
