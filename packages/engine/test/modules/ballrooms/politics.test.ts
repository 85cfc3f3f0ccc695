import { politicsCard } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, politics } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import type { Ball } from './support.js';
import { ball, BOTTOM, content, LEFT, pointsBySource } from './support.js';

/** These three politics cards, seat 0 at turn. */
const atBall = (player: PlayerInput, at: Ball = {}): Scenario =>
  scenario(
    position({
      ...ball(at),
      dice: [1],
      politics: [politics.champagneCellar, politics.sevenDancers, politics.fourTourists],
      players: [player],
    }),
  );

describe.each([
  { card: 163, letter: 'A' },
  { card: 164, letter: 'B' },
  { card: 165, letter: 'C' },
])('politics card $card', ({ card, letter }) => {
  it(`ballroomPolitics.letters: has the letter ${letter} and brings 15, 10, 5 points`, () => {
    expect(politicsCard(content, card)).toMatchObject({
      letter,
      vp: [15, 10, 5],
      needs: ['ballrooms'],
      source: { condition: 'rulebook', letter: 'a public card list' },
    });
  });
});

describe('163: 7 champagne in the kitchen', () => {
  it.each([
    [6, false],
    [7, true],
    [9, true],
  ])('ballroomPolitics.conditions: with %i: %s', (bottles, met) => {
    const game = atBall({ kitchen: { champagne: bottles } });
    expect(game.offers({ kind: 'claim', slot: 0 })).toBe(met);
  });

  it('is claimed for 15 points; the champagne stays', () => {
    const game = atBall({ kitchen: { champagne: 7 } }).do({ kind: 'claim', slot: 0 });
    expect(pointsBySource(game).politics).toBe(15);
    expect(game.seat(0).kitchen[4]).toBe(7);
  });

  it('champagne on guests does not count', () => {
    const cafe = [{ guest: guests.cardinal, goods: { champagne: 2 } }];
    const game = atBall({ kitchen: { champagne: 6 }, cafe });
    expect(game.offers({ kind: 'claim' })).toBe(false);
  });
});

describe('164: 7 dancers in the ballrooms', () => {
  it('ballroomPolitics.conditions: in one or in several, balcony included', () => {
    const floor = {
      apollosaal: ['0 0', '0'],
      zumSperl: ['0'],
      zurKettenbruecke: ['0', '', '1 1 1 0 0'],
    };
    expect(atBall({}, { floor }).offers({ kind: 'claim', slot: 1 })).toBe(true);
  });

  it('six are not enough, dancers of others do not count', () => {
    const floor = { apollosaal: ['0 0 0', '0 0', '0 1'], zumSperl: ['1 1 1'] };
    expect(atBall({}, { floor }).offers({ kind: 'claim' })).toBe(false);
  });

  it('two on one space count twice', () => {
    const floor = { apollosaal: ['0 00 0', '0 0', '0 1'] };
    expect(atBall({}, { floor }).offers({ kind: 'claim', slot: 1 })).toBe(true);
  });

  it('dancers who left the game do not count', () => {
    const floor = { apollosaal: ['0 0 0', '0 0', '0'] };
    expect(atBall({}, { floor, sections: [[0, 0, 0, 0]] }).offers({ kind: 'claim' })).toBe(false);
  });
});

describe('S5: 165: four green guests served', () => {
  const hosts: PlayerInput = {
    krones: 10,
    kitchen: { strudel: 1, champagne: 4 },
    free: [0, 1],
    // Strudel is all that 91 to 94 want.
    cafe: [served(92), served(93), served(94)],
  };
  const start = (): Scenario =>
    scenario(
      position({
        ...ball(),
        dice: [1],
        politics: [politics.champagneCellar, politics.sevenDancers, politics.fourTourists],
        queue: [
          guests.sculptor,
          guests.knightOfTheEmpire,
          guests.apothecary,
          guests.musician,
          guests.tezcatlipoca,
        ],
        players: [hosts],
      }),
    );
  const sendAway = (game: Scenario, table: number): Scenario =>
    game.do(
      { kind: 'sendGuest', table, hall: LEFT, row: BOTTOM },
      { kind: 'pickDancer', section: table === 2 ? 3 : 1 },
    );

  /** Three have left: one into a room, two to dance. The fourth is served. */
  function fourthServed(): Scenario {
    const game = start().do({ kind: 'moveIn', table: 0, room: 0 });
    sendAway(sendAway(game, 1), 2);
    return game.do({ kind: 'takeGuest', place: 4 }, { kind: 'serve', good: 'strudel', table: 0 });
  }

  it('ballroomPolitics.conditions: a guest counts when it leaves the café, into a room or to dance', () => {
    const game = fourthServed();
    expect(game.offers({ kind: 'claim', slot: 2 })).toBe(false);
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.offers({ kind: 'claim', slot: 2 })).toBe(true);
  });

  it('guests that count are kept apart until the card is claimed', () => {
    const game = fourthServed().do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.seat(0).kept).toEqual([
      guests.captGoldhaken,
      guests.mrHorsa,
      guests.mIngalls,
      guests.tezcatlipoca,
    ]);
    expect(game.state.guestDiscard).toEqual([]);
    game.do({ kind: 'claim', slot: 2 });
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual([
      guests.captGoldhaken,
      guests.mrHorsa,
      guests.mIngalls,
      guests.tezcatlipoca,
    ]);
    expect(pointsBySource(game).politics).toBe(15);
  });

  it('guests of other colours do not count and are not kept', () => {
    const cafe = [served(65), served(77)];
    const game = atBall({ cafe, kitchen: { champagne: 2 } });
    sendAway(sendAway(game, 0), 1);
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual([guests.knightOfTheEmpire, guests.apothecary]);
  });

  it('green guests are discarded once the card has been claimed', () => {
    const table = {
      ...ball(),
      dice: [1],
      politics: [politics.champagneCellar, politics.sevenDancers, politics.fourTourists],
      claims: [[], [], [0]],
    };
    const game = scenario(position({ ...table, players: [hosts] }));
    game.do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual([guests.captGoldhaken]);
  });
});
