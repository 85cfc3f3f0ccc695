import type { Good } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Short words that the tests of the start player module share. */

export const atTable = (input: PositionInput): Scenario =>
  scenario(position({ modules: ['startPlayer'], ...input }));

/** Seat 0 at turn, with these dice on the board. */
export const withDice = (dice: readonly number[], player: PlayerInput = {}): Scenario =>
  atTable({ dice, players: [player] });

/** Takes the master key and the good; then the main action is asked. */
export const takeKey = (game: Scenario, good: Good = 'wine'): Scenario =>
  game.do({ kind: 'takeKey' }, { kind: 'benefit', item: 0 }, { kind: 'chooseGood', good });

/** Takes the key and nothing of what it allows, then ends the turn. */
export const takeKeyOnly = (game: Scenario): Scenario =>
  takeKey(game).do({ kind: 'skip' }, { kind: 'endTurn' });

export const turnOf = (game: Scenario): number =>
  game.task?.kind === 'turn' ? game.task.seat : -1;

/** Takes a die on 4 and ends the turn. */
export const takeFour = (game: Scenario): Scenario =>
  game.do(
    { kind: 'takeDie', space: 4, boost: false },
    { kind: 'splitKrones', krones: 0 },
    { kind: 'endTurn' },
  );

/** Who has the key; -1 while it lies on the board. */
export const holder = (game: Scenario): number | undefined =>
  game.state.modules.startPlayer?.holder;
