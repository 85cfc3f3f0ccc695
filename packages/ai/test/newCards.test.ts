import type { GameState } from '@gah/engine';
import { seedRng } from '@gah/engine';
import { describe, expect, it, vi } from 'vitest';
import { GUESTS, STAFF } from '../src/evaluation/cardTables.js';
import { choose, createMemory } from '../src/index.js';
import { BLOCK, FEATURES, learntWeights } from '../src/parts.js';
import { EVERYTHING, playGame } from './support/games.js';

type Cards = Record<string, { readonly number: number; readonly cost?: number }>;

/** Cards that were not there when the weights were made: as many as there are, half again. */
const { FIRST_NEW, withMore } = vi.hoisted(() => {
  const firstNew = 300;
  const more = (cards: Cards): Cards =>
    Object.fromEntries(
      Object.entries(cards)
        .filter((_, at) => at % 2 === 0)
        .map(([id, card], at) => {
          const cost = card.cost === undefined ? {} : { cost: card.cost + 1 };
          return [`${id}Too`, { ...card, ...cost, number: firstNew + at }];
        }),
    );
  return { FIRST_NEW: firstNew, withMore: (cards: Cards): Cards => ({ ...cards, ...more(cards) }) };
});
vi.mock('../../engine/src/content/staff.js', async (original) => {
  const real = await original<{ STAFF: Cards }>();
  return { ...real, STAFF: withMore(real.STAFF) };
});
vi.mock('../../engine/src/content/guests.js', async (original) => {
  const real = await original<{ GUESTS: Cards }>();
  return { ...real, GUESTS: withMore(real.GUESTS) };
});

const isNew = (number: number): boolean => number >= FIRST_NEW;

/** What the weights say about a card in the middle of a game with everything on. */
const weightAt = (at: number): number => learntWeights()[10 * FEATURES + at] ?? NaN;

describe('new cards', () => {
  it('have weights like those of similar cards', () => {
    const staff = STAFF.keys.filter((key) => isNew(Number(key)));
    const guests = GUESTS.keys.filter((key) => isNew(Number(key)));
    expect(staff.length).toBeGreaterThan(20);
    expect(guests.length).toBeGreaterThan(20);
    const known = STAFF.keys.flatMap((key, at) =>
      isNew(Number(key)) ? [] : [weightAt(BLOCK.staffPlayed + at)],
    );
    for (const key of staff) {
      const weight = weightAt(BLOCK.staffPlayed + (STAFF.index[Number(key)] ?? NaN));
      expect(weight).toBeGreaterThan(Math.min(...known));
      expect(weight).toBeLessThan(Math.max(...known));
    }
    // The first of them is the breakfast server once more, a krone dearer: not the mean of all.
    const [first = ''] = staff;
    const mean = known.reduce((sum, weight) => sum + weight, 0) / known.length;
    expect(weightAt(BLOCK.staffPlayed + (STAFF.index[Number(first)] ?? NaN))).not.toBeCloseTo(
      mean,
      4,
    );
  });

  it.each([
    { level: 'director', setup: { seats: 2, seed: 'new cards', ...EVERYTHING, staff: 'draft' } },
    { level: 'emperor', setup: { seats: 2, seed: 'new cards' } },
  ] as const)('are played by the $level in a whole game', ({ level, setup }) => {
    const rng = seedRng('players');
    const memories = [createMemory(), createMemory()];
    const seen = { held: 0, played: 0, guests: 0 };
    const watch = (state: GameState): void => {
      for (const { hand, played, cafe } of state.seats) {
        seen.held = Math.max(seen.held, hand.filter(isNew).length);
        seen.played = Math.max(seen.played, played.filter(isNew).length);
        seen.guests = Math.max(
          seen.guests,
          cafe.filter((guest) => guest && isNew(guest.card)).length,
        );
      }
    };
    const state = playGame(
      setup,
      (view, legal, seat) => {
        const memory = memories[seat] ?? createMemory();
        return choose(level, view, legal, { rng, memory, nodeLimit: 400 });
      },
      watch,
    );
    expect(state.phase).toBe('over');
    expect(Math.min(seen.held, seen.played, seen.guests)).toBeGreaterThan(0);
  });
});
