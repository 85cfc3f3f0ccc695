import { readFileSync } from 'node:fs';
import type { GameRecord } from '@gah/engine';
import { fromRecord, stateHash } from '@gah/engine';
import { describe, expect, it } from 'vitest';

/** Whole games of every kind, with the fingerprint of their last state. */
interface GoldenGame {
  readonly hash: string;
  readonly record: GameRecord;
}

const games = JSON.parse(
  readFileSync(new URL('games.json', import.meta.url), 'utf8'),
) as GoldenGame[];

/**
 * A change that alters one of these games alters the rules of games people have saved: it needs a
 * new rules version, not new golden games.
 */
describe('golden games', () => {
  it.each(games.map(({ hash, record }) => [record.setup.seed, hash, record] as const))(
    '%s ends as it always did',
    (_seed, hash, record) => {
      const state = fromRecord(record);
      expect(state.phase).toBe('over');
      expect(stateHash(state)).toBe(hash);
    },
  );
});
