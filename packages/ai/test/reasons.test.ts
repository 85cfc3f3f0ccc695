import type { MoveKind } from '@gah/engine';
import { createGame, moves, pending, scoreSheets, seedRng, viewOf } from '@gah/engine';
import { position, guests, politics } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { evaluate, explain, REASON_KINDS } from '../src/index.js';
import { playGame, randomPlayer, TABLES } from './support/games.js';

describe('reasons', () => {
  it('are one to three for every kind of move', () => {
    const seen = new Map<MoveKind, number>();
    for (const setup of TABLES) {
      playGame(setup, randomPlayer(seedRng(setup.seed)), (state, seat, legal) => {
        for (const move of legal) {
          const times = seen.get(move.kind) ?? 0;
          if (times >= 60) continue;
          seen.set(move.kind, times + 1);
          const reasons = explain(viewOf(state, seat), move);
          expect(reasons.length).toBeGreaterThanOrEqual(1);
          expect(reasons.length).toBeLessThanOrEqual(3);
          for (const { kind } of reasons) expect(REASON_KINDS).toContain(kind);
        }
      });
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  it('speak of the guest who moves in and of the group that is complete', () => {
    const state = position({
      mainDone: true,
      players: [
        { krones: 0, cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }], free: [0] },
      ],
    });
    const reasons = explain(viewOf(state, 0), { seat: 0, kind: 'moveIn', table: 0, room: 0 });
    expect(reasons).toContainEqual({ kind: 'housesGuest', guest: guests.knightOfTheEmpire });
  });

  it('do not name what speaks against a guest', () => {
    const kinds = new Map<string, number>();
    playGame({ seats: 2, seed: 'guests' }, randomPlayer(), (state, seat, legal) => {
      for (const move of legal.filter(({ kind }) => kind === 'takeGuest')) {
        for (const reason of explain(viewOf(state, seat), move)) {
          if (reason.kind === 'invitesGuest') expect(reason.missing).toBeLessThanOrEqual(1);
          kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1);
        }
      }
    });
    expect(kinds.get('invitesGuest')).toBeGreaterThan(0);
    expect(kinds.get('expectsGuest')).toBeGreaterThan(0);
  });

  it('speak of a prize that is claimed', () => {
    const state = position({
      mainDone: true,
      politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
      players: [{ krones: 20 }],
    });
    const [reason] = explain(viewOf(state, 0), { seat: 0, kind: 'claim', slot: 0 });
    expect(reason).toEqual({ kind: 'claimsPolitics', card: 105 });
  });

  it('of doing nothing are that nothing else helps', () => {
    const state = position({ mainDone: true });
    expect(explain(viewOf(state, 0), { seat: 0, kind: 'endTurn' })).toEqual([
      { kind: 'turnIsDone' },
    ]);
  });
});

describe('the outlook', () => {
  it('shares out one win', () => {
    for (const setup of TABLES) {
      const state = createGame(setup);
      const [next] = pending(state);
      const outlook = evaluate(viewOf(state, next?.seat ?? 0));
      expect(outlook).toHaveLength(state.seats.length);
      const chances = outlook.reduce((sum, { winChance }) => sum + winChance, 0);
      expect(chances).toBeCloseTo(1);
      for (const { expectedScore, deviation, usual } of outlook) {
        expect(deviation).toBeGreaterThan(5);
        expect(usual[0]).toBeLessThan(expectedScore - deviation);
        expect(usual[1]).toBeGreaterThan(expectedScore + deviation);
      }
    }
  });

  it('is the result when the game is over, and the same for a spectator', () => {
    const state = playGame({ seats: 2, seed: 'to the end' }, randomPlayer());
    const outlook = evaluate(viewOf(state, 'spectator'));
    expect(outlook.map(({ expectedScore }) => expectedScore)).toEqual(
      scoreSheets(state).map(({ total }) => total),
    );
  });

  it('favours the seat that is far ahead', () => {
    const state = position({ round: 7, players: [{ vp: 120 }, { vp: 60 }] });
    const [first] = evaluate(viewOf(state, 0));
    expect(first?.winChance).toBeGreaterThan(0.95);
    expect(moves(state, 0).length).toBeGreaterThan(0);
  });
});
