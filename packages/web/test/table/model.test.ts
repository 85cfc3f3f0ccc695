import { moves, turnsOf, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { politicsMarks, progressOf, tileMarks } from '../../src/table/model/court.js';
import { hallsOf } from '../../src/modules/ballrooms/dance.js';
import { cafeTables, houseOf } from '../../src/table/model/house.js';
import { actionSpaces, diceLeft } from '../../src/table/model/market.js';
import { rivalsOf, sceneOf } from '../../src/table/model/scene.js';
import { warningsOf } from '../../src/table/model/warnings.js';
import { momentsOf, SETUPS } from '../games.js';

describe('what the table shows agrees with the rules', () => {
  it.each(SETUPS)('in a game with the seed $seed', (setup) => {
    for (const { state, seat, legal } of momentsOf(setup)) {
      const scene = sceneOf(viewOf(state, seat), seat);
      const isTurn = scene.view.tasks.at(-1)?.kind === 'turn';
      for (const mark of politicsMarks(scene)) {
        const open = mark.places.some(({ seat: owner }) => owner === null);
        const claimed = mark.places.some(({ seat: owner }) => owner === seat);
        const canClaim = legal.some((move) => move.kind === 'claim' && move.slot === mark.slot);
        if (isTurn) expect(canClaim).toBe(open && !claimed && mark.done === mark.needed);
      }
      for (const { table, isServed } of cafeTables(scene, seat)) {
        const leaves = legal.some(
          (move) => (move.kind === 'moveIn' || move.kind === 'sendGuest') && move.table === table,
        );
        if (leaves) expect(isServed).toBe(true);
      }
      const dice = actionSpaces(scene).reduce((sum, space) => sum + space.dice.length, 0);
      expect(dice).toBe(diceLeft(scene));
    }
  });
});

describe('a new game', () => {
  const first = momentsOf({ seats: 3, seed: 'new' }).next();
  if (first.done) throw new Error('a game begins with a decision');
  const { state, seat } = first.value;
  const scene = sceneOf(viewOf(state, seat), 1);

  it('lays out the night hotel', () => {
    const house = houseOf(scene, 1);
    expect(house.rooms).toHaveLength(20);
    expect(house.rooms.every((room) => room.state === 'unbuilt')).toBe(true);
    expect(house.floors.map(({ price }) => price)).toEqual([0, 1, 2, 3]);
  });

  it('seats the others clockwise', () => {
    expect(rivalsOf(scene)).toEqual([2, 0]);
  });

  it('numbers the turns up and down again', () => {
    const numbers = [0, 1, 2].map((distance) =>
      turnsOf(scene.view, (scene.view.startSeat + distance) % 3).numbers.join(),
    );
    expect(numbers).toEqual(['1,6', '2,5', '3,4']);
  });

  it('waits for the first tile', () => {
    expect(tileMarks(scene).map(({ tense }) => tense)).toEqual(['now', 'future', 'future']);
    expect(progressOf(scene, scene.view.politics[0] ?? 0, 1).length).toBeGreaterThan(0);
    expect(hallsOf(scene)).toEqual([]);
  });
});

it('warns before the end of a turn of what would be missed', () => {
  const kinds = new Set<string>();
  for (const setup of SETUPS) {
    for (const { state, seat, legal } of momentsOf(setup)) {
      if (!legal.some(({ kind }) => kind === 'endTurn')) continue;
      const scene = sceneOf(viewOf(state, seat), seat);
      const warnings = warningsOf(scene, moves(state, seat), [], null);
      for (const { kind, target } of warnings) {
        kinds.add(kind);
        expect(target).not.toBe('');
      }
    }
  }
  expect(kinds).toContain('moveIn');
  expect(kinds).toContain('useStaff');
});
