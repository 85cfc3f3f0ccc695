import { describe, expect, it } from 'vitest';
import { besideAnchor } from '../../src/table/detail/position.js';

const SCREEN = { width: 1000, height: 700 };
const SIZE = { width: 200, height: 300 };
const areaAt = (left: number, top: number): Parameters<typeof besideAnchor>[0] => ({
  left,
  top,
  right: left + 100,
  bottom: top + 150,
});

describe('a closer look', () => {
  it('opens to the right, and to the left where the page ends', () => {
    expect(besideAnchor(areaAt(100, 300), SIZE, SCREEN, [])).toEqual({ x: 212, y: 280 });
    expect(besideAnchor(areaAt(880, 300), SIZE, SCREEN, []).x).toBe(668);
  });

  it('covers no other choice where it can be helped', () => {
    const row = [100, 220, 340, 460, 580].map((left) => areaAt(left, 500));
    const [, anchor, ...others] = row;
    if (!anchor) throw new Error('a row has a second card');
    expect(besideAnchor(anchor, SIZE, SCREEN, [...others, areaAt(100, 500)]).y).toBe(188);
  });
});
