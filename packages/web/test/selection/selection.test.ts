import type { Move } from '@gah/engine';
import { makeMove, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { back, choose, startSelection, tap, tapPathOf } from '../../src/selection/selection.js';
import type { Selection } from '../../src/selection/selection.js';
import { momentsOf, SETUPS } from '../games.js';

/** Makes a move by hand: taps its places, picks the variant, confirms. */
function byHand(selection: Selection, move: Move): Move | null {
  const path = selection.paths.find((each) => each.move === move);
  let at = selection;
  for (const step of path?.steps ?? []) {
    if (at.chosen.includes(step) && at.chosen.indexOf(step) === path?.steps.indexOf(step)) continue;
    const tapped = tap(at, step);
    if (tapped.result !== 'selected') return null;
    at = tapped.selection;
  }
  return choose(at, move).selected;
}

describe('every legal move can be made by hand', () => {
  it.each(SETUPS)('in a game with the seed $seed', (setup) => {
    const kinds = new Set<string>();
    for (const { state, seat, legal } of momentsOf(setup)) {
      const selection = startSelection(legal, viewOf(state, seat));
      for (const move of legal) {
        kinds.add(move.kind);
        const made = byHand(selection, move);
        if (made !== move)
          expect.fail(`${makeMove(move)} became ${made ? makeMove(made) : 'none'}`);
      }
    }
    expect(kinds.size).toBeGreaterThan(10);
  });
});

describe('a selection', () => {
  const first = momentsOf({ seats: 2, seed: 'first', staff: 'starter' }).next();
  if (first.done) throw new Error('a game begins with a decision');
  const { state, seat, legal } = first.value;
  const start = startSelection(legal, viewOf(state, seat));

  it('confirms with a second tap on the same place', () => {
    const once = tap(start, 'queue:2');
    if (once.result !== 'selected') throw new Error('the first tap selects');
    expect(once.selection.selected).toEqual({ seat, kind: 'takeGuest', place: 2 });
    expect(tap(once.selection, 'queue:2')).toEqual({
      result: 'confirmed',
      move: { seat, kind: 'takeGuest', place: 2 },
    });
  });

  it('begins anew with a tap elsewhere, and goes back', () => {
    const once = tap(start, 'queue:2');
    if (once.result !== 'selected') throw new Error('the first tap selects');
    const other = tap(once.selection, 'queue:0');
    if (other.result !== 'selected') throw new Error('another place can be selected');
    expect(other.selection.chosen).toEqual(['queue:0']);
    expect(back(other.selection).chosen).toEqual([]);
  });

  it('ignores places that are not legal', () => {
    expect(tap(start, 'room:3')).toEqual({ result: 'nothing' });
  });
});

it('suggests the plain die, the balanced split and the lowest bid', () => {
  for (const setup of SETUPS) {
    for (const { state, seat, legal } of momentsOf(setup)) {
      const view = viewOf(state, seat);
      const { selected, variants } = startSelection(legal, view);
      const rank = (move: Move): number => tapPathOf(move, view).rank;
      if (!selected) continue;
      expect(rank(selected)).toBe(Math.max(...variants.map(rank)));
      if (selected.kind === 'bid') {
        const amounts = legal.flatMap((move) => (move.kind === 'bid' ? [move.amount] : []));
        expect(selected.amount).toBe(Math.min(...amounts));
      }
    }
  }
});
