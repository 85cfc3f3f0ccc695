import { describe, expect, it } from 'vitest';
import { diceTaken, OPPONENT, PLAYER, turnOf } from './support.js';

/** Cards by the die they show and the side of ties. */
const ONE_RIGHT = 193;
const TWO_LEFT = 194;
const SIX_LEFT = 198;
const ANY_RIGHT = 199;
const ANY_LEFT = 200;
const ONE_TWO_RIGHT = 207;
const THREE_FOUR_LEFT = 208;
const ONE_SIX_LEFT = 212;

const taken = (card: number, dice: number[]): string[] => diceTaken(turnOf(card, { dice }));

describe('which die the opponent takes', () => {
  it('soloTurn.die: the depicted value, though other spaces have more dice', () => {
    expect(taken(ONE_RIGHT, [1, 2, 2, 6, 6, 6])).toEqual(['white 1']);
    expect(taken(SIX_LEFT, [1, 1, 2, 2, 2, 6])).toEqual(['white 6']);
  });

  it('soloTurn.die: of two the one with more dice', () => {
    expect(taken(ONE_TWO_RIGHT, [1, 2, 2, 6, 6, 6])).toEqual(['white 2']);
    expect(taken(ONE_TWO_RIGHT, [1, 1, 2, 6, 6, 6])).toEqual(['white 1']);
    expect(taken(ONE_SIX_LEFT, [1, 3, 3, 3, 6, 6])).toEqual(['white 6']);
  });

  it('of two with equally many the left or the right one, as the card says', () => {
    expect(taken(ONE_TWO_RIGHT, [1, 2, 6, 6, 6])).toEqual(['white 2']);
    expect(taken(THREE_FOUR_LEFT, [3, 3, 4, 4, 6, 6, 6])).toEqual(['white 3']);
  });

  it('of two the one that is there', () => {
    expect(taken(ONE_TWO_RIGHT, [1, 6, 6])).toEqual(['white 1']);
    expect(taken(THREE_FOUR_LEFT, [4, 6, 6])).toEqual(['white 4']);
  });

  it('soloTurn.die: if there is none: from the space with most dice', () => {
    expect(taken(ONE_RIGHT, [2, 3, 3, 5])).toEqual(['white 3']);
    expect(taken(ONE_TWO_RIGHT, [3, 4, 4, 6])).toEqual(['white 4']);
  });

  it('soloTurn.die: any: from the space with most dice', () => {
    expect(taken(ANY_RIGHT, [1, 2, 3, 3, 4])).toEqual(['white 3']);
    expect(taken(ANY_LEFT, [1, 2, 3, 3, 4])).toEqual(['white 3']);
  });

  it('soloTurn.die: with equally many: the left or the right space, as the card says', () => {
    expect(taken(ANY_RIGHT, [2, 3, 3, 5, 5])).toEqual(['white 5']);
    expect(taken(ANY_LEFT, [2, 3, 3, 5, 5])).toEqual(['white 3']);
    expect(taken(ONE_RIGHT, [2, 2, 4, 4, 5])).toEqual(['white 4']);
    expect(taken(TWO_LEFT, [1, 3, 3, 4, 4])).toEqual(['white 3']);
  });
});

describe('the die', () => {
  it('leaves its space and covers a number of the opponent', () => {
    const game = turnOf(ONE_RIGHT, { dice: [1, 1, 4] });
    expect(game.state.dice).toEqual([1, 0, 0, 1, 0, 0]);
    expect(game.seat(OPPONENT).diceTaken).toEqual([6, 1]);
  });

  it.each([
    [ONE_RIGHT, 1],
    [TWO_LEFT, 2],
    [195, 3],
    [196, 4],
    [197, 5],
    [SIX_LEFT, 6],
  ])('soloTurn.die: card %i: the die on %i brings no action and costs nothing', (card, space) => {
    const game = turnOf(card, { dice: [space, space, space], difficulty: 'easy' });
    const steps = game.eventsOf('emperorAdvanced').reduce((sum, event) => sum + event.steps, 0);
    expect(game.seat(OPPONENT)).toMatchObject({
      krones: 0,
      kitchen: [0, 0, 0, 0, 0],
      hand: [],
      emperor: steps,
    });
    // The steps come from the card, never from the die.
    expect(steps).toBe({ 194: 1, 196: 2, 197: 3 }[card] ?? 0);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
    expect(game.eventsOf('roomPrepared').length).toBeLessThanOrEqual(1);
    expect(game.task).toMatchObject({ kind: 'turn', seat: PLAYER });
  });
});
