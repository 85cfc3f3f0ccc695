import type { PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Celebrity } from './support.js';
import { ages, ALWAYS, lounge, owned, salon } from './support.js';

/** The round is over. */
const afterRound = (
  celebrities: PositionInput['celebrities'],
  rest: PositionInput = {},
): Scenario =>
  scenario(
    position({
      modules: ['celebrities'],
      mainDone: true,
      ...(celebrities && { celebrities }),
      ...rest,
    }),
  ).do({ kind: 'endTurn' });

const THREE: readonly Celebrity[] = ['gandhi', 'einstein', 'tolkien'];

describe('W3: the end of a round', () => {
  it('celebrities.waiting: who waits in the lounge becomes worth 2 points, next time 4', () => {
    const game = afterRound(salon({ lounge: THREE, ages: [0, 1, 0] }));
    expect(lounge(game)).toEqual(THREE);
    expect(ages(game)).toEqual([1, 2, 1]);
  });

  it('celebrities.waiting: who was worth 4 points is replaced by somebody fresh', () => {
    const game = afterRound(salon({ lounge: THREE, ages: [1, 2, 0], next: ['curie'] }));
    expect(lounge(game)).toEqual(['gandhi', 'curie', 'tolkien']);
    expect(ages(game)).toEqual([2, 0, 1]);
    expect(game.state.modules.celebrities?.discard).toEqual(['einstein']);
    expect(game.eventsOf('celebrityArrived')).toEqual([
      { type: 'celebrityArrived', celebrity: 'curie', color: 'blue' },
    ]);
  });

  it('waits at most three rounds: after one, two, three rounds', () => {
    const game = afterRound(salon({ lounge: THREE, next: ['curie', 'freud', 'magie'] }), {
      tiles: ['A1', 'B1', 'C1'],
    });
    const seen = [ages(game)];
    for (let round = 2; round <= 3; round++) {
      // Everybody passes until the dustbin has all dice, the coloured ones last.
      while (game.state.round === round) {
        if (game.task?.kind === 'turn') game.do({ kind: 'pass' });
        else game.do(...game.legal.slice(0, 1));
      }
      seen.push(ages(game));
    }
    expect(seen).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [0, 0, 0],
    ]);
    expect(lounge(game)).toEqual(['curie', 'freud', 'magie']);
  });

  it('those taken go to the discard pile, and all gaps are filled from the left', () => {
    const game = afterRound(
      salon({
        lounge: [null, 'einstein', null],
        owned: [['gandhi'], ['tolkien']],
        next: ['curie', 'freud'],
      }),
    );
    expect(lounge(game)).toEqual(['curie', 'einstein', 'freud']);
    expect(ages(game)).toEqual([0, 1, 0]);
    expect(owned(game)).toEqual([[], []]);
    expect(game.state.modules.celebrities?.discard).toEqual(['gandhi', 'tolkien']);
  });

  it('an empty stack is renewed from the discards, those just left included', () => {
    const waiting: readonly Celebrity[] = ['einstein', 'tolkien'];
    const game = afterRound(
      salon({
        lounge: [null, ...waiting],
        owned: [['gandhi'], []],
        discard: ALWAYS.filter((key) => key !== 'gandhi' && !waiting.includes(key)),
      }),
    );
    expect(lounge(game)[0]).not.toBeNull();
    expect(lounge(game).slice(1)).toEqual(waiting);
    expect(game.state.modules.celebrities?.deck).toHaveLength(6);
    expect(game.state.modules.celebrities?.discard).toEqual([]);
  });

  it('the stack is used up before it is renewed', () => {
    const game = afterRound(
      salon({
        lounge: [null, 'einstein', null],
        owned: [['gandhi', 'tolkien'], []],
        discard: ['christie', 'chaplin', 'magie', 'freud', 'churchill'],
        next: ['curie'],
      }),
    );
    expect(lounge(game).slice(0, 2)).toEqual(['curie', 'einstein']);
    expect(lounge(game)[2]).not.toBeNull();
    expect(game.state.modules.celebrities?.deck).toHaveLength(6);
  });

  it('celebrities leave before the emperor scoring: Chaplin adds nothing to it', () => {
    const players = [{ emperor: 6 }, { emperor: 4 }];
    const game = afterRound(salon({ owned: [['chaplin', 'churchill'], []] }), {
      round: 3,
      tiles: ['A1', 'B1', 'C1'],
      players,
    });
    // Space 6 scores 4 points; back to 3, where the tile gives 3 krones.
    expect(game.seat(0)).toMatchObject({ vp: 4, emperor: 3, krones: 13 });
    const types = game.events.map(({ type }) => type);
    expect(types.lastIndexOf('celebrityLeft')).toBeLessThan(types.indexOf('emperorScoring'));
    expect(types.lastIndexOf('celebrityArrived')).toBeLessThan(types.indexOf('emperorScoring'));
  });

  it('the bonus of the emperor tile sets off no celebrity', () => {
    const players = [{ emperor: 6, free: [0] }, { emperor: 4 }];
    const game = afterRound(salon({ owned: [['magie'], []] }), {
      round: 3,
      tiles: ['A1', 'B1', 'C1'],
      players,
    });
    expect(game.seat(0).krones).toBe(13);
    expect(game.state.round).toBe(4);
  });
});
