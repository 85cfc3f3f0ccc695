import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { disgraced } from '../../emperor/scoring.js';
import { begin, served, playOut } from '../../guests/arrival.js';
import { ball, BOTTOM, CENTRE, champagne, champagnePaid, dance } from '../ballrooms/support.js';

const BOSS_SON = staff.bossSon;
const SYMPHONIST = staff.symphonist;
const CHOIRMASTER = staff.choirmaster;
const CAPTAIN = staff.danubeSteamshipCaptain;

/** Seat 0 has the card in play, no money and 5 champagne. */
const withSon = (player: PlayerInput, rest: PositionInput = {}): Scenario =>
  scenario(
    position({
      ...ball(),
      promos: true,
      dice: [5],
      ...rest,
      players: [
        {
          krones: 0,
          kitchen: { champagne: 5 },
          ...player,
          played: [BOSS_SON, ...(player.played ?? [])],
        },
      ],
    }),
  );

describe("Boss's Son (183): a krone for an action in which champagne is paid", () => {
  it('promos.bossSon: a guest is sent to dance', () => {
    expect(dance(withSon({ cafe: [served(65)] }), CENTRE, BOTTOM).seat(0).krones).toBe(1);
  });

  it('promos.bossSon: only once in an action, however many dancers it sends', () => {
    // The Ambassador (148) dances and sends another dancer.
    const game = dance(withSon({ cafe: [served(148)] }), CENTRE, BOTTOM);
    dance(game, CENTRE, BOTTOM);
    expect(champagnePaid(game)).toBe(2);
    expect(game.seat(0).krones).toBe(1);
  });

  it('once in a main action with all it brings about', () => {
    // A 5 with the Choirmaster; the card played lets the Captain send another dancer.
    const game = withSon({
      played: [CHOIRMASTER, CAPTAIN],
      hand: [staff.poolAttendant],
      krones: 0,
    });
    game.do({ kind: 'takeDie', space: 5, boost: false });
    begin(game, 'mainAction').do({ kind: 'playStaff', card: staff.poolAttendant });
    dance(game, CENTRE, 1);
    dance(game, CENTRE, 1);
    expect(champagnePaid(game)).toBe(2);
    expect(game.seat(0).krones).toBe(1);
  });

  it('again in the next action', () => {
    const game = dance(withSon({ cafe: [served(65), served(77)] }), CENTRE, BOTTOM);
    game.do({ kind: 'sendGuest', table: 1, hall: CENTRE, row: BOTTOM });
    game.do({ kind: 'pickDancer', section: 1 });
    // Guest 77 brings a krone.
    expect(game.seat(0).krones).toBe(1 + 1 + 1);
  });

  it('W13: the champagne of the Symphonist (122) is paid', () => {
    const game = withSon({ played: [SYMPHONIST] }).do({ kind: 'useStaff', card: SYMPHONIST });
    expect(game.seat(0).krones).toBe(1);
  });

  it('W13: the champagne for Mr. Schulze (190) is paid, other goods do not count', () => {
    const kitchen = { wine: 1, champagne: 1 };
    const use = (good: 'wine' | 'champagne'): Scenario =>
      withSon({ cafe: [guests.mrSchulze], kitchen }).do(
        { kind: 'useGuest' },
        { kind: 'spendGood', good },
      );
    expect(use('champagne').seat(0).krones).toBe(1);
    expect(use('wine').seat(0).krones).toBe(0);
  });

  it('nothing when a discount leaves nothing to pay', () => {
    // The Partygoer (161) moves in and sends a dancer for 2 less.
    const game = withSon({ cafe: [served(161)], free: [1] });
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    dance(game, CENTRE, BOTTOM);
    expect(champagnePaid(game)).toBe(0);
    expect(game.seat(0).krones).toBe(0);
  });

  it('W13: nothing when champagne is served', () => {
    const game = withSon({ krones: 1, cafe: [guests.abbess] }).do({
      kind: 'serve',
      good: 'champagne',
      table: 0,
    });
    expect(playOut(game).seat(0).krones).toBe(0);
  });

  it('W13: nothing when a penalty takes champagne', () => {
    const player = { krones: 0, played: [BOSS_SON], kitchen: { champagne: 2 } };
    const game = disgraced('A5', player, { ...ball(), promos: true });
    expect(champagne(game)).toBe(0);
    expect(game.seat(0).krones).toBe(0);
  });

  it('nothing when somebody else pays', () => {
    const game = scenario(
      position({
        ...ball(),
        promos: true,
        dice: [5],
        players: [
          { kitchen: { champagne: 1 }, cafe: [served(65)] },
          { krones: 0, played: [BOSS_SON] },
        ],
      }),
    );
    expect(dance(game, CENTRE, BOTTOM).seat(1).krones).toBe(0);
  });
});
