import type { GameRecord, SetupInput } from '@gah/engine';
import {
  createGame,
  decodeRecordLink,
  encodeRecordLink,
  fromRecord,
  LONGEST_TO_SEND,
  MODULES,
  modulesFor,
  play,
  seedRng,
  stateHash,
  toRecord,
} from '@gah/engine';
import { eagerPlayer, generousPack } from '@gah/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../src/records/link/recordLink.js';
import { goldenGames } from '../golden/golden.js';

function playedGame(setup: SetupInput, most = Infinity): GameRecord {
  const rng = seedRng(`${setup.seed} players`);
  const player = eagerPlayer(new Map());
  let state = createGame(setup);
  for (let move = player(state, rng); move && state.ply < most; move = player(state, rng)) {
    const played = play(state, move);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ state } = played);
  }
  return toRecord(state);
}

const SETUPS: readonly SetupInput[] = [
  { seats: 1, seed: 'alone', difficulty: 'hard', names: ['Anna'] },
  { seats: 1, seed: 'alone with all', modules: modulesFor(1) },
  { seats: 2, seed: 'two', names: ['Anna', 'Béla'], edition: '2015' },
  { seats: 3, seed: '0123456789abcdef', staff: 'draft', names: ['Мария', '🎩', ''], promos: 'box' },
  { seats: 4, seed: 'four', modules: MODULES, hotel: 'day', promos: true, staff: 'starter' },
  { seats: 2, seed: 'a pack', dataPack: { ...generousPack(), name: 'Schönbrunn' } },
];

const short = playedGame({ seats: 2, seed: 'short', names: ['Anna', 'Béla'] }, 12);
const link = encodeRecordLink(short);

describe('a link that holds a game', () => {
  it.each(SETUPS.map((setup) => [setup.seed, setup] as const))(
    'gives back the game %s as it was',
    (_seed, setup) => {
      const record = playedGame(setup);
      const text = encodeRecordLink(record);
      expect(decodeRecordLink(text)).toEqual({ ok: true, record });
      expect(text.length).toBeLessThan(LONGEST_TO_SEND);
      expect(text).toMatch(/^[\w-]+$/);
    },
  );

  it('holds a game that is not over, and one that has not begun', () => {
    expect(decodeRecordLink(link)).toEqual({ ok: true, record: short });
    const unplayed = { ...short, moves: [] };
    expect(decodeRecordLink(encodeRecordLink(unplayed))).toEqual({ ok: true, record: unplayed });
  });

  it('holds a game of the first rules as the same game by those of today', () => {
    for (const { record } of goldenGames('rules1.json').slice(0, 4)) {
      const read = decodeRecordLink(encodeRecordLink(record));
      if (!read.ok) throw new Error(read.problem);
      expect(stateHash(fromRecord(read.record))).toBe(stateHash(fromRecord(record)));
    }
  });

  it('is refused wherever a character is changed, lost or added', () => {
    for (let place = 0; place < link.length; place++) {
      const other = link[place] === 'B' ? 'C' : 'B';
      const damaged = [
        link.slice(0, place) + other + link.slice(place + 1),
        link.slice(0, place) + link.slice(place + 1),
        link.slice(0, place),
        link.slice(0, place) + other + link.slice(place),
      ];
      for (const text of damaged) expect(decodeRecordLink(text).ok).toBe(false);
    }
  });

  it('answers for any text', () => {
    const problems = ['', 'A', '%%%', `B${link.slice(1)}`, `${link}=`, 'x'.repeat(50_000)].map(
      (text) => decodeRecordLink(text),
    );
    expect(problems).toEqual(
      ['no-link', 'no-link', 'no-link', 'other-format', 'no-link', 'no-link'].map((problem) => ({
        ok: false,
        problem,
      })),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeRecordLink(text).ok).toBe(false);
      }),
    );
  });

  it('answers for any text that is sealed like a link', () => {
    const body = fc.stringMatching(/^[\w-]{1,200}$/);
    fc.assert(
      fc.property(body, (text) => {
        const read = decodeRecordLink(sealed(text));
        expect(read.ok ? 'a game' : read.problem).toMatch(/damaged|other-rules/);
      }),
      { numRuns: 300 },
    );
  });
});
