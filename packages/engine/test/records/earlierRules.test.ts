import type { RecordError } from '@gah/engine';
import {
  fromRecord,
  parseRecord,
  play,
  playRecorded,
  RULES_VERSION,
  stateHash,
  toRecord,
  undo,
} from '@gah/engine';
import { moves, pending, undoTarget } from '@gah/engine';
import { position, scenario, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { goldenGames } from '../golden/golden.js';
import { served } from '../guests/arrival.js';

const games = goldenGames('rules1.json').map(({ record }) => record);
const [game] = games;
if (!game) throw new Error('there are golden games');

function thrown(read: () => unknown): RecordError {
  try {
    read();
  } catch (error) {
    return error as RecordError;
  }
  throw new Error('nothing was thrown');
}

describe('a record of the first rules', () => {
  it('names no generator and is read with the one of its time', () => {
    expect(game).not.toHaveProperty('generator');
    expect(parseRecord(game)).toMatchObject({ rules: 1, generator: 'sfc32' });
  });

  it.each(games.map((record) => [record.setup.seed, record] as const))(
    '%s, saved again, is a record of today and leads to the same state',
    (_seed, record) => {
      const state = fromRecord(record);
      const saved = toRecord(state);
      expect(saved).toMatchObject({ rules: RULES_VERSION, generator: 'sfc32' });
      expect(stateHash(fromRecord(JSON.parse(JSON.stringify(saved))))).toBe(stateHash(state));
    },
  );

  it('can be left in the middle, played on, stepped back and saved', () => {
    let state = fromRecord({ ...game, moves: game.moves.slice(0, 37) });
    for (let steps = 0; steps < 30; steps++) {
      const [next] = pending(state);
      const move = next && moves(state, next.seat)[0];
      const played = move && play(state, move);
      if (!played?.ok) throw new Error('a legal move');
      state = played.state;
      if (undoTarget(state) !== null) {
        expect(stateHash(fromRecord(toRecord(undo(state, state.ply - 1))))).toBeDefined();
      }
    }
    expect(stateHash(fromRecord(toRecord(state)))).toBe(stateHash(state));
  });

  it('says at which move the rules of today part from it', () => {
    const changed = { ...game, moves: [...game.moves.slice(0, 20), '0 endTurn'] };
    expect(thrown(() => fromRecord(changed))).toMatchObject({ code: 'changed-rules', ply: 20 });
  });

  it('may have answered about a gain of staff that is mandatory today', () => {
    // The Groom’s krones, in the round of a penalty that takes krones.
    const host = { krones: 4, played: [staff.groom], cafe: [served(78)], free: [2] };
    const input = { round: 5, mainDone: true, tiles: ['A2', 'B2', 'C1'], queue: [] } as const;
    const { state } = scenario(position({ ...input, players: [host] })).do(
      { kind: 'moveIn', table: 0, room: 2 },
      { kind: 'skip' },
    );
    expect(state.seats[0]?.krones).toBe(6);
    const answer = { seat: 0, kind: 'benefit', item: 1 } as const;
    expect(playRecorded(state, answer, 1)).toEqual({ ok: true, steps: [] });
    expect(playRecorded(state, answer, 2).ok).toBe(false);
    expect(playRecorded(state, { seat: 0, kind: 'skip' }, 1).ok).toBe(false);
  });
});
