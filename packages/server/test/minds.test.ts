import type { Thinkers, ThinkOptions, ThinkRequest } from '@gah/ai/node';
import { ThinkingError } from '@gah/ai/node';
import type { Move } from '@gah/engine';
import { createGame, moves, pending, seedRng, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { Minds } from '../src/play/minds.js';

const state = createGame({ seats: 2, seed: 'first move' });
const seat = pending(state)[0]?.seat ?? 0;
const request: ThinkRequest = {
  level: 'pageboy',
  view: viewOf(state, seat),
  moves: moves(state, seat),
  rng: seedRng('a'),
};
const [first, second] = request.moves;

type Think = (request: ThinkRequest, options?: ThinkOptions) => Promise<Move>;

/** Computer players that do as they are told, and what became known of them. */
function mindsThat(think: Think) {
  const told: string[] = [];
  const thinkers = {
    think,
    close: () => Promise.resolve(),
  } as unknown as Thinkers;
  const minds = new Minds({
    thinkers: { quick: thinkers, long: thinkers },
    deadlineMs: 1000,
    onThought: (level) => told.push(`thought ${level}`),
    onLate: (level, table) => told.push(`late ${level} ${table}`),
    onError: (error) => told.push(String(error)),
  });
  return { minds, told };
}

describe('computer players', () => {
  it('play what they choose, and have a deadline that fits their lane', async () => {
    const deadlines: (number | undefined)[] = [];
    const { minds, told } = mindsThat((_, options) => {
      deadlines.push(options?.deadlineMs);
      return Promise.resolve(second ?? never());
    });
    expect(await minds.choose('t', 'quick', request)).toBe(second);
    expect(await minds.choose('t', 'long', request)).toBe(second);
    expect(deadlines).toEqual([200, 1000]);
    expect(told).toEqual(['thought pageboy', 'thought pageboy']);
    expect(minds.isSlow('t')).toBe(false);
  });

  it('play their first move when the deadline passes; a table that does it often is not thought for', async () => {
    let thoughts = 0;
    const { minds, told } = mindsThat(() => {
      thoughts++;
      return Promise.reject(new ThinkingError('late', 'more than 1 ms'));
    });
    for (let time = 0; time < 5; time++) {
      expect(await minds.choose('slow', 'quick', request)).toBe(first);
    }
    expect(thoughts).toBe(3);
    expect(told.filter((line) => line === 'late pageboy slow')).toHaveLength(3);
    expect([minds.isSlow('slow'), minds.isSlow('other')]).toEqual([true, false]);
    minds.forgetUnless((table) => table === 'slow');
    expect(minds.isSlow('slow')).toBe(true);
    minds.forgetUnless(() => false);
    expect(minds.isSlow('slow')).toBe(false);
  });

  it('that fail play their first move', async () => {
    const { minds, told } = mindsThat(() => Promise.reject(new ThinkingError('failed', 'oh')));
    expect(await minds.choose('t', 'quick', request)).toBe(first);
    expect(told).toEqual(['ThinkingError: thinking: failed (oh)', 'thought pageboy']);
    expect(minds.isSlow('t')).toBe(false);
  });

  it('need no thread for a move without a choice', async () => {
    const { minds, told } = mindsThat(never);
    const only = { ...request, moves: request.moves.slice(0, 1) };
    expect(await minds.choose('t', 'quick', only)).toBe(first);
    expect(told).toEqual([]);
  });

  it('play nothing when the server stops', async () => {
    const { minds } = mindsThat(() => Promise.reject(new ThinkingError('closed', 'stop')));
    await minds.close();
    await expect(minds.choose('t', 'quick', request)).rejects.toThrow('closed');
  });
});

function never(): never {
  throw new Error('never asked');
}
