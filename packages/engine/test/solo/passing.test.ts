import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { OPPONENT, PLAYER, playerTurn, playOut, SELECTIONS, takeDie } from './support.js';

const diceLeft = ({ state }: Scenario): number => state.dice.reduce((sum, dice) => sum + dice, 0);
const isPlayersTurn = ({ task }: Scenario): boolean =>
  task?.kind === 'turn' && task.seat === PLAYER;

const TEN_DICE = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

describe('the opponent', () => {
  it('soloRounds.passing: never passes, in any game', () => {
    for (const [index, modules] of SELECTIONS.entries()) {
      const { events } = playOut({ seed: `pass ${index}`, modules });
      const passes = events.flat().filter(({ type }) => type === 'passed');
      expect(passes.every((event) => 'seat' in event && event.seat === PLAYER)).toBe(true);
    }
  });

  it('has two turns a round while the player only passes', () => {
    const game = playerTurn({ dice: TEN_DICE });
    game.do({ kind: 'pass' });
    expect(game.seat(OPPONENT).diceTaken).toHaveLength(2);
    expect(game.eventsOf('turnEnded').map(({ seat }) => seat)).toEqual([OPPONENT, OPPONENT]);
  });

  it('takes its turns one after the other without a decision', () => {
    const game = playerTurn({ dice: TEN_DICE });
    takeDie(game).do({ kind: 'endTurn' });
    expect(isPlayersTurn(game)).toBe(true);
    expect(diceLeft(game)).toBe(7);
  });

  it('has no turn when no die is left: the round ends', () => {
    const game = playerTurn({ dice: [1, 2] });
    takeDie(game).do({ kind: 'endTurn' });
    const end = game.events.findIndex(({ type }) => type === 'roundEnded');
    const turns = game.events.slice(0, end).filter(({ type }) => type === 'dieTaken');
    expect(turns).toMatchObject([{ seat: PLAYER }, { seat: OPPONENT }]);
    expect(game.state.round).toBe(2);
  });
});

describe('the player', () => {
  it('passes: the opponent goes on, then one die goes and the player rolls the others', () => {
    const game = playerTurn({ dice: TEN_DICE }).do({ kind: 'pass' });
    expect(game.eventsOf('dieDiscarded')).toMatchObject([{ seat: PLAYER, left: 7 }]);
    expect(game.eventsOf('diceRolled')).toMatchObject([{ seat: PLAYER }]);
    expect(diceLeft(game)).toBe(7);
    expect(isPlayersTurn(game)).toBe(true);
    expect(game.seat(PLAYER)).toMatchObject({ passed: false, diceTaken: [] });
  });

  it('soloRounds.passing: who alone has turns left may pass and reroll, as often as there are dice', () => {
    const game = playerTurn({ dice: [1, 2, 3, 4], opponent: { diceTaken: [5, 5] } });
    for (const left of [3, 2, 1]) {
      expect(game.offers({ kind: 'pass' })).toBe(true);
      game.do({ kind: 'pass' });
      expect(diceLeft(game)).toBe(left);
      expect(isPlayersTurn(game)).toBe(true);
    }
    game.do({ kind: 'pass' });
    expect(game.state.round).toBe(2);
  });

  it('has both turns after a reroll', () => {
    const game = playerTurn({ dice: TEN_DICE }).do({ kind: 'pass' });
    takeDie(game).do({ kind: 'endTurn' });
    expect(isPlayersTurn(game)).toBe(true);
    takeDie(game).do({ kind: 'endTurn' });
    expect(game.state.round).toBe(2);
    expect(game.state.startSeat).toBe(OPPONENT);
  });

  it('second in the round passes: the opponent uses its 4, then the player is back with 2 and 3', () => {
    const game = playerTurn({
      dice: TEN_DICE,
      startSeat: OPPONENT,
      turn: PLAYER,
      opponent: { diceTaken: [6] },
    });
    game.do({ kind: 'pass' });
    expect(game.seat(OPPONENT).diceTaken).toHaveLength(2);
    expect(isPlayersTurn(game)).toBe(true);
    takeDie(game).do({ kind: 'endTurn' });
    expect(isPlayersTurn(game)).toBe(true);
  });

  it('with coloured dice a white one goes first', () => {
    const game = playerTurn({
      modules: ['celebrities'],
      dice: [1, 2, 3, 4],
      coloredDice: [1, 2, 3],
      opponent: { diceTaken: [5, 5] },
    });
    game.do({ kind: 'pass' });
    expect(game.eventsOf('dieDiscarded')).toMatchObject([{ die: 'white', left: 3 }]);
    // Now the player must choose.
    game.do({ kind: 'pass' });
    expect(game.task).toMatchObject({ kind: 'discardDie', seat: PLAYER });
    expect(game.legal).toHaveLength(3);
  });
});
