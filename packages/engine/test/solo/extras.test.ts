import { guests, politics, staff } from '@gah/engine/testing';
import type { Difficulty } from '@gah/engine';
import { DIFFICULTIES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { OPPONENT, PLAYER, playerTurn, pointsOf, soloOf, takeDie, turnOf } from './support.js';

/** The hotel is full: no guest comes in between. */
const FULL = { occupied: Array.from({ length: 20 }, (_, room) => room) };
const extras = (card: number, input: TurnInput = {}) => turnOf(card, { opponent: FULL, ...input });

/** What a card does at the three levels. */
const byLevel = <T>(look: (difficulty: Difficulty) => T): T[] => DIFFICULTIES.map(look);

describe('emperor steps', () => {
  it.each([
    [194, 1],
    [199, 2],
    [202, 3],
    [210, 4],
  ])('soloTurn.extra: card %i: %i', (card, steps) => {
    expect(extras(card).seat(OPPONENT).emperor).toBe(steps);
  });

  it('above 13 are a point each', () => {
    const game = extras(210, { opponent: { ...FULL, emperor: 11 } });
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 13, vp: 2 });
    expect(pointsOf(game).overflow).toBe(2);
  });

  it('only from their difficulty on', () => {
    const steps = byLevel((difficulty) => extras(206, { difficulty }).seat(OPPONENT).emperor);
    expect(steps).toEqual([0, 2, 2]);
  });
});

describe('private staff', () => {
  const faceDown = [27, 28, 30, 31, 34];

  it('soloTurn.extra: the next card is turned over', () => {
    const game = extras(201, { solo: { faceDown } });
    expect(game.seat(OPPONENT).played).toEqual([staff.receptionist]);
    expect(soloOf(game).faceDown).toEqual([
      staff.bookingManager,
      staff.concierge,
      staff.receptionClerk,
      staff.chambermaid,
    ]);
    expect(game.eventsOf('staffPlayed')).toEqual([
      { type: 'staffPlayed', seat: OPPONENT, card: staff.receptionist },
    ]);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('nothing happens when all have been turned over', () => {
    const opponent = { ...FULL, played: faceDown };
    expect(extras(201, { opponent }).seat(OPPONENT).played).toEqual(faceDown);
  });

  it.each([
    [201, [1, 1, 1]],
    [205, [0, 1, 1]],
    [207, [0, 0, 1]],
  ])('card %i: cards turned over by difficulty', (card, counts) => {
    const turned = byLevel(
      (difficulty) => extras(card, { difficulty, solo: { faceDown } }).seat(OPPONENT).played.length,
    );
    expect(turned).toEqual(counts);
  });
});

describe('politics', () => {
  const [A, B, C] = [200, 204, 195];
  const ANY_LEFT = 202;
  const ANY_RIGHT = 193;
  const after = (card: number, progress: number[], input: TurnInput = {}) =>
    extras(card, { solo: { progress }, ...input });

  it.each([
    [A, [1, 0, 0]],
    [B, [0, 1, 0]],
    [C, [0, 0, 1]],
  ])('soloTurn.politics: card %i: a step on its politics card', (card, progress) => {
    const game = after(card, [0, 0, 0]);
    expect(soloOf(game).progress).toEqual(progress);
    expect(game.eventsOf('politicsAdvanced')).toMatchObject([{ seat: OPPONENT, steps: 1 }]);
  });

  it('soloTurn.politics: any: the card with least progress, of equal ones the left or the right', () => {
    const hard = { difficulty: 'hard' } as const;
    expect(soloOf(after(ANY_LEFT, [2, 1, 3], hard)).progress).toEqual([2, 2, 3]);
    expect(soloOf(after(ANY_LEFT, [1, 1, 1], hard)).progress).toEqual([2, 1, 1]);
    expect(soloOf(after(ANY_RIGHT, [1, 1, 1], hard)).progress).toEqual([1, 1, 2]);
  });

  it('soloTurn.politics: the marker stands on III, II and I before the card is claimed with the fourth step', () => {
    for (const steps of [0, 1, 2]) {
      const game = after(A, [steps, 0, 0]);
      expect(soloOf(game).progress).toEqual([steps + 1, 0, 0]);
      expect(game.state.claims).toEqual([[], [], []]);
      expect(pointsOf(game).politics).toBe(0);
    }
    const game = after(A, [3, 0, 0]);
    expect(game.state.claims).toEqual([[OPPONENT], [], []]);
    expect(pointsOf(game).politics).toBe(15);
    expect(game.eventsOf('politicsClaimed')).toEqual([
      { type: 'politicsClaimed', seat: OPPONENT, card: politics.fullPurse },
    ]);
  });

  it('soloTurn.politics: claims the highest points that are free, without fulfilling anything', () => {
    const game = after(B, [0, 3, 0], { claims: [[], [PLAYER], []] });
    expect(game.state.claims).toEqual([[], [PLAYER, OPPONENT], []]);
    expect(pointsOf(game).politics).toBe(10);
  });

  it('a claimed card takes no further step', () => {
    const game = after(A, [4, 0, 0], { claims: [[OPPONENT], [], []] });
    expect(soloOf(game).progress).toEqual([4, 0, 0]);
    expect(game.state.claims).toEqual([[OPPONENT], [], []]);
    expect(pointsOf(game).politics).toBe(0);
  });

  it('any: a claimed card is passed over', () => {
    const input = { difficulty: 'hard', claims: [[OPPONENT], [], []] } as const;
    expect(soloOf(after(ANY_LEFT, [4, 3, 3], input)).progress).toEqual([4, 4, 3]);
  });

  it('any: nothing happens when all are claimed', () => {
    const claims = [[OPPONENT], [OPPONENT], [OPPONENT]];
    const game = after(ANY_LEFT, [4, 4, 4], { difficulty: 'hard', claims });
    expect(game.eventsOf('politicsAdvanced')).toEqual([]);
    expect(game.state.claims).toEqual(claims);
  });

  it('the player then claims the next points', () => {
    const game = playerTurn({
      dice: [1],
      politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
      claims: [[OPPONENT], [], []],
      player: { krones: 20 },
    });
    game.do({ kind: 'claim', slot: 0 });
    expect(game.seat(PLAYER).vp).toBe(10);
  });

  it.each([
    [196, [0, 1, 1]],
    [193, [0, 0, 1]],
    [202, [0, 1, 1]],
    [208, [0, 0, 1]],
    [194, [1, 1, 1]],
  ])('card %i: steps by difficulty', (card, counts) => {
    const steps = byLevel((difficulty) =>
      soloOf(extras(card, { difficulty })).progress.reduce((sum, count) => sum + count, 0),
    );
    expect(steps).toEqual(counts);
  });
});

describe('one turn', () => {
  it('soloTurn.parts: guest, then die, then extra actions in the order of the card', () => {
    const game = turnOf(211, {
      queue: [
        guests.earl,
        guests.tezcatlipoca,
        guests.captGoldhaken,
        guests.mrHorsa,
        guests.mIngalls,
      ],
    });
    const story = game.events.map(({ type }) => type);
    const parts = [
      'turnEnded',
      'turnStarted',
      'instructionTurned',
      'guestTaken',
      'dieTaken',
      'politicsAdvanced',
      'emperorAdvanced',
      'turnEnded',
      'turnStarted',
    ] as const;
    expect(story.filter((type) => (parts as readonly string[]).includes(type))).toEqual(parts);
  });

  it('two in a row are two cards', () => {
    const game = playerTurn({
      dice: [4, 4, 4, 1, 2, 3],
      opponent: FULL,
      solo: { deck: [193, 210, 199] },
    });
    takeDie(game, 4).do({ kind: 'endTurn' });
    expect(game.eventsOf('instructionTurned').map(({ card }) => card)).toEqual([199, 210]);
    expect(game.seat(OPPONENT)).toMatchObject({ emperor: 6, diceTaken: [4, 2] });
  });

  it('soloTurn.parts: an empty deck is made of the discarded cards again', () => {
    const solo = { deck: [], discard: [199, 210] };
    const game = extras(199, { solo });
    const [turned] = game.eventsOf('instructionTurned');
    expect([199, 210]).toContain(turned?.card);
    expect(soloOf(game).discard).toEqual([turned?.card]);
    expect([...soloOf(game).deck, ...soloOf(game).discard].sort()).toEqual([199, 210]);
  });
});
