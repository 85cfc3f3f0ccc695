import { fromRecord } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { endOf, goldenGames } from './golden.js';

/**
 * A change that alters one of these games alters the rules of games people have saved: it needs a
 * new rules version, not new golden games.
 */
describe.each([['rules1.json'], ['rules2.json']])('golden games of %s', (file) => {
  it.each(goldenGames(file).map(({ hash, record }) => [record.setup.seed, hash, record] as const))(
    '%s ends as it always did',
    (_seed, hash, record) => {
      const state = fromRecord(record);
      expect(state.phase).toBe('over');
      expect(endOf(state)).toBe(hash);
    },
  );
});
