import type { GameRecord, SetupInput } from '@gah/engine';
import { modulesFor, play, seedRng, startGame, toRecord } from '@gah/engine';
import { eagerPlayer } from '@gah/engine/testing';
import type { Fortune, Occasion } from '../src/index.js';

/** Games of every kind, played at random: what a statistic has to cope with. */
export const GAMES = [
  { title: 'two at a plain table', setup: { seats: 2, names: ['Anna', 'Leo'], seed: 'two' } },
  {
    title: 'four with everything',
    setup: {
      seats: 4,
      names: ['Anna', 'Leo', 'Mia', ''],
      seed: 'four',
      modules: modulesFor(4),
      promos: true,
    },
  },
  {
    title: 'three by the first edition',
    setup: { seats: 3, names: ['Anna', 'Leo', 'Mia'], seed: 'three', edition: '2015' },
  },
  {
    title: 'one alone',
    setup: { seats: 1, names: ['Anna'], seed: 'one', difficulty: 'medium', modules: modulesFor(1) },
  },
] as const satisfies readonly { title: string; setup: SetupInput }[];

export const OCCASION: Occasion = {
  levels: [null, 'director', 'pageboy', 'concierge'],
  own: [0],
  where: 'screen',
  isTrial: false,
  played: Date.UTC(2026, 4, 17),
  duration: 45 * 60_000,
};

const played = new Map<string, GameRecord>();

/** A whole game as a record; the same for the same set-up. */
export function recordedGame(setup: SetupInput): GameRecord {
  const key = JSON.stringify(setup);
  const known = played.get(key);
  if (known) return known;
  const player = eagerPlayer(new Map());
  const rng = seedRng(key);
  let { state } = startGame(setup);
  for (let move = player(state, rng); move; move = player(state, rng)) {
    const next = play(state, move);
    if (!next.ok) throw new Error(next.refusal.code);
    ({ state } = next);
  }
  const record = toRecord(state);
  played.set(key, record);
  return record;
}

/** What chance did in some game for two, as if it had been worked out. */
export const FORTUNES: readonly Fortune[] = [
  {
    seat: 0,
    start: 90,
    luck: { layout: 1, guests: -2, staff: 3, modules: 0, dice: 4 },
    decisions: 5,
    others: -1,
  },
  {
    seat: 1,
    start: 90,
    luck: { layout: -1, guests: 2, staff: 0, modules: 0, dice: -4 },
    decisions: 1,
    others: 2,
  },
];
