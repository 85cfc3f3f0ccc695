import { describe, expect, it } from 'vitest';
import type { GameState, PlaybackStep, VpSource } from '../src/index.js';
import {
  ALONE,
  contentFor,
  MODULES,
  playback,
  startGame,
  toRecord,
  VP_SOURCES,
} from '../src/index.js';
import { eagerPlayer, everyCard, exercise, sightingsOf } from '../src/testing.js';

/** Points that no card, tile, room or board brings. */
const NOBODYS: readonly VpSource[] = ['track', 'overflow', 'leftovers', 'unhoused', 'solo'];

function played(seats: number, seed: string): { state: GameState; steps: PlaybackStep[] } {
  const modules = MODULES.filter((name) => seats !== ALONE || name !== 'startPlayer');
  const setup = { seats, seed, modules, promos: true } as const;
  const { state } = exercise(setup, eagerPlayer(new Map()));
  return { state, steps: [...playback(toRecord(state))] };
}

const games = [2, 3, 4, ALONE].map((seats) => played(seats, `seen-${seats}`));

describe.each(games)('what a game showed', ({ state, steps }) => {
  const sightings = sightingsOf(steps);
  const people = state.setup.seats;

  it('accounts for every point of every person', () => {
    for (let seat = 0; seat < people; seat++) {
      const { vp = 0, vpBySource = [] } = state.seats[seat] ?? {};
      const nobodys = NOBODYS.reduce(
        (sum, source) => sum + (vpBySource[VP_SOURCES.indexOf(source)] ?? 0),
        0,
      );
      const seen = [...sightings.values()].reduce(
        (sum, { points }) => sum + (points.get(seat) ?? 0),
        0,
      );
      expect(seen + nobodys).toBe(vp);
    }
  });

  it('knows whoever has played, housed and claimed', () => {
    for (let seat = 0; seat < people; seat++) {
      for (const card of state.seats[seat]?.played ?? [])
        expect(sightings.get(`staff ${card}`)?.uses.get(seat)).toBe(1);
    }
    for (const [slot, card] of state.politics.entries())
      for (const seat of state.claims[slot] ?? [])
        if (seat < people) expect(sightings.get(`politics ${card}`)?.uses.get(seat)).toBe(1);
  });

  it('names nothing that is not in the box', () => {
    const content = contentFor('2021', null);
    const known = new Set([
      ...everyCard(state.setup).map((key) =>
        key.replace(/ (bonus|penalty)$/, '').replace(/^solo hotel/, 'soloHotel'),
      ),
      ...content.hotels.map(({ key }) => `hotel ${key}`),
      ...content.ballrooms.map(({ key }) => `ballroom ${key}`),
      ...content.rehearsalRooms.map(({ key }) => `rehearsal ${key}`),
    ]);
    expect([...sightings.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

it('what lies open is offered once for each seat or once for the table', () => {
  const { state, events } = startGame({ seats: 3, seed: 'open' });
  const sightings = sightingsOf([{ state, events, move: null }]);
  for (const card of state.politics) expect(sightings.get(`politics ${card}`)?.offered).toBe(3);
  for (const card of state.queue) expect(sightings.get(`guest ${card}`)?.offered).toBe(1);
  for (const card of state.seats[1]?.hand ?? [])
    expect(sightings.get(`staff ${card}`)?.offered).toBe(1);
});
