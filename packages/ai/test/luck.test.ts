import type { GameRecord, SetupInput } from '@gah/engine';
import { MODULES, playback, scoreSheets, seedRng, stateHash, toRecord, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { LuckSheet } from '../src/index.js';
import { LUCK_KINDS, luckSum, luckVerdict } from '../src/index.js';
import { mixed, redraw } from '../src/review/chance.js';
import { luckSteps } from '../src/review/luck.js';
import { LuckBook } from '../src/review/luckBook.js';
import { playGame, positions, randomPlayer } from './support/games.js';

const playedGame = (setup: SetupInput) => playGame(setup, randomPlayer(seedRng(setup.seed)));

function luckOf(record: GameRecord): LuckSheet {
  const steps = luckSteps(playback(record), record.moves.length);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const GAMES: readonly SetupInput[] = [
  { seats: 2, seed: 'luck of two' },
  { seats: 3, seed: 'luck of three', modules: MODULES },
  { seats: 1, seed: 'luck alone' },
];

describe('luck and decisions', () => {
  it('explain what every seat has come to exactly, whatever is played', () => {
    for (const setup of GAMES) {
      const record = toRecord(playedGame(setup));
      const sheet = luckOf({ ...record, moves: record.moves.slice(0, 50) });
      expect(sheet.isOver).toBe(false);
      for (const seat of sheet.seats) {
        const { start, luck, decisions, others, final } = seat;
        expect(start + luckSum(luck) + decisions + others).toBe(final);
        const rounds = seat.rounds.map(
          (round) => luckSum(round.luck) + round.decisions + round.others,
        );
        expect(start + rounds.reduce((sum, points) => sum + points, 0)).toBe(final);
        for (const kind of LUCK_KINDS) {
          const moments = sheet.moments.filter((moment) => moment.kind === kind);
          const sum = moments.reduce((all, { points }) => all + (points[seat.seat] ?? 0), 0);
          expect(sum).toBe(luck[kind]);
        }
      }
    }
  });

  it('explain the final scores of a whole game, in whole points that add up', () => {
    const state = playedGame({ seats: 2, seed: 'told' });
    const sheet = luckOf(toRecord(state));
    expect(sheet.isOver).toBe(true);
    expect(sheet.seats.map(({ final }) => final)).toEqual(
      scoreSheets(state).map(({ total }) => total),
    );
    const { lead, parts, rival } = luckVerdict(sheet, 0);
    expect(rival).toBe(1);
    expect(lead).toBe((sheet.seats[0]?.final ?? 0) - (sheet.seats[1]?.final ?? 0));
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(lead);
    for (const { points } of parts) expect(Number.isInteger(points) && points !== 0).toBe(true);
  });

  it('are the same for the same game, also of one who plays alone; rolls are luck of the dice', () => {
    const record = toRecord(playedGame({ seats: 1, seed: 'rolls' }));
    const short = { ...record, moves: record.moves.slice(0, 40) };
    const sheet = luckOf(short);
    expect(luckOf(short)).toEqual(sheet);
    expect(luckVerdict(sheet, 0).rival).toBeNull();
    const { moments } = sheet;
    expect(moments.filter(({ kind, ply }) => kind === 'dice' && ply > 0).length).toBeGreaterThan(0);
    expect(new Set(moments.map(({ round }) => round)).has(1)).toBe(true);
  });
});

describe('what nobody decided', () => {
  it('belongs to each seat itself, and is nothing that others did', () => {
    const book = new LuckBook([10, 10]);
    book.decision({ seat: null, round: 0, points: [3, -2] });
    book.decision({ seat: 1, round: 1, points: [-1, 4] });
    const [one, other] = book.close([12, 12], true).seats;
    expect(one).toMatchObject({ decisions: 3, others: -1 });
    expect(other).toMatchObject({ decisions: 2, others: 0 });
  });

  it('holds for the set-up of every table: there others change nothing', () => {
    for (const setup of GAMES) {
      const { seats } = luckOf({ ...toRecord(playedGame(setup)), moves: [] });
      for (const { others, rounds } of seats) {
        expect(others).toBe(0);
        expect(rounds.map(({ round }) => round)).toEqual([0]);
      }
    }
  });
});

describe('what could have come instead', () => {
  it('leaves everything that anybody has seen as it is, all hands included', () => {
    for (const setup of [...GAMES, { seats: 4, seed: 'drafted', staff: 'draft' } as const]) {
      for (const state of positions(setup, 40)) {
        const other = redraw(state, seedRng('instead'));
        expect(stateHash(other)).not.toBe(stateHash(state));
        for (const seat of state.seats.keys()) {
          const view = (each: typeof state) => ({
            ...viewOf(each, seat),
            setup: null,
            undoTarget: null,
          });
          expect(view(other)).toEqual(view(state));
          expect(other.seats[seat]?.hand).toEqual(state.seats[seat]?.hand);
        }
        expect([...other.guestDeck].sort()).toEqual([...state.guestDeck].sort());
        expect([...other.staffDeck].sort()).toEqual([...state.staffDeck].sort());
        const none = mixed(state, other, new Set());
        expect(stateHash(none)).toBe(stateHash(state));
      }
    }
  });
});
