import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served, playOut } from '../../guests/arrival.js';
import type { Ball, Hall } from '../ballrooms/support.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  pointsBySource,
  pointsOf,
  RIGHT,
  rowsOf,
  sectionsOf,
  TOP,
} from '../ballrooms/support.js';

const BALLET_MASTER = staff.balletMaster; // a krone and a card for every dancer sent
const ELIZA = served(184);

const eliza = (player: PlayerInput = {}, at: Ball = {}): Scenario =>
  scenario(
    position({
      ...ball(at),
      promos: true,
      dice: [1],
      players: [{ krones: 0, kitchen: { champagne: 3 }, cafe: [ELIZA], ...player }],
    }),
  );

/** Sends the second dancer, from a section if there is a choice. */
const join = (game: Scenario, section = 1): Scenario => {
  const items = game.task?.kind === 'benefits' ? game.task.items : [];
  const item = items.findIndex(({ effect }) => effect.do === 'joinDancer');
  if (item >= 0) game.do({ kind: 'benefit', item });
  return game.do({ kind: 'joinDancer', section });
};

describe('E. Doolittle (184)', () => {
  it('promos.doolittle: must dance: no room is offered', () => {
    const game = eliza({ free: [0, 1, 2] });
    expect(game.offers({ kind: 'moveIn' })).toBe(false);
    expect(openRows(game)).toHaveLength(8);
  });

  it('promos.doolittle: brings a second dancer onto the same space', () => {
    const game = join(dance(eliza({}, { floor: { apollosaal: ['', '1'] } }), LEFT, MIDDLE));
    expect(rowsOf(game, LEFT)).toEqual(['', '1 00', '']);
    expect(sectionsOf(game)).toEqual([2, 1, 2, 3]);
  });

  it('the space is paid for once', () => {
    const game = join(dance(eliza(), LEFT, TOP));
    expect(champagne(game)).toBe(0);
    expect(rowsOf(game, LEFT)[TOP]).toBe('00');
  });

  it('and the row pays its bonus once', () => {
    expect(join(dance(eliza(), LEFT, TOP)).seat(0).krones).toBe(3);
  });

  it('each dancer can clear a section and bring its bonus', () => {
    // Sections 0 and 1 of the hall of mirrors: 2 krones, 4 points.
    const game = dance(eliza({}, { sections: [[1, 1, 2, 3]] }), LEFT, BOTTOM, 0);
    expect(game.seat(0).krones).toBe(2);
    join(game, 1);
    expect(pointsBySource(game).section).toBe(4);
  });

  it('both can be the last of one section, which pays once', () => {
    const game = dance(eliza({}, { sections: [[2, 0, 0, 0]] }), LEFT, BOTTOM);
    expect(game.seat(0).krones).toBe(0);
    expect(join(game, 0).seat(0).krones).toBe(2);
  });

  it('promos.doolittle: then a point for every own dancer in the ballrooms, both included', () => {
    const floor = {
      apollosaal: ['0 1'],
      zumSperl: ['', '0 1'],
      zurKettenbruecke: ['', '', '1 1 1 0'],
    };
    const game = join(dance(eliza({}, { floor }), LEFT, MIDDLE));
    expect(pointsBySource(game).guest).toBe(5);
  });

  it('without a second dancer one point less', () => {
    const game = dance(eliza({}, { floor: { zumSperl: ['0'] } }), LEFT, BOTTOM);
    playOut(game);
    expect(rowsOf(game, LEFT)[BOTTOM]).toBe('0');
    expect(pointsBySource(game).guest).toBe(2);
  });

  it('with her own dancer the last one, too', () => {
    const game = dance(eliza({}, { sections: [[0, 0, 0, 1]] }), LEFT, BOTTOM);
    playOut(game);
    expect(rowsOf(game, LEFT)[BOTTOM]).toBe('0');
    expect(pointsBySource(game).guest).toBe(1);
  });

  it('the second dancer finds a place where Eliza took the last one', () => {
    const game = join(dance(eliza({}, { floor: { apollosaal: ['1 1'] } }), LEFT, BOTTOM));
    expect(rowsOf(game, LEFT)[BOTTOM]).toBe('1 1 00');
  });

  it('stands beside Eliza, not beside a dancer further to the right', () => {
    // A penalty has emptied the first space.
    const game = join(dance(eliza({}, { floor: { zumSperl: ['. 0'] } }), CENTRE, BOTTOM));
    expect(rowsOf(game, CENTRE)[BOTTOM]).toBe('00 0');
  });

  it('the balcony has room for both', () => {
    const halls: Hall[] = ['zumSperl', 'zurKettenbruecke', 'apollosaal'];
    const game = dance(eliza({}, { halls, floor: { apollosaal: ['', '', '1 1'] } }), RIGHT, TOP);
    expect(rowsOf(join(game), RIGHT)[TOP]).toBe('1 1 00');
  });

  it('the next dancer takes the next space', () => {
    const game = eliza({ kitchen: { champagne: 2 }, cafe: [ELIZA, served(65)] });
    join(dance(game, CENTRE, BOTTOM));
    game.do({ kind: 'sendGuest', table: 1, hall: CENTRE, row: BOTTOM });
    game.do({ kind: 'pickDancer', section: 3 });
    expect(rowsOf(game, CENTRE)[BOTTOM]).toBe('00 0');
  });

  it('Ballet Master (130): each of the two brings a krone and a card', () => {
    const game = join(dance(eliza({ played: [BALLET_MASTER] }), CENTRE, BOTTOM));
    playOut(game);
    expect(game.seat(0).krones).toBe(2);
    expect(game.seat(0).hand).toHaveLength(2);
  });

  it('both count when the ballroom is scored', () => {
    const floor = { apollosaal: ['1', '', '00'] };
    const players = [{ emperor: 4 }, { emperor: 4 }];
    const table = {
      ...ball({ floor }),
      round: 3,
      tiles: ['A1', 'B1', 'C1'],
      mainDone: true,
    } as const;
    const game = scenario(position({ ...table, players })).do({ kind: 'endTurn' });
    expect(pointsOf(game, 'ballroom')).toEqual([6, 1]);
  });
});
