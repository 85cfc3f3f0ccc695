import type { GameState, SetupInput } from '@gah/engine';
import {
  EMPEROR_ROUNDS,
  MODULES,
  moves,
  pending,
  play,
  randomInt,
  ROUNDS,
  seedRng,
  startGame,
  viewOf,
} from '@gah/engine';
import type { Language } from '@gah/text';
import { describe, expect, it } from 'vitest';
import type { GameSession } from '../../src/session/session.js';
import { sceneOf } from '../../src/table/model/scene.js';
import type { Moment, StageTable } from '../../src/table/stage/moments.js';
import { actsOf, momentsOf, rankOf } from '../../src/table/stage/moments.js';
import { outlookOf } from '../../src/table/stage/outlook.js';
import { tableWords } from '../../src/table/tableWords.js';

const NAMES = ['Clara', 'Leo', 'Max', 'Ida'];

interface Told {
  readonly moments: readonly Moment[];
  readonly state: GameState;
  readonly before: GameState;
}

/** A table that shows one position, as the seat that decides sees it. */
function tableAt(state: GameState, language: Language = 'en'): StageTable {
  const seat = pending(state)[0]?.seat ?? 0;
  const view = viewOf(state, seat);
  return {
    session: { now: { view, seat } } as GameSession,
    scene: sceneOf(view, seat),
    words: tableWords(language),
    language,
    nameOf: (each) => NAMES[each] ?? '',
    isAutomatic: () => false,
  };
}

/** All moments of a game played at random, each with the position after it. */
function tellGame(setup: SetupInput): Told[] {
  const rng = seedRng(setup.seed);
  const told: Told[] = [];
  let { state } = startGame(setup);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const legal = moves(state, next.seat);
    const move = legal[randomInt(rng, legal.length)];
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('a legal move is played');
    const before = state;
    ({ state } = played);
    const step = { ply: state.ply, seat: next.seat, round: state.round, events: played.events };
    told.push({ moments: momentsOf(tableAt(state), step), state, before });
  }
  return told;
}

const game = tellGame({ seats: 3, names: NAMES.slice(0, 3), seed: 'moments', modules: MODULES });
const all = game.flatMap(({ moments }) => moments);
const ofType = (type: Moment['type']): Moment[] => all.filter((moment) => moment.type === type);

describe('great moments', () => {
  it('come with every round: its dice, its order of turns, the last one by its name', () => {
    const rounds = ofType('roundStarted');
    expect(rounds).toHaveLength(ROUNDS);
    expect(rounds.map(({ title }) => title)).toEqual([
      ...Array.from({ length: ROUNDS - 1 }, (_, index) => `Round ${index + 1} of ${ROUNDS}`),
      'The last round',
    ]);
    for (const { order, tokens } of rounds) {
      expect([...order].sort()).toEqual([0, 0, 1, 1, 2, 2]);
      expect(tokens.every(({ is }) => is === 'die')).toBe(true);
      expect(tokens.length).toBeGreaterThan(5);
    }
  });

  it('tell each player of an emperor scoring: points, steps back, bonus or penalty', () => {
    expect(ofType('emperorScoring')).toHaveLength(EMPEROR_ROUNDS.length);
    for (const { moments, before } of game)
      for (const { type, rows, tile } of moments) {
        if (type !== 'emperorScoring') continue;
        expect(tile).not.toBeNull();
        for (const { seat, vp, way } of rows) {
          expect(way?.from).toBe(before.seats[seat]?.emperor);
          expect(vp).toBeGreaterThanOrEqual(way && way.from > 0 ? 1 : 0);
          expect(way?.verdict).toBe(
            way?.to === 0 ? 'penalty' : (way?.to ?? 0) < 3 ? 'nothing' : 'bonus',
          );
        }
        expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      }
  });

  it('tell what a ballroom brings to everybody', () => {
    const balls = ofType('ballroomScored');
    expect(balls).toHaveLength(3);
    for (const { rows } of balls) expect(rows.length).toBeGreaterThan(0);
  });

  it('are notes of those who complete, win, or arrive', () => {
    for (const type of ['celebrityArrived', 'entranceGained', 'celebrityTaken'] as const) {
      const notes = ofType(type);
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) expect(rankOf(note)).toBe('note');
    }
  });

  it('come one after the other, notes together', () => {
    for (const { moments } of game) {
      const acts = actsOf(moments);
      expect(acts.flat()).toEqual(moments);
      for (const [first, ...others] of acts)
        if (others.length > 0)
          expect([first, ...others].every((moment) => rankOf(moment) === 'note')).toBe(true);
    }
  });
});

describe('the outlook before a scoring', () => {
  it('comes in the last turn before it, and only then', () => {
    const rounds = new Set<number>();
    for (const { state } of game) {
      const note = outlookOf(tableAt(state));
      if (note) rounds.add(state.round);
    }
    expect([...rounds]).toEqual([...EMPEROR_ROUNDS]);
  });

  it('says what will happen, in every language', () => {
    const at = game.find(({ state }) => outlookOf(tableAt(state)) !== null);
    if (!at) throw new Error('there is a last turn before a scoring');
    const texts = (['en', 'de', 'ru'] as const).map(
      (language) => outlookOf(tableAt(at.state, language))?.text,
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).toMatch(/step \d/);
  });
});
