import { expect, it } from 'vitest';
import { splitGoodsMove } from '../src/speed/internedMoves.js';

it('a shared move is the one that was asked for, however great the strength', () => {
  const few = { seat: 0, kind: 'splitGoods', second: 2, third: 5 };
  const many = { seat: 0, kind: 'splitGoods', second: 1, third: 25 };
  expect(splitGoodsMove(0, 2, 5)).toEqual(few);
  expect(splitGoodsMove(0, 1, 25)).toEqual(many);
  expect(splitGoodsMove(0, 2, 5)).toEqual(few);
});
