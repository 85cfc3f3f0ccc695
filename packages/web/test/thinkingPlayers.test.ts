import type { Thinkers } from '@gah/ai/browser';
import { ThinkingError } from '@gah/ai/browser';
import { createGame, moves, pending, viewOf } from '@gah/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../src/players/computers.js';
import { thinkingPlayers } from '../src/players/thinkingPlayers.js';
import { pick, SMALL } from './support/games.js';

const state = createGame(SMALL);
const seat = pending(state)[0]?.seat ?? 0;
const question: Question = {
  level: 'pageboy',
  view: viewOf(state, seat),
  moves: moves(state, seat),
  seed: 'x',
};

function thinkersWith(think: Thinkers['think']): Thinkers {
  const unasked = () => Promise.reject(new Error('nobody asks'));
  return {
    think,
    counsel: unasked,
    explain: unasked,
    evaluate: unasked,
    close: () => Promise.resolve(),
  };
}

describe('computer players in workers', () => {
  it('are asked with what their seat may see, and remember their plan', async () => {
    const think = vi.fn<Thinkers['think']>(({ moves: legal }) => Promise.resolve(pick(legal, 0)));
    const players = thinkingPlayers(thinkersWith(think));
    expect(await players.choose(question)).toEqual(question.moves[0]);
    await players.choose(question);
    const [first, second] = think.mock.calls.map(([request]) => request);
    expect(first).toMatchObject({ level: 'pageboy', view: question.view });
    expect(first?.memory).toBeDefined();
    expect(second?.memory).toBe(first?.memory);
    expect(second?.rng).toEqual(first?.rng);
  });

  it('that break down are a problem with a name', async () => {
    const players = thinkingPlayers(
      thinkersWith(() => Promise.reject(new ThinkingError('crashed', 'no memory'))),
    );
    await expect(players.choose(question)).rejects.toMatchObject({ code: 'player-failed' });
  });
});
