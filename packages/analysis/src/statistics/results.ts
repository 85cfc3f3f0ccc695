import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import type { Edition, ModuleName } from '@gah/engine';
import { ALONE, EDITIONS, MODULES } from '@gah/engine';
import type { GameSummary } from '../summary/summary.js';
import { playersAt } from './filter.js';
import type { Rival } from './opponents.js';
import { distinctRivals, rivalKey, rivalOf } from './opponents.js';
import type { PlayedGame } from './played.js';
import { playedAt } from './played.js';
import type { Interval } from './sample.js';
import { meanInterval, meanOf, shareInterval, sumOf } from './sample.js';

/** Fewer games than this say next to nothing, and whoever shows them says so. */
export const FEW_GAMES = 10;

/** How somebody did in some games. */
export interface Results {
  readonly games: number;
  /** Shared victories count in parts. */
  readonly wins: number;
  /** Of the games; null where there are none. */
  readonly winRate: number | null;
  readonly winInterval: Interval | null;
  /** The victories of somebody exactly as good as the others; null if every game was played alone. */
  readonly evenRate: number | null;
  readonly meanPoints: number | null;
  readonly pointsInterval: Interval | null;
  readonly meanLead: number | null;
  readonly meanPlace: number | null;
  readonly best: number | null;
}

export function resultsOf(games: readonly PlayedGame[]): Results {
  const points = games.map(({ seat }) => seat.points);
  const wins = sumOf(games.map(({ win }) => win));
  const winRate = games.length === 0 ? null : wins / games.length;
  const met = games.filter((played) => playersAt(played) > ALONE);
  return {
    games: games.length,
    wins,
    winRate,
    winInterval: winRate === null ? null : shareInterval(winRate, games.length),
    evenRate: meanOf(met.map(({ game }) => 1 / game.seats.length)),
    meanPoints: meanOf(points),
    pointsInterval: meanInterval(points),
    meanLead: meanOf(games.map(({ lead }) => lead)),
    meanPlace: meanOf(games.flatMap(({ seat }) => seat.place ?? [])),
    best: points.length === 0 ? null : Math.max(...points),
  };
}

/** Results of a part of the games. */
export interface Part<K> {
  readonly key: K;
  readonly results: Results;
}

const partsOf = <K>(
  keys: readonly K[],
  games: readonly PlayedGame[],
  belongs: (played: PlayedGame, key: K) => boolean,
): Part<K>[] =>
  keys
    .map((key) => ({ key, results: resultsOf(games.filter((played) => belongs(played, key))) }))
    .filter(({ results }) => results.games > 0);

/** Against whom, most games first; a game against three counts for each of them. */
export function byRival(games: readonly PlayedGame[]): Part<Rival>[] {
  const against = new Map<string, { rival: Rival; games: PlayedGame[] }>();
  for (const played of games) {
    for (const rival of distinctRivals(played.others)) {
      const known = against.get(rivalKey(rival)) ?? { rival, games: [] };
      known.games.push(played);
      against.set(rivalKey(rival), known);
    }
  }
  return [...against.values()]
    .map(({ rival, games: met }) => ({ key: rival, results: resultsOf(met) }))
    .sort((a, b) => b.results.games - a.results.games);
}

/** Everybody who finished a game, most games first, with these games from their side. */
export function bySeats(
  games: readonly GameSummary[],
): (Part<Rival> & { readonly played: readonly PlayedGame[] })[] {
  const seats = games
    .filter(({ isOver }) => isOver)
    .flatMap((game) => game.seats.map((seat, index) => playedAt(game, index, seat)));
  return distinctRivals(seats.map(({ seat }) => seat))
    .map((rival) => {
      const played = seats.filter(({ seat }) => rivalKey(rivalOf(seat)) === rivalKey(rival));
      return { key: rival, results: resultsOf(played), played };
    })
    .sort((a, b) => b.results.games - a.results.games);
}

/** Against computer players of a level, whoever else sat there. */
export const byLevel = (games: readonly PlayedGame[]): Part<Level>[] =>
  partsOf(LEVELS, games, ({ others }, level) =>
    others.some(({ player }) => player.kind === 'computer' && player.level === level),
  );

const TABLE_SIZES = [1, 2, 3, 4];

export const byPlayers = (games: readonly PlayedGame[]): Part<number>[] =>
  partsOf(TABLE_SIZES, games, (played, players) => playersAt(played) === players);

/** With each module, and without any. */
export const byModule = (games: readonly PlayedGame[]): Part<ModuleName | 'none'>[] =>
  partsOf<ModuleName | 'none'>(['none', ...MODULES], games, ({ game: { modules } }, module) =>
    module === 'none' ? modules.length === 0 : modules.includes(module),
  );

export const byEdition = (games: readonly PlayedGame[]): Part<Edition>[] =>
  partsOf(EDITIONS, games, ({ game }, edition) => game.edition === edition);
