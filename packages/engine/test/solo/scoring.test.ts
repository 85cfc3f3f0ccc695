import { staff } from '@gah/engine/testing';
import type { TileId, VpSource } from '@gah/engine';
import { scoreSheets, winners } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { OPPONENT, PLAYER, playerTurn, playOut, pointsOf, SELECTIONS } from './support.js';

/** No die is left: the round is over when the player ends the turn. The next one begins with the player. */
const scored = (input: TurnInput) =>
  playerTurn({ startSeat: OPPONENT, turn: PLAYER, mainDone: true, ...input }).do({
    kind: 'endTurn',
  });

/** On 8 before the last scoring: 5 points, then neither bonus nor penalty. */
const ASIDE = { emperor: 8, krones: 0 };
/** The end of the game. */
const finished = (input: TurnInput) =>
  scored({ round: 7, tiles: ['A1', 'B1', 'C1'], ...input, player: { ...ASIDE, ...input.player } });

describe('the emperor scoring', () => {
  it.each([
    [3, 3],
    [5, 5],
    [7, 7],
  ])(
    'soloRounds.emperor: after round %i the opponent scores its space and steps back by %i',
    (round, back) => {
      const game = scored({
        round,
        tiles: ['A1', 'B2', 'C1'],
        player: { emperor: back + 1 },
        opponent: { emperor: 12 },
      });
      expect(pointsOf(game).track).toBe(8);
      expect(game.seat(OPPONENT).emperor).toBe(12 - back);
      expect(game.eventsOf('emperorStepBack')).toContainEqual({
        type: 'emperorStepBack',
        seat: OPPONENT,
        from: 12,
        to: 12 - back,
      });
    },
  );

  const TILES: [number, TileId[]][] = [
    [3, ['A1', 'A2', 'A3', 'A4']],
    [5, ['B1', 'B2', 'B3', 'B4']],
    [7, ['C1', 'C2', 'C3', 'C4']],
  ];
  const cases = TILES.flatMap(([round, tiles]) => tiles.map((tile) => [tile, round] as const));

  it.each(cases)(
    'soloRounds.emperor: tile %s: no bonus and no penalty for the opponent',
    (tile, round) => {
      for (const emperor of [0, 13]) {
        const game = scored({
          round,
          tiles: [tile, tile, tile],
          player: { emperor: round + 1 },
          opponent: { emperor, occupied: [0, 5, 15], played: [staff.bookingManager], free: [1] },
        });
        expect(game.eventsOf('tileBonus')).toEqual([]);
        expect(game.eventsOf('tilePenalty')).toEqual([]);
        expect(pointsOf(game).tile).toBe(0);
        expect(game.seat(OPPONENT)).toMatchObject({
          krones: 0,
          played: [staff.bookingManager],
          hand: [],
        });
        expect(game.seat(OPPONENT).tiles).toBe((1 << 0) | (1 << 1) | (1 << 5) | (1 << 15));
      }
    },
  );

  it('the player has bonus and penalty as usual', () => {
    const bonus = scored({ round: 3, tiles: ['A1', 'B1', 'C1'], player: { emperor: 6 } });
    expect(bonus.seat(PLAYER).krones).toBe(13);
    const penalty = scored({ round: 3, tiles: ['A1', 'B1', 'C1'], player: { emperor: 0 } });
    expect(penalty.seat(PLAYER).krones).toBe(7);
  });
});

describe('the final scoring of the opponent', () => {
  it('soloRounds.final: counts the track, its face-up staff and its occupied rooms by floor', () => {
    const game = finished({
      // A point for each occupied room, three for each blue one.
      opponent: {
        emperor: 13,
        vp: 20,
        occupied: [0, 1, 5, 10, 15],
        played: [staff.chambermaid, staff.concierge],
      },
    });
    expect(pointsOf(game)).toMatchObject({
      guest: 20,
      track: 9,
      finalStaff: 5 + 9,
      rooms: 1 + 1 + 2 + 3 + 4,
      leftovers: 0,
    });
    expect(game.seat(OPPONENT).vp).toBe(20 + 9 + 14 + 11);
  });

  it('soloRounds.final: cards that still lie face down count nothing', () => {
    const game = finished({
      opponent: { ...ASIDE, occupied: [0, 1, 5], played: [staff.chambermaid] },
      solo: {
        faceDown: [staff.bookingManager, staff.concierge, staff.receptionClerk, staff.receptionist],
      },
    });
    expect(scoreSheets(game.state)[OPPONENT]?.final.staff).toEqual([{ card: 31, vp: 3 }]);
  });

  it('counts markers, steps and dancers for staff that asks for them', () => {
    const game = finished({
      modules: ['ballrooms'],
      ballrooms: {
        halls: [0, 3, 4],
        floor: [
          [[2, 2], [], []],
          [[], [], []],
          [[2], [], []],
        ],
        sections: [[10], [7]],
        rehearsal: [0, -1],
      },
      claims: [[OPPONENT], [], [PLAYER, OPPONENT]],
      opponent: {
        emperor: 10,
        played: [
          staff.marketingDirector,
          staff.operator,
          staff.assistantManager,
          staff.leadingDancer,
        ],
      },
    });
    expect(scoreSheets(game.state)[OPPONENT]?.final.staff).toEqual([
      { card: 40, vp: 10 },
      { card: 41, vp: 6 },
      { card: 32, vp: 8 },
      { card: 126, vp: 6 },
    ]);
  });

  it('soloRounds.final: a whole game brings it points from nothing else, and no money, goods or guests', () => {
    const possible: VpSource[] = [
      'guest',
      'cover',
      'track',
      'overflow',
      'politics',
      'ballroom',
      'celebrity',
      'solo',
      'finalStaff',
      'rooms',
    ];
    for (const [index, modules] of SELECTIONS.entries()) {
      const { states } = playOut({ seed: `sources ${index}`, modules, difficulty: 'hard' });
      const state = states.at(-1);
      if (state?.phase !== 'over') throw new Error('the game did not end');
      const other = Object.entries(pointsOf({ state })).filter(
        ([source, points]) => points !== 0 && !possible.includes(source as VpSource),
      );
      expect(other).toEqual([]);
      expect(state.seats[OPPONENT]).toMatchObject({
        krones: 0,
        kitchen: [0, 0, 0, 0, 0],
        hand: [],
      });
      expect(state.seats[OPPONENT]?.cafe.every((guest) => guest === null)).toBe(true);
      expect(state.seats[OPPONENT]?.groupsPaid).toBe(0);
    }
  });
});

describe('the Secretary', () => {
  const SECRETARY = staff.secretary;
  const staffOf = (input: TurnInput, seat: number) =>
    scoreSheets(playerTurn({ dice: [1], ...input }).state)[seat]?.final.staff;

  it('of the player takes the best face-up card of the opponent, for the own hotel', () => {
    const player = { played: [SECRETARY], occupied: [2, 3] };
    const opponent = {
      played: [staff.concierge, staff.bookingManager, staff.chambermaid],
      occupied: [0, 4],
    };
    // Three points for each red room of the player; the blue ones are the opponent's.
    expect(staffOf({ player, opponent }, PLAYER)).toEqual([{ card: SECRETARY, vp: 6, copied: 27 }]);
  });

  it('of the player does not see what lies face down', () => {
    const player = { played: [SECRETARY], occupied: [2, 3] };
    const solo = { faceDown: [staff.bookingManager] };
    expect(staffOf({ player, solo }, PLAYER)).toEqual([{ card: SECRETARY, vp: 0 }]);
  });

  it('of the opponent takes the best played card of the player, for its own hotel', () => {
    const player = { played: [staff.bookingManager, staff.concierge], occupied: [2, 3, 7] };
    const opponent = { played: [SECRETARY], occupied: [0, 4, 2] };
    expect(staffOf({ player, opponent }, OPPONENT)).toEqual([
      { card: SECRETARY, vp: 6, copied: 28 },
    ]);
  });

  it('of the opponent does not see the player’s hand', () => {
    const player = { hand: [staff.bookingManager, staff.concierge] };
    const opponent = { played: [SECRETARY], occupied: [0, 4, 2] };
    expect(staffOf({ player, opponent }, OPPONENT)).toEqual([{ card: SECRETARY, vp: 0 }]);
  });

  it('of the opponent is worth nothing while it lies face down', () => {
    const player = { played: [staff.concierge] };
    const opponent = { occupied: [0, 4] };
    expect(staffOf({ player, opponent, solo: { faceDown: [SECRETARY] } }, OPPONENT)).toEqual([]);
  });
});

describe('the winner', () => {
  const won = (own: number, opposite: number, krones = 0) => {
    const game = finished({ player: { vp: own, krones }, opponent: { ...ASIDE, vp: opposite } });
    expect(game.eventsOf('gameEnded')).toMatchObject([{ winners: winners(game.state) }]);
    return winners(game.state);
  };

  it('is who has more points', () => {
    expect(won(51, 50)).toEqual([PLAYER]);
    expect(won(50, 51)).toEqual([OPPONENT]);
  });

  it('soloRounds.tie: a tie is a loss for the player, even with more leftovers', () => {
    expect(won(50, 50)).toEqual([OPPONENT]);
    expect(won(45, 50, 5)).toEqual([OPPONENT]);
  });
});
