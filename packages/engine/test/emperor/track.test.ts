import type { TileId } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { above, scoring } from './scoring.js';

/** Points by space, 0 to 13. */
const VALUES = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9];

describe('the emperor track', () => {
  it.each([...VALUES.entries()])('emperor.values: space %i is worth %i points', (emperor, vp) => {
    const game = scoring('A1', [{ emperor }]);
    expect(scoreSheets(game.state)[0]?.bySource.track).toBe(vp);
  });

  const STEPS: [number, TileId, number][] = [
    [3, 'A1', 3],
    [5, 'B2', 5],
    [7, 'C1', 7],
  ];
  it.each(STEPS)(
    'emperor.stepsBack: after round %i (tile %s) everybody steps back by %i',
    (_round, tile, back) => {
      const lands = (emperor: number): number => scoring(tile, [{ emperor }]).seat(0).emperor;
      expect(lands(13)).toBe(13 - back);
      expect(lands(back + 1)).toBe(1);
      expect(lands(back)).toBe(0);
      expect(lands(back - 1)).toBe(0);
      expect(lands(0)).toBe(0);
    },
  );

  it.each([1, 2, 4, 6])('turns.seven: is not scored after round %i', (round) => {
    const players = [{ emperor: 8 }];
    const game = scenario(position({ round, mainDone: true, players })).do({ kind: 'endTurn' });
    expect(game.seat(0)).toMatchObject({ emperor: 8, vp: 0 });
    expect(game.state.round).toBe(round + 1);
  });

  it('emperor.end: ends at 13: each further step is a point', () => {
    const game = scenario(position({ dice: [4, 4, 4], players: [{ emperor: 12 }] }));
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ emperor: 13, vp: 2 });
  });

  it('gives points for all steps to who is already there', () => {
    const game = scenario(position({ dice: [4, 4, 4], players: [{ emperor: 13 }] }));
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0)).toMatchObject({ emperor: 13, vp: 2 });
  });
});

describe('where the marker lands', () => {
  it.each([
    [0, -3],
    [1, 0],
    [2, 0],
    [3, 3],
    [10, 3],
  ])('emperor.landing: on %i tile A1 changes krones by %i', (space, change) => {
    const game = scoring('A1', [{ emperor: above('A1', space) }, { emperor: 4 }]);
    expect(game.seat(0)).toMatchObject({ krones: 10 + change, emperor: space });
  });

  const TILES: TileId[] = [
    ...(['A1', 'A2', 'A3', 'A4'] as const),
    ...(['B1', 'B2', 'B3', 'B4'] as const),
    ...(['C1', 'C2', 'C3', 'C4'] as const),
  ];
  it.each(TILES)('emperor.landing: on 1 or 2 tile %s does nothing', (tile) => {
    const game = scoring(tile, [{ emperor: above(tile, 1) }, { emperor: above(tile, 2) }]);
    expect(game.eventsOf('emperorScoring')).toMatchObject([{ tile }]);
    expect(game.eventsOf('tileBonus')).toEqual([]);
    expect(game.eventsOf('tilePenalty')).toEqual([]);
    expect(game.state.phase).not.toBe('emperor');
  });
});

describe('the example of the rulebook', () => {
  it('emperor.example: space 8 after round 5: 5 points, back to 3, 5 krones from tile B2', () => {
    const game = scoring('B2', [{ emperor: 8, krones: 0 }]);
    expect(game.seat(0)).toMatchObject({ vp: 5, emperor: 3, krones: 5 });
  });
});
