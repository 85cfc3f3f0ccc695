import type { GameEvent, GameState } from '@gah/engine';
import { contentFor, moves, viewOf } from '@gah/engine';
import type { PlayerInput as Player } from '@gah/engine/testing';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { PlayedStep } from '../../src/session/timeline.js';
import { sceneOf } from '../../src/table/model/scene.js';
import type { WarningKind } from '../../src/table/model/warnings.js';
import { warningsOf } from '../../src/table/model/warnings.js';

const BARKEEPER = contentFor('2021', null).staff.findIndex((card) => card?.timing === 'round');

/** A turn whose die is taken; the first or the last of the round. */
const turn = (round: number, isLast: boolean, player: Player): GameState =>
  position({
    seats: 2,
    seed: 'warn',
    round,
    turn: 0,
    dice: [1, 1, 2, 3],
    mainDone: true,
    players: [{ ...player, diceTaken: isLast ? [1, 2] : [1] }, {}],
  });

const kinds = (
  state: GameState,
  log: readonly PlayedStep[] = [],
  undoTarget: number | null = null,
): WarningKind[] =>
  warningsOf(sceneOf(viewOf(state, 0), 0), moves(state, 0), log, undoTarget).map(
    ({ kind }) => kind,
  );

const waiting: Player = {
  krones: 5,
  kitchen: { coffee: 1 },
  cafe: [{ guest: 69, goods: { cake: 2 } }],
};

describe('the warning at the end of a turn', () => {
  it('says nothing of serving, which can wait', () => {
    expect(kinds(turn(2, false, waiting))).toEqual([]);
    expect(kinds(turn(2, true, waiting))).toEqual([]);
  });

  it('says so in the last turn of the game, where an order could be completed', () => {
    expect(kinds(turn(7, true, waiting))).toEqual(['serve']);
    expect(kinds(turn(7, true, { ...waiting, kitchen: { wine: 1 } }))).toEqual([]);
  });

  it('reminds of a card only when its use of this round would be lost', () => {
    const player: Player = { played: [BARKEEPER] };
    expect(kinds(turn(2, false, player))).toEqual([]);
    expect(kinds(turn(2, true, player))).toEqual(['useStaff']);
  });

  describe('about the die', () => {
    const state = turn(2, false, {});
    const taken: GameEvent = {
      type: 'dieTaken',
      seat: 0,
      die: 'white',
      space: 5,
      strength: 1,
      boosted: false,
    };
    const stepOf = (ply: number, ...events: GameEvent[]): PlayedStep => ({
      ply,
      seat: 0,
      round: 2,
      events,
    });

    it('says that nothing was made of it', () => {
      expect(kinds(state, [stepOf(9, taken)], 8)).toEqual(['die']);
    });

    it('is silent once it was used, or nothing can be done about it', () => {
      const played: GameEvent = { type: 'staffPlayed', seat: 0, card: BARKEEPER };
      expect(kinds(state, [stepOf(9, taken), stepOf(10, played)], 8)).toEqual([]);
      expect(kinds(state, [stepOf(9, taken)], 9)).toEqual([]);
      expect(kinds(state, [stepOf(9, taken)], null)).toEqual([]);
      expect(kinds(state, [stepOf(9, { ...taken, space: 4 })], 8)).toEqual([]);
    });
  });
});
