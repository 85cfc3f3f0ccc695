import { REASON_CODES, whyNot } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { seat } from './asking.js';
import { CORE_EXAMPLES } from './coreReasons.js';
import { RARE_EXAMPLES } from './rareReasons.js';

const EXAMPLES = [...CORE_EXAMPLES, ...RARE_EXAMPLES];

describe('reasons', () => {
  it.each(EXAMPLES.map((example) => [example[2].code, ...example] as const))(
    '%s',
    (_code, state, wish, reason) => {
      expect(whyNot(state, seat, wish)[0]).toEqual(reason);
    },
  );

  it('all have an example', () => {
    const shown = new Set(EXAMPLES.map(([, , { code }]) => code));
    expect(REASON_CODES.filter((code) => !shown.has(code))).toEqual([]);
  });
});
