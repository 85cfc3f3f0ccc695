import { describe, expect, it } from 'vitest';
import type { GameSnapshot } from '../src/session/session.js';
import { showAgain } from '../src/session/showAgain.js';
import { pacedBy } from '../src/session/pace.js';

const moment = (ply: number, movedBy: number): GameSnapshot =>
  ({
    view: { ply },
    movedBy,
    seat: 0,
    moves: [{ kind: 'pass' }],
    thinking: null,
  }) as unknown as GameSnapshot;

const MOMENTS = [moment(1, 0), moment(2, 1), moment(3, 1)];

describe('what is shown again', () => {
  it('is all that was, with nothing to decide, and then the present', async () => {
    const present = moment(3, 1);
    const shown: GameSnapshot[] = [];
    await showAgain(
      MOMENTS,
      pacedBy(() => 0),
      (each) => shown.push(each),
      () => present,
    );
    expect(shown.map(({ view }) => view.ply)).toEqual([1, 2, 3, 3]);
    expect(shown.slice(0, -1).every(({ seat, moves }) => seat === null && moves.length === 0)).toBe(
      true,
    );
    expect(shown.map(({ thinking }) => thinking)).toEqual([1, 1, 1, null]);
    expect(shown.at(-1)).toBe(present);
  });

  it('ends as soon as the game goes on', async () => {
    let present = moment(3, 1);
    const shown: number[] = [];
    await showAgain(
      MOMENTS,
      pacedBy(() => 0),
      ({ view }) => {
        shown.push(view.ply);
        if (view.ply === 2) present = moment(4, 1);
      },
      () => present,
    );
    expect(shown).toEqual([1, 2]);
  });
});
