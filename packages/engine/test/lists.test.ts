import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEqual, without, withoutIndex } from '../src/util/lists.js';

it('plain data is equal when Node says so', () => {
  // Through JSON, which knows no -0.
  const plain = fc
    .jsonValue({ maxDepth: 3 })
    .map((value): unknown => JSON.parse(JSON.stringify(value)));
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(isEqual(a, structuredClone(a))).toBe(true);
      expect(isEqual(a, b)).toBe(isDeepStrictEqual(a, b));
    }),
  );
});

it('a list without one of its places keeps all others in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1 }), fc.nat(), (list, any) => {
      const index = any % list.length;
      const before = [...list];
      const others = list.filter((_, place) => place !== index);
      const first = list.indexOf(list[index] ?? -1);
      expect(withoutIndex(list, index)).toEqual(others);
      expect(without(list, list[index])).toEqual(list.filter((_, place) => place !== first));
      expect(list).toEqual(before);
    }),
  );
});
