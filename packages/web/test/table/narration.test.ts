import type { GameEvent } from '@gah/engine';
import { createGame, viewOf } from '@gah/engine';
import { contextOf } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { die, goodsTokens, krones, signed } from '../../src/cards/token.js';
import { narrationOf } from '../../src/table/model/narration.js';
import { sceneOf } from '../../src/table/model/scene.js';

const game = createGame({ seats: 2, seed: 'narration', names: ['Clara', 'Leo'] });
const { view, content } = sceneOf(viewOf(game, 0), 0);
const told = (seat: number | null, ...steps: GameEvent[][]): ReturnType<typeof narrationOf> =>
  narrationOf(
    steps.map((events, index) => ({ ply: index + 1, seat, round: 1, events })),
    0,
    'en',
    contextOf(view, content),
  );

const TAKEN: GameEvent = {
  type: 'dieTaken',
  seat: 1,
  space: 2,
  die: 'white',
  strength: 3,
  boosted: true,
};
const ENDED: GameEvent = { type: 'turnEnded', seat: 1 };

describe('what somebody else has just done', () => {
  it('is told in a sentence, with what it brought in signs', () => {
    const narration = told(1, [
      TAKEN,
      { type: 'kronesPaid', seat: 1, amount: 1, reason: 'boost' },
      { type: 'goodsGained', seat: 1, goods: [0, 0, 2, 1, 0], cause: { source: 'action', id: 2 } },
    ]);
    expect(narration?.seat).toBe(1);
    expect(narration?.title).toMatch(/^Leo /);
    expect(narration?.tokens).toEqual([
      die(2),
      krones(signed(-1)),
      ...goodsTokens([0, 0, 2, 1, 0]),
    ]);
  });

  it('stays until the next thing is done: the end of a turn is none', () => {
    expect(told(1, [TAKEN], [ENDED])).toEqual(told(1, [TAKEN]));
  });

  it('is not told of oneself, nor of nobody', () => {
    expect(told(0, [{ ...TAKEN, seat: 0 }])).toBeNull();
    expect(told(null, [TAKEN])).toBeNull();
    expect(told(1)).toBeNull();
  });
});
