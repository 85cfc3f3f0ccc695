import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import {
  atBall,
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  playing,
  take5,
  TOP,
} from './support.js';

const POOL_ATTENDANT = staff.poolAttendant; // 3 emperor steps

describe('Danube Steamship Captain (133)', () => {
  const captain = (player: PlayerInput = {}, rest: PositionInput = {}): Scenario =>
    atBall(
      {
        krones: 20,
        played: [staff.danubeSteamshipCaptain],
        hand: [POOL_ATTENDANT, staff.sommelier],
        ...player,
      },
      {},
      rest,
    );

  it('ballroomStaff.captain: sends a dancer for 1 champagne less directly after another card has been played', () => {
    const game = captain({ kitchen: { champagne: 1 } });
    game.do(take5, { kind: 'playStaff', card: POOL_ATTENDANT });
    // No additional action in between.
    expect(game.task?.kind).toBe('sendDancer');
    expect(openRows(game)).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
    dance(game, CENTRE, MIDDLE);
    expect(champagne(game)).toBe(0);
    expect(game.seat(0).used).toEqual([staff.danubeSteamshipCaptain]);
    expect(game.task?.kind).toBe('turn');
  });

  it('ballroomStaff.captain: once per round', () => {
    const game = captain().do(take5, { kind: 'playStaff', card: POOL_ATTENDANT });
    dance(game, CENTRE, BOTTOM).do({ kind: 'endTurn' }, take5, {
      kind: 'playStaff',
      card: staff.sommelier,
    });
    expect(game.task?.kind).toBe('turn');
    expect(game.eventsOf('dancerSent')).toHaveLength(1);
  });

  it('with a later card, if it was declined before', () => {
    const game = captain().do(take5, { kind: 'playStaff', card: POOL_ATTENDANT }, { kind: 'skip' });
    game.do({ kind: 'endTurn' }, take5, { kind: 'playStaff', card: staff.sommelier });
    expect(game.task?.kind).toBe('sendDancer');
  });

  it('again in the next round', () => {
    const game = captain({ used: [staff.danubeSteamshipCaptain] }).do(take5, {
      kind: 'playStaff',
      card: POOL_ATTENDANT,
    });
    expect(game.task?.kind).toBe('turn');
    const fresh = scenario(
      position({
        ...ball(),
        mainDone: true,
        players: [{ played: [staff.danubeSteamshipCaptain], used: [staff.danubeSteamshipCaptain] }],
      }),
    );
    fresh.do({ kind: 'endTurn' });
    expect(fresh.seat(0).used).toEqual([]);
  });

  it('not after the captain has been played', () => {
    const game = playing(133);
    expect(game.task?.kind).toBe('turn');
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });

  it('not by itself: it is no additional action', () => {
    expect(captain({ kitchen: { champagne: 3 } }).offers({ kind: 'useStaff' })).toBe(false);
  });

  it('after the immediate effect of the card: its champagne can be spent', () => {
    const game = captain({ hand: [staff.violinist] }).do(take5, {
      kind: 'playStaff',
      card: staff.violinist,
    });
    dance(game, LEFT, TOP);
    expect(champagne(game)).toBe(1);
  });

  it('also after a card that a guest lets the player play', () => {
    // The Lady Companion (135): a step and a card free of charge.
    const game = captain({ cafe: [served(135)], free: [1] });
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'playStaff', card: staff.sommelier });
    expect(game.task?.kind).toBe('sendDancer');
  });

  it('once per round, even if the card played lets another one be played', () => {
    const { modules } = position({ modules: ['ballrooms', 'celebrities'] });
    const { deck = [], lounge = [] } = modules.celebrities ?? {};
    const others = [...deck, ...lounge.flatMap((key) => key ?? [])].filter(
      (key) => key !== 'christie',
    );
    // Christie: a card for 2 krones less when steps are gained.
    const game = captain(
      { kitchen: { champagne: 2 } },
      {
        modules: ['ballrooms', 'celebrities'],
        celebrities: { deck: others, lounge: [null, null, null], owned: [['christie'], []] },
      },
    );
    game.do(
      take5,
      { kind: 'playStaff', card: POOL_ATTENDANT },
      { kind: 'playStaff', card: staff.sommelier },
    );
    dance(game, CENTRE, BOTTOM);
    expect(game.seat(0).used).toEqual([staff.danubeSteamshipCaptain]);
    expect(game.task?.kind).toBe('turn');
  });
});
