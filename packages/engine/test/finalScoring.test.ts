import { scoreSheets, winners } from '@gah/engine';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

describe('final scoring', () => {
  it('final.parts, F1: staff, rooms by floor, leftovers, guests', () => {
    const game = scenario(
      position({
        round: 7,
        mainDone: true,
        tiles: ['A1', 'B1', 'C1'],
        players: [
          {
            emperor: 8,
            krones: 4,
            kitchen: { wine: 2, cake: 1 },
            played: [staff.concierge],
            occupied: [0, 5, 10, 15],
            cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }, guests.actress],
          },
          { emperor: 8, krones: 3 },
        ],
      }),
    );
    game.do({ kind: 'endTurn' });
    const [sheet] = scoreSheets(game.state);
    expect(sheet).toMatchObject({
      isFinal: true,
      bySource: { track: 5, finalStaff: 9, rooms: 10, leftovers: 7, unhoused: -10 },
      total: 21,
    });
    expect(winners(game.state)).toEqual([0]);
  });

  it('final.parts, F1: in this order, and champagne in the kitchen counts too', () => {
    const game = scenario(
      position({
        round: 7,
        mainDone: true,
        tiles: ['A1', 'B1', 'C1'],
        players: [
          {
            emperor: 8,
            krones: 0,
            kitchen: { champagne: 2 },
            played: [staff.concierge],
            occupied: [0],
            cafe: [guests.actress],
          },
          { emperor: 8, krones: 0 },
        ],
      }),
    );
    game.do({ kind: 'endTurn' });
    const final = game.eventsOf('vpGained').filter(({ cause }) => cause.source !== 'track');
    expect(final.map(({ cause, amount }) => [cause.source, amount])).toEqual([
      ['finalStaff', 3],
      ['rooms', 1],
      ['leftovers', 2],
      ['unhoused', -5],
    ]);
  });

  it('final.tie, F1: ties go to the larger leftovers, then the victory is shared', () => {
    const end = (first: object, second: object) =>
      scenario(
        position({ round: 7, mainDone: true, tiles: ['A1', 'B1', 'C1'], players: [first, second] }),
      ).do({ kind: 'endTurn' });
    const leftovers = end({ emperor: 8, vp: 1, krones: 4 }, { emperor: 8, krones: 5 });
    expect(winners(leftovers.state)).toEqual([1]);
    const shared = end({ emperor: 8, krones: 4 }, { emperor: 8, krones: 4 });
    expect(winners(shared.state)).toEqual([0, 1]);
    expect(shared.eventsOf('gameEnded')).toEqual([{ type: 'gameEnded', winners: [0, 1] }]);
  });

  it('score sheets tell at any time what the end would bring', () => {
    const state = position({ dice: [1], players: [{ vp: 3, krones: 5, occupied: [0] }] });
    expect(scoreSheets(state)[0]).toMatchObject({ isFinal: false, total: 3 + 5 + 1 });
  });
});
