import type { GameEvent, GameState, ModuleName } from '@gah/engine';
import {
  createGame,
  MODULES,
  play,
  RecordError,
  seedRng,
  stateHash,
  undo,
  undoTarget,
} from '@gah/engine';
import { eagerPlayer, position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const REVEALS: readonly GameEvent['type'][] = [
  'diceRolled',
  'staffDrawn',
  'guestArrived',
  'packsPassed',
  'celebrityArrived',
  'instructionTurned',
];

interface Step {
  readonly state: GameState;
  readonly seat: number;
  readonly reveals: boolean;
}

/** A game as the list of its states, each with the mover and whether it made something known. */
function record(
  seed: string,
  seats: number,
  staff: 'random' | 'draft',
  modules: readonly ModuleName[] = [],
): Step[] {
  const rng = seedRng(seed);
  const player = eagerPlayer(new Map());
  let state = createGame({ seats, seed, staff, modules });
  const steps: Step[] = [{ state, seat: -1, reveals: true }];
  for (;;) {
    const move = player(state, rng);
    const played = move && play(state, move);
    if (!move || !played?.ok) return steps;
    state = played.state;
    steps.push({
      state,
      seat: move.seat,
      reveals: played.events.some(({ type }) => REVEALS.includes(type)),
    });
  }
}

describe('undo', () => {
  for (const [seats, staff, modules] of [
    [2, 'random', []],
    [3, 'draft', []],
    [4, 'random', []],
    [3, 'random', MODULES],
    [1, 'random', MODULES.filter((module) => module !== 'startPlayer')],
  ] as const) {
    it(`whole.undo: never crosses a roll, a draw, a new guest or another seat's move (${seats} seats, ${staff}, ${modules.length} modules)`, () => {
      const steps = record(`undo ${seats}`, seats, staff, modules);
      let undoable = 0;
      for (const [ply, { state, seat, reveals }] of steps.entries()) {
        const target = undoTarget(state);
        expect(state.ply).toBe(ply);
        if (reveals) expect(target).toBeNull();
        if (target === null) continue;
        undoable++;
        for (let between = target + 1; between <= ply; between++) {
          expect(steps[between]).toMatchObject({ seat, reveals: false });
        }
        // One decision at a time, each the very state that was there.
        expect(stateHash(undo(state, ply - 1))).toBe(stateHash(steps[ply - 1]?.state ?? state));
      }
      expect(undoable).toBeGreaterThan(20);
    });
  }

  it('steps back to the start of what is known, and no further', () => {
    const steps = record('floor', 2, 'random');
    const deep = steps.find(({ state }) => state.ply - (undoTarget(state) ?? state.ply) >= 3);
    if (!deep) throw new Error('no such turn');
    const target = undoTarget(deep.state) ?? 0;
    expect(stateHash(undo(deep.state, target))).toBe(stateHash(steps[target]?.state ?? deep.state));
    for (const ply of [target - 1, deep.state.ply, -1, 1.5]) {
      expect(() => undo(deep.state, ply)).toThrow(RecordError);
    }
  });

  it('is not possible from a position without a history', () => {
    expect(undoTarget(position({ dice: [1] }))).toBeNull();
  });
});
