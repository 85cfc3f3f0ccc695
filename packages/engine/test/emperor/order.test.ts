import { guests, politics, staff } from '@gah/engine/testing';
import { EDITIONS } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { above, favoured, scoring } from './scoring.js';

const FAVOUR = { emperor: above('A2', 3) };

describe.each(EDITIONS)('E1: the course of an emperor scoring (%s)', (edition) => {
  it('all score and step back before the tile concerns anybody', () => {
    const game = scoring('A2', [FAVOUR, { emperor: 13 }, { emperor: 2 }], { edition });
    expect(game.task).toMatchObject({ kind: 'chooseGoods', seat: 0 });
    expect(game.state.seats.map(({ emperor, vp }) => [emperor, vp])).toEqual([
      [3, 4],
      [10, 9],
      [0, 2],
    ]);
    expect(game.eventsOf('tileBonus')).toEqual([{ type: 'tileBonus', seat: 0, tile: 'A2' }]);
  });

  it('the tile goes clockwise from the start player of the round just played', () => {
    const game = scoring('A2', [FAVOUR, FAVOUR, FAVOUR], { edition, startSeat: 1 });
    for (const seat of [1, 2, 0]) {
      expect(game.task).toMatchObject({ kind: 'chooseGoods', seat });
      game.do({ kind: 'chooseGood', good: 'cake' }, { kind: 'chooseGood', good: 'wine' });
    }
    expect(game.state).toMatchObject({ phase: 'turns', round: 4, startSeat: 2 });
  });

  it('bonus and penalty come in this order too', () => {
    const players = [{}, FAVOUR, {}];
    const game = scoring('A2', players, { edition, startSeat: 2 });
    game.do({ kind: 'chooseGood', good: 'cake' }, { kind: 'chooseGood', good: 'wine' });
    const concerned = game.events.flatMap((event) =>
      event.type === 'tileBonus' || event.type === 'tilePenalty' ? event.seat : [],
    );
    expect(concerned).toEqual([2, 0, 1]);
  });

  it('goods gained may be placed on guests', () => {
    const game = favoured('A2', { cafe: [guests.sculptor] }, { edition });
    game.do(
      { kind: 'chooseGood', good: 'wine' },
      { kind: 'chooseGood', good: 'wine' },
      { kind: 'place', good: 'wine', table: 0 },
    );
    expect(game.seat(0).cafe[0]?.goods).toEqual([0, 0, 1, 0, 0]);
    expect(game.seat(0).kitchen).toEqual([0, 0, 1, 0, 0]);
  });

  it('there are no additional actions', () => {
    const BREAKFAST_SERVER = staff.breakfastServer;
    const player = {
      cafe: [{ guest: guests.sculptor, goods: { wine: 1 } }, guests.musician],
      free: [0, 1],
      kitchen: { wine: 1 },
      krones: 20,
      played: [BREAKFAST_SERVER],
    };
    const game = favoured('A2', player, {
      edition,
      politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
    });
    const kinds = (): string[] => [...new Set(game.legal.map(({ kind }) => kind))].sort();
    expect(kinds()).toEqual(['chooseGood']);
    game.do({ kind: 'chooseGood', good: 'wine' }, { kind: 'chooseGood', good: 'cake' });
    expect(kinds()).toEqual(['place', 'skip']);
  });
});
