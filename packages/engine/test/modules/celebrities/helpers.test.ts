import { guests, staff } from '@gah/engine/testing';
import { roomsOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { BALL, benefit, hosting, servedBut, takeBenefits } from './support.js';

const ERRANDS = staff.poolAttendant; // 3 emperor steps, costs 1
const SOMMELIER = staff.sommelier; // 4 wine, costs 2
const HOUSEKEEPERS = staff.pageBoy; // occupies two rooms, costs 2
const HARPIST = staff.harpist; // sends up to two dancers, costs 4

describe('Tolkien: 2 points for each room occupied', () => {
  it('by a guest', () => {
    const game = hosting(['tolkien'], { cafe: [servedBut(92)], free: [1] });
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.seat(0).vp).toBe(2);
  });

  it('celebrities.tolkien, G5: by any other means, for each room', () => {
    const game = hosting(['tolkien'], { hand: [HOUSEKEEPERS], free: [1, 2] }, { dice: [5] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: HOUSEKEEPERS });
    game.do({ kind: 'occupyRoom', room: 1 }, { kind: 'occupyRoom', room: 2 });
    expect(game.seat(0).vp).toBe(4);
  });

  it('for both rooms of a guest who takes two', () => {
    const player = { cafe: [servedBut(189)], free: [1, 2] };
    const game = hosting(['tolkien'], player, { promos: true });
    game.do({ kind: 'moveInPair', table: 0, room: 1 });
    takeBenefits(game);
    expect(game.eventsOf('vpGained').filter(({ cause }) => cause.id === 'tolkien')).toHaveLength(2);
  });

  it('a room that is only prepared brings nothing', () => {
    const game = hosting(['tolkien'], { free: [0] }, { dice: [3] });
    game.do({ kind: 'takeDie', space: 3, boost: false }, { kind: 'prepareRoom', room: 1 });
    expect(game.seat(0).vp).toBe(0);
  });
});

describe('Gandhi: preparing rooms is free', () => {
  it('celebrities.gandhi: on every floor and in every colour', () => {
    const player = { krones: 0, free: [0, 5, 10] };
    const game = hosting(['gandhi'], player, { dice: [3, 3, 3] });
    game.do({ kind: 'takeDie', space: 3, boost: false });
    for (const room of [15, 16, 11]) game.do({ kind: 'prepareRoom', room });
    expect(roomsOf(game.seat(0).tiles)).toEqual([0, 5, 10, 11, 15, 16]);
    expect(game.seat(0).krones).toBe(0);
  });

  it('also for rooms of a reward', () => {
    const player = { krones: 0, cafe: [servedBut(50)], free: [0, 1, 6] };
    const game = hosting(['gandhi'], player).do({ kind: 'moveIn', table: 0, room: 1 });
    game.do(benefit(game, 'prepareRoom'), { kind: 'prepareRoom', room: 11 });
    expect(game.seat(0).krones).toBe(0);
  });

  it('is no permission to prepare a room', () => {
    const game = hosting(['gandhi'], { free: [0] }, { dice: [4] });
    expect(game.offers({ kind: 'prepareRoom' })).toBe(false);
  });
});

describe('Curie: 2 dishes or drinks after each staff card', () => {
  it('celebrities.curie: equal or different ones, no champagne', () => {
    const game = hosting(['curie'], { hand: [ERRANDS] }, { ...BALL, dice: [5] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: ERRANDS });
    expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
    game.do({ kind: 'chooseGood', good: 'cake' }, { kind: 'chooseGood', good: 'coffee' });
    expect(game.seat(0)).toMatchObject({ emperor: 3, kitchen: [0, 1, 0, 1, 0] });
    expect(game.task?.kind).toBe('turn');
  });

  it('come after the effect of the card', () => {
    const game = hosting(['curie'], { hand: [SOMMELIER] }, { dice: [5] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: SOMMELIER });
    expect(game.seat(0).kitchen).toEqual([0, 0, 4, 0, 0]);
    game.do({ kind: 'chooseGood', good: 'wine' }, { kind: 'chooseGood', good: 'wine' });
    expect(game.seat(0).kitchen).toEqual([0, 0, 6, 0, 0]);
  });

  it('come for every card, by whatever means it is played', () => {
    const player = {
      hand: [staff.chiefWaiter, staff.executiveHousekeeper],
      cafe: [servedBut(73)],
      free: [0],
    };
    const game = hosting(['curie'], player).do({ kind: 'moveIn', table: 0, room: 0 });
    for (const card of [24, 12]) {
      takeBenefits(game).do({ kind: 'playStaff', card });
      game.do({ kind: 'chooseGood', good: 'strudel' }, { kind: 'chooseGood', good: 'strudel' });
    }
    expect(game.seat(0)).toMatchObject({
      played: [staff.chiefWaiter, staff.executiveHousekeeper],
      kitchen: [4, 0, 0, 0, 0],
    });
  });

  it('may go onto a guest at once', () => {
    const game = hosting(
      ['curie'],
      { hand: [staff.chiefWaiter], cafe: [guests.captGoldhaken] },
      { dice: [5] },
    );
    game.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staff.chiefWaiter },
    );
    game.do({ kind: 'chooseGood', good: 'strudel' }, { kind: 'chooseGood', good: 'wine' });
    game.do({ kind: 'place', good: 'strudel', table: 0 });
    expect(game.seat(0).cafe[0]?.goods).toEqual([1, 0, 0, 0, 0]);
    expect(game.seat(0).kitchen).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('Puccini: 1 champagne and 2 points after each staff card', () => {
  it('after its own effect', () => {
    const game = hosting(['puccini'], { hand: [ERRANDS] }, { ...BALL, dice: [5] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: ERRANDS });
    expect(game.seat(0)).toMatchObject({ emperor: 3, vp: 2, kitchen: [0, 0, 0, 0, 1] });
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('emperorAdvanced')).toBeLessThan(types.indexOf('vpGained'));
  });

  it('celebrities.puccini: for every card', () => {
    const player = {
      hand: [staff.chiefWaiter, staff.executiveHousekeeper],
      cafe: [servedBut(73)],
      free: [0],
    };
    const game = hosting(['puccini'], player, BALL).do({ kind: 'moveIn', table: 0, room: 0 });
    for (const card of [24, 12]) takeBenefits(game).do({ kind: 'playStaff', card });
    // 4 for the guest, 2 for the group, 2 for each card.
    expect(game.seat(0)).toMatchObject({ vp: 4 + 2 + 2 + 2, kitchen: [0, 0, 0, 0, 2] });
  });
});

describe('Mata Hari: 1 point and 1 emperor step for each dancer', () => {
  it('for a guest who dances', () => {
    const player = { kitchen: { champagne: 1 }, cafe: [servedBut(92)] };
    const game = hosting(['mataHari'], player, BALL);
    game.do({ kind: 'sendGuest', table: 0, hall: 0, row: 0 }, { kind: 'pickDancer', section: 1 });
    expect(game.seat(0)).toMatchObject({ vp: 1, emperor: 1 });
  });

  it('celebrities.mataHari: for each of several dancers, sent by any effect', () => {
    const game = hosting(['mataHari'], { hand: [HARPIST] }, { ...BALL, dice: [5] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: HARPIST });
    for (const hall of [0, 1]) {
      takeBenefits(game).do({ kind: 'sendDancer', hall, row: 0 });
      game.do({ kind: 'pickDancer', section: 1 });
    }
    expect(game.seat(0)).toMatchObject({ vp: 2, emperor: 2 });
  });

  it('for both dancers who share a space', () => {
    const player = { kitchen: { champagne: 1 }, cafe: [servedBut(184)] };
    const game = hosting(['mataHari'], player, { ...BALL, promos: true });
    game.do({ kind: 'sendGuest', table: 0, hall: 0, row: 0 }, { kind: 'pickDancer', section: 1 });
    takeBenefits(game).do({ kind: 'joinDancer', section: 1 });
    // 2 more for the two dancers of the guest.
    expect(takeBenefits(game).seat(0)).toMatchObject({ vp: 2 + 2, emperor: 2 });
  });

  it('not for a guest who takes a room', () => {
    const game = hosting(['mataHari'], { cafe: [servedBut(92)], free: [1] }, BALL);
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.seat(0)).toMatchObject({ vp: 0, emperor: 0 });
  });
});
