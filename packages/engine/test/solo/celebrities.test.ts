import { guests } from '@gah/engine/testing';
import type { CelebrityKey } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { diceTaken, OPPONENT, pointsOf, soloOf, turnOf } from './support.js';

/** Cards of Elisabeth. */
const ANY_RIGHT = 219;
const ANY_LEFT = 220;
const SIX = 218;
const COLOR_MAX_LEFT = 230;
const COLOR_MAX_RIGHT = 231;

/** At the red, the blue and the yellow die. */
const LOUNGE: CelebrityKey[] = ['churchill', 'chaplin', 'christie'];
const STACK: CelebrityKey[] = ['einstein', 'magie', 'tolkien', 'gandhi', 'curie', 'freud'];

/** They have waited for so many rounds. */
const aged = (...ages: number[]): NonNullable<TurnInput['celebrities']> => ({
  lounge: LOUNGE,
  ages,
  deck: STACK,
});

/** The red, blue and yellow die lie on these spaces. The hotel is full: no guest comes. */
const turn = (card: number, coloredDice: number[], input: TurnInput = {}) =>
  turnOf(card, {
    modules: ['celebrities'],
    coloredDice,
    difficulty: 'easy',
    celebrities: aged(0, 0, 0),
    opponent: { occupied: Array.from({ length: 20 }, (_, room) => room) },
    ...input,
  });

describe('which of the coloured dice the opponent takes', () => {
  it('soloTurn.coloredDie: prefers a coloured die on the space it takes from', () => {
    const game = turn(SIX, [6, 0, 0], { dice: [1, 6, 6] });
    expect(diceTaken(game)).toEqual(['red 6']);
    expect(game.state.coloredDice).toEqual([0, 0, 0]);
    expect(game.state.dice).toEqual([1, 0, 0, 0, 0, 1]);
    expect(diceTaken(turn(ANY_RIGHT, [0, 0, 3], { dice: [1, 3, 3] }))).toEqual(['yellow 3']);
  });

  it('but looks for the depicted value first', () => {
    const game = turn(SIX, [1, 0, 0], { dice: [1, 1, 6] });
    expect(diceTaken(game)).toEqual(['white 6']);
    expect(game.state.coloredDice).toEqual([1, 0, 0]);
  });

  it('pays nothing for it', () => {
    const game = turn(ANY_RIGHT, [0, 6, 0], { dice: [6, 6, 6] });
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('of several on the space the one whose celebrity is worth most; ties as the card says', () => {
    const dice = [1, 3, 3, 3];
    const input = { dice, celebrities: aged(0, 2, 1) };
    expect(diceTaken(turn(ANY_RIGHT, [3, 3, 3], input))).toEqual(['blue 3']);
    expect(diceTaken(turn(ANY_RIGHT, [3, 3, 0], { dice }))).toEqual(['blue 3']);
    expect(diceTaken(turn(ANY_LEFT, [3, 3, 0], { dice }))).toEqual(['red 3']);
  });

  it('soloTurn.coloredDie: color_max: the coloured die whose celebrity is worth most, wherever it lies', () => {
    const dice = [1, 1, 1, 2, 3, 4];
    for (const [ages, die] of [
      [[2, 1, 0], 'red 2'],
      [[0, 2, 1], 'blue 3'],
      [[0, 1, 2], 'yellow 4'],
    ] as const) {
      const game = turn(COLOR_MAX_LEFT, [2, 3, 4], { dice, celebrities: aged(...ages) });
      expect(diceTaken(game)).toEqual([die]);
    }
  });

  it('color_max: among equals the left or the right one, as the card says', () => {
    const dice = [1, 1, 1, 2, 3, 4];
    expect(diceTaken(turn(COLOR_MAX_LEFT, [2, 3, 4], { dice }))).toEqual(['red 2']);
    expect(diceTaken(turn(COLOR_MAX_RIGHT, [2, 3, 4], { dice }))).toEqual(['yellow 4']);
    expect(diceTaken(turn(COLOR_MAX_RIGHT, [2, 3, 0], { dice }))).toEqual(['blue 3']);
  });

  it('color_max: without a coloured die from the space with most dice', () => {
    const dice = [1, 3, 3, 5, 5];
    expect(diceTaken(turn(COLOR_MAX_LEFT, [0, 0, 0], { dice }))).toEqual(['white 3']);
    expect(diceTaken(turn(COLOR_MAX_RIGHT, [0, 0, 0], { dice }))).toEqual(['white 5']);
    const withoutCelebrities = turnOf(COLOR_MAX_LEFT, { modules: ['ballrooms'], dice });
    expect(diceTaken(withoutCelebrities)).toEqual(['white 3']);
  });
});

describe('a celebrity of the opponent', () => {
  it('soloTurn.guestOfHonour: takes the celebrity out of the lounge, with its points', () => {
    for (const [age, points] of [1, 2, 4].entries()) {
      const game = turn(COLOR_MAX_LEFT, [2, 0, 0], { celebrities: aged(age, 0, 0) });
      expect(game.state.modules.celebrities?.lounge).toEqual([null, 'chaplin', 'christie']);
      expect(game.state.modules.celebrities?.owned).toEqual([[], ['churchill']]);
      expect(pointsOf(game).celebrity).toBe(points);
    }
  });

  it('soloTurn.guestOfHonour: yellow: two emperor steps instead of the effect', () => {
    // Besides the four of the card.
    const game = turn(COLOR_MAX_LEFT, [0, 0, 3]);
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 6, hand: [], played: [] });
    expect(pointsOf(game).solo).toBe(0);
  });

  it('soloTurn.guestOfHonour: blue: two points instead of the effect', () => {
    // Chaplin would give two points for each source of points.
    const game = turn(COLOR_MAX_LEFT, [0, 3, 0]);
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 4, vp: 3 });
    expect(pointsOf(game)).toMatchObject({ solo: 2, celebrity: 1 });
    expect(soloOf(game).progress).toEqual([0, 0, 0]);
  });

  it('soloTurn.guestOfHonour: red: a step on the politics card with least progress instead of the effect', () => {
    // Churchill would give a step more for each source of steps.
    const game = turn(COLOR_MAX_LEFT, [3, 0, 0], { solo: { progress: [2, 1, 3] } });
    expect(soloOf(game).progress).toEqual([2, 2, 3]);
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 4, vp: 1 });
  });

  it('red: with equal progress the left or the right card, as the instruction says', () => {
    expect(soloOf(turn(COLOR_MAX_LEFT, [3, 0, 0])).progress).toEqual([1, 0, 0]);
    const right = turn(COLOR_MAX_RIGHT, [3, 0, 0], { solo: { progress: [0, 1, 0] } });
    // The card itself takes a step on the second one.
    expect(soloOf(right).progress).toEqual([0, 2, 1]);
  });

  it('red: a claimed card does not count', () => {
    const solo = { progress: [3, 4, 3] };
    const game = turn(COLOR_MAX_LEFT, [3, 0, 0], { solo, claims: [[], [OPPONENT], []] });
    expect(soloOf(game).progress).toEqual([4, 4, 3]);
    expect(pointsOf(game).politics).toBe(15);
  });

  it('celebrities it has do nothing on later turns', () => {
    const game = turn(COLOR_MAX_RIGHT, [0, 0, 0], {
      celebrities: {
        lounge: [null, null, null],
        ages: [0, 0, 0],
        owned: [[], LOUNGE],
        deck: STACK,
      },
      opponent: {},
      queue: [
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.mIngalls,
      ],
    });
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 2, vp: 10 });
  });
});
