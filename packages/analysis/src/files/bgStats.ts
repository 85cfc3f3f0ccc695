import type { GameSummary } from '../summary/summary.js';

/** Where BG Stats, an app that keeps plays of board games, takes a play as data in an address. */
const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';
const SOURCE = 'Grand Austria Hotel, a digital fan edition';
/** Of the board game at BoardGameGeek. */
const BGG_ID = 182874;
const MINUTE_MS = 60_000;

/** UTC, as the app reads it. */
const dateText = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ');

/**
 * An address that hands a finished game over to BG Stats, which asks before it keeps anything. Nothing is
 * sent before somebody follows it. Null for a game that is not over.
 *
 * @param names of all seats, as people know them
 */
export function bgStatsLink(game: GameSummary, names: readonly string[]): string | null {
  if (!game.isOver) return null;
  const play = {
    sourceName: SOURCE,
    sourcePlayId: game.fingerprint,
    ...(game.played === null ? {} : { playDate: dateText(game.played) }),
    ...(game.duration === null ? {} : { durationMin: Math.round(game.duration / MINUTE_MS) }),
    game: {
      name: 'Grand Austria Hotel',
      sourceGameId: 'grand-austria-hotel',
      bggId: BGG_ID,
      highestWins: true,
      noPoints: false,
    },
    players: game.seats.map(({ points, place }, seat) => ({
      name: names[seat] ?? '',
      // The app remembers whom it stands for.
      sourcePlayerId: names[seat] ?? '',
      score: String(points),
      winner: place === 1,
      rank: place,
    })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
