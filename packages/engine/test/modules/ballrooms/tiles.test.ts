import { guests } from '@gah/engine/testing';
import type { TileId } from '@gah/engine';
import { emperorTile } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced, favoured, isAsked, tilePoints } from '../../emperor/scoring.js';
import type { Ball } from './support.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  content,
  dance,
  MIDDLE,
  openRows,
  pointsOf,
  RIGHT,
  rowsOf,
  sectionsOf,
  TOP,
} from './support.js';

const bonus = (tile: TileId, player: PlayerInput = {}, at: Ball = {}): Scenario =>
  favoured(tile, player, ball(at));
const penalty = (tile: TileId, player: PlayerInput = {}, at: Ball = {}): Scenario =>
  disgraced(tile, player, ball(at));
const out = ({ state }: Scenario): number | undefined => state.modules.ballrooms?.out[0];

describe.each(['A5', 'B5', 'C5'] as const)('tile %s', (tile) => {
  it('comes with the ballrooms, from the rulebook', () => {
    expect(emperorTile(content, tile)).toMatchObject({ needs: ['ballrooms'], source: 'rulebook' });
  });
});

describe('A5', () => {
  it('tiles.a5: bonus: 2 champagne', () => {
    expect(champagne(bonus('A5', { kitchen: { champagne: 1 } }))).toBe(3);
  });

  it('E1: they may go onto guests', () => {
    const game = bonus('A5', { cafe: [guests.abbess] }).do({
      kind: 'place',
      good: 'champagne',
      table: 0,
    });
    expect(game.seat(0).cafe[0]?.goods[4]).toBe(1);
    expect(champagne(game)).toBe(1);
  });

  it('tiles.a5: penalty: 2 champagne from the kitchen', () => {
    const game = penalty('A5', { kitchen: { wine: 2, champagne: 3 } });
    expect(game.seat(0).kitchen).toEqual([0, 0, 2, 0, 1]);
    expect(tilePoints(game)).toBe(0);
  });

  it.each([0, 1])(
    'tiles.a5: penalty with %i champagne: 5 points, and the champagne stays',
    (bottles) => {
      const game = penalty('A5', { kitchen: { champagne: bottles } });
      expect(champagne(game)).toBe(bottles);
      expect(tilePoints(game)).toBe(-5);
    },
  );

  it('champagne on guests is safe and does not count', () => {
    const cafe = [{ guest: guests.abbess, goods: { champagne: 1 } }];
    const game = penalty('A5', { kitchen: { champagne: 1 }, cafe });
    expect(tilePoints(game)).toBe(-5);
    expect(game.seat(0).cafe[0]?.goods[4]).toBe(1);
  });

  it('editions.penalty: in 2015 the player chooses between champagne and points', () => {
    const rest = { ...ball(), edition: '2015' } as const;
    const game = disgraced('A5', { kitchen: { champagne: 2 } }, rest);
    game.do({ kind: 'suffer', option: 'vp' });
    expect(champagne(game)).toBe(2);
    expect(tilePoints(game)).toBe(-5);
  });
});

describe('B5, bonus', () => {
  const halls = ['zumSperl', 'apollosaal', 'odeonsaal'] as const;

  it('tiles.b5: a dancer to any row, without champagne', () => {
    expect(openRows(bonus('B5', {}, { halls }))).toEqual(
      [0, 1, 2].flatMap((hall) => [0, 1, 2].map((row) => `${hall} ${row}`)),
    );
  });

  it('with the bonus of the row and of the section', () => {
    const game = bonus('B5', { krones: 0 }, { halls, sections: [[1, 3, 2, 3]] });
    dance(game, CENTRE, TOP, 0);
    expect(rowsOf(game, CENTRE)).toEqual(['', '', '0']);
    expect(game.seat(0).krones).toBe(3 + 2);
  });

  it('onto the balcony too', () => {
    const at: Ball = { halls, floor: { odeonsaal: ['', '', '1 1'] } };
    expect(rowsOf(dance(bonus('B5', {}, at), RIGHT, TOP), RIGHT)[TOP]).toBe('1 1 0');
  });

  it('may be declined', () => {
    const game = bonus('B5', {}, { halls }).do({ kind: 'skip' });
    expect(game.eventsOf('dancerSent')).toEqual([]);
    expect(isAsked(game)).toBe(false);
  });

  it('W12: the dancer counts in the ballroom that is scored next', () => {
    const game = dance(bonus('B5', {}, { halls }), CENTRE, TOP);
    expect(pointsOf(game, 'ballroom')).toEqual([3, -5]);
  });
});

describe('B5, penalty', () => {
  const halls = ['zumSperl', 'odeonsaal', 'apollosaal'] as const;

  it('tiles.b5: takes a dancer out of the middle ballroom and out of the game', () => {
    const game = penalty('B5', {}, { halls, floor: { odeonsaal: ['0 1'], zumSperl: ['0'] } });
    expect(rowsOf(game, CENTRE)[BOTTOM]).toBe('. 1');
    expect(out(game)).toBe(1);
    expect(sectionsOf(game)).toEqual([2, 3, 2, 1]);
    expect(tilePoints(game)).toBe(0);
  });

  it('of the row the player chooses', () => {
    const floor = { odeonsaal: ['0 1', '1', '0'] };
    const game = penalty('B5', {}, { halls, floor });
    expect(game.offers({ kind: 'removeDancer', row: MIDDLE })).toBe(false);
    game.do({ kind: 'removeDancer', row: TOP });
    expect(rowsOf(game, CENTRE).map((row) => row.includes('0'))).toEqual([true, false, false]);
    expect(isAsked(game)).toBe(false);
  });

  it('of two on one space one stays', () => {
    const game = penalty('B5', {}, { halls, floor: { odeonsaal: ['00'] } });
    expect(rowsOf(game, CENTRE)[BOTTOM]).toBe('0');
    expect(out(game)).toBe(1);
  });

  it('tiles.b5: costs 7 points without a dancer there, whatever dances elsewhere', () => {
    const floor = { zumSperl: ['0'], odeonsaal: ['1'], apollosaal: ['0'] };
    const game = penalty('B5', {}, { halls, floor });
    expect(tilePoints(game)).toBe(-7);
    expect(out(game)).toBe(0);
  });

  it('W12: the dancer is missed in the ballroom that is scored next', () => {
    const game = penalty('B5', {}, { halls, floor: { odeonsaal: ['0 1'] } });
    expect(pointsOf(game, 'ballroom')).toEqual([-5, 1]);
  });
});

describe('C5', () => {
  const halls = ['zumSperl', 'odeonsaal', 'apollosaal'] as const;

  it('tiles.c5: bonus: 2 points for each own dancer, balcony included', () => {
    const floor = { zumSperl: ['0 1'], odeonsaal: ['', '0'], apollosaal: ['', '', '1 1 0 0'] };
    expect(tilePoints(bonus('C5', {}, { halls, floor }))).toBe(8);
  });

  it('bonus: nothing without dancers', () => {
    expect(tilePoints(bonus('C5', {}, { halls }))).toBe(0);
  });

  it('tiles.c5: penalty: takes two dancers out of the right ballroom, balcony included', () => {
    const floor = { apollosaal: ['', '', '1 1 0 0'], odeonsaal: ['0'] };
    const game = penalty('C5', {}, { halls, floor });
    expect(rowsOf(game, RIGHT)[TOP]).toBe('1 1 . .');
    expect(rowsOf(game, CENTRE)[BOTTOM]).toBe('0');
    expect(out(game)).toBe(2);
    expect(tilePoints(game)).toBe(0);
  });

  it('penalty: of the rows the player chooses', () => {
    const game = penalty('C5', {}, { halls, floor: { apollosaal: ['0 0', '0', '0'] } });
    game.do({ kind: 'removeDancer', row: BOTTOM }, { kind: 'removeDancer', row: MIDDLE });
    expect(rowsOf(game, RIGHT).map((row) => row.includes('0'))).toEqual([true, false, true]);
    expect(game.state.phase).toBe('over');
  });

  it.each([
    ['none', { odeonsaal: ['0 0'] }],
    ['one', { apollosaal: ['0'] }],
  ])('tiles.c5: penalty with %s there: 10 points, and nobody leaves', (_many, floor) => {
    const game = penalty('C5', {}, { halls, floor });
    expect(tilePoints(game)).toBe(-10);
    expect(out(game)).toBe(0);
  });

  it('penalty: two on one space are enough', () => {
    const game = penalty('C5', {}, { halls, floor: { apollosaal: ['00'] } });
    expect(out(game)).toBe(2);
    expect(tilePoints(game)).toBe(0);
  });
});
