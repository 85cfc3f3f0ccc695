import { PROBLEM_CODES } from '@gah/protocol';
import { phrases } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { troubleOf, TROUBLES } from '../../src/online/link/trouble.js';

describe('the words of online play', () => {
  it('have a sentence for whatever a server may refuse', () => {
    for (const code of PROBLEM_CODES) expect(TROUBLES).toContain(troubleOf(code));
    expect(Object.keys(phrases('en', 'online').troubles).sort()).toEqual([...TROUBLES].sort());
  });
});
