import { guests, politics, staff } from '@gah/engine/testing';
import type { PoliticsNumber } from '@gah/engine';
import { contentFor, politicsCard, scoreSheets } from '@gah/engine';
import type { MovePart, PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import { amounts, finalVp } from '../../staff/support.js';
import { entrancesIn, offering, ownerAfterMain, ownerOf } from './support.js';

const letters = (cards: readonly PoliticsNumber[]): string[] =>
  cards.map((card) => politicsCard(contentFor('2021', null), card).letter);
const fulfil = (card: PoliticsNumber): MovePart => ({ kind: 'fulfil', card });

describe('Ninas Melange at set-up', () => {
  it('entrances.ninas: gets one politics card of each letter, from those left over', () => {
    for (const modules of [[], ['ballrooms', 'more']] as const) {
      const game = offering(['ninas', 'stroup'], { modules });
      const { personalPolitics, fulfilled } = entrancesIn(game);
      expect(letters(personalPolitics)).toEqual(['A', 'B', 'C']);
      expect(personalPolitics.filter((card) => game.state.politics.includes(card))).toEqual([]);
      expect(fulfilled).toEqual([]);
    }
  });

  it('politics cards of other modules take part only with these', () => {
    for (const seed of Array.from({ length: 10 }, (_, number) => number)) {
      const keys = ['ninas', (['stroup', 'kozi', 'dove'] as const)[seed % 3] ?? 'stroup'] as const;
      const { personalPolitics } = entrancesIn(offering(keys));
      expect(personalPolitics.every((card) => card <= 116)).toBe(true);
    }
  });

  it('without it no politics card is personal', () => {
    expect(entrancesIn(offering(['kozi', 'stroup'])).personalPolitics).toEqual([]);
  });
});

// Card 105 asks for 20 krones, 108 for space 10 of the emperor track.
const PERSONAL = [105, 109, 113];
const BOARD = [108, 110, 114];
const with20 = (input: PositionInput = {}, player: PlayerInput = {}): Scenario =>
  ownerAfterMain(
    'ninas',
    { krones: 20, ...player },
    { politics: BOARD, ...input, entrances: { personalPolitics: PERSONAL, ...input.entrances } },
  );
const politicsVp = (game: Scenario): number => scoreSheets(game.state)[0]?.bySource.politics ?? 0;

describe('Ninas Melange: a personal politics card', () => {
  it.each([
    { round: 1, points: 15 },
    { round: 2, points: 15 },
    { round: 3, points: 15 },
    { round: 4, points: 10 },
    { round: 5, points: 10 },
    { round: 6, points: 5 },
    { round: 7, points: 5 },
  ])('entrances.ninas: gives $points points in round $round', ({ round, points }) => {
    const game = with20({ round }).do(fulfil(105));
    expect(politicsVp(game)).toBe(points);
    expect(game.eventsOf('politicsFulfilled')).toEqual([
      { type: 'politicsFulfilled', seat: 0, card: politics.fullPurse },
    ]);
  });

  it('gives them once', () => {
    const game = with20().do(fulfil(105));
    expect(game.offers({ kind: 'fulfil' })).toBe(false);
    expect(entrancesIn(game).fulfilled).toEqual([politics.fullPurse]);
  });

  it('must be fulfilled', () => {
    expect(with20({}, { krones: 19 }).offers({ kind: 'fulfil' })).toBe(false);
  });

  it('need not be fulfilled for good', () => {
    const game = ownerOf(
      'ninas',
      { krones: 20, free: [0] },
      { dice: [3], politics: BOARD, entrances: { personalPolitics: PERSONAL } },
    );
    game.do(fulfil(105), { kind: 'takeDie', space: 3, boost: true }, { kind: 'skip' });
    expect(game.seat(0).krones).toBe(19);
    expect(politicsVp(game)).toBe(15);
  });

  it('T8: is an additional action, before and after the main action', () => {
    const game = ownerOf(
      'ninas',
      { krones: 20 },
      { dice: [4], politics: BOARD, entrances: { personalPolitics: PERSONAL } },
    );
    expect(game.offers({ kind: 'pass' })).toBe(true);
    expect(game.offers(fulfil(105))).toBe(true);
    // T1: passing is possible before anything else only.
    game.do(fulfil(105));
    expect(game.offers({ kind: 'pass' })).toBe(false);
    expect(with20().offers(fulfil(105))).toBe(true);
  });

  it('is for its owner alone, on the own turns', () => {
    const game = with20({ turn: 1, players: [{ krones: 20 }] });
    expect(game.offers({ kind: 'fulfil' })).toBe(false);
  });

  it('cards on the board are claimed as usual, with a marker', () => {
    const game = with20({}, { krones: 5, emperor: 10 });
    expect(game.offers({ kind: 'fulfil' })).toBe(false);
    game.do({ kind: 'claim', slot: 0 });
    expect(game.state.claims).toEqual([[0], [], []]);
    expect(politicsVp(game)).toBe(15);
  });

  it.each([165, 182])('S5: card %i keeps its guests apart until it is fulfilled', (card) => {
    const counting = card === 165 ? [91, 92, 93, 94] : [68, 69, 70, 71, 72];
    const last = counting.at(-1) ?? 0;
    const game = ownerAfterMain(
      'ninas',
      { cafe: [served(last)], free: [10] },
      {
        modules: ['ballrooms', 'more'],
        politics: BOARD,
        entrances: { personalPolitics: [politics.fullPurse, politics.twoFloors, card] },
      },
    );
    const before = counting.slice(0, -1);
    game.state.guestDeck = game.state.guestDeck.filter((guest) => !before.includes(guest));
    game.seat(0).kept = before;
    expect(game.offers(fulfil(card))).toBe(false);
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    if (game.task?.kind !== 'turn') game.do({ kind: 'skip' });
    expect(game.seat(0).kept).toEqual(counting);
    game.do(fulfil(card));
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual(counting);
  });
});

describe('Ninas Melange: no marker is placed', () => {
  it('entrances.ninas: staff 40 does not count it', () => {
    const game = with20({ claims: [[0], [], []] }, { played: [staff.marketingDirector] });
    expect(finalVp(game.state, 40)).toBe(5);
    expect(finalVp(game.do(fulfil(105)).state, 40)).toBe(5);
    expect(game.state.claims).toEqual([[0], [], []]);
  });

  it('staff 132 gives no champagne', () => {
    const modules = ['ballrooms'] as const;
    const game = with20({ modules }, { played: [staff.arranger] }).do(fulfil(105));
    expect(amounts(game.seat(0).kitchen)).toEqual({});
    const board = with20({ modules }, { played: [staff.arranger], emperor: 10 });
    board.do({ kind: 'claim', slot: 0 });
    expect(amounts(board.seat(0).kitchen)).toEqual({ champagne: 2 });
  });

  it('staff 179 is not rung', () => {
    const modules = ['more'] as const;
    const player = { played: [staff.entertainer], cafe: [guests.knightOfTheEmpire] };
    expect(with20({ modules }, player).do(fulfil(105)).task?.kind).toBe('turn');
    const board = with20({ modules }, { ...player, emperor: 10 });
    board.do({ kind: 'claim', slot: 0 });
    expect(board.task).toEqual({ kind: 'bell', seat: 0, card: staff.entertainer });
  });

  it('tile C6 does not count it', () => {
    const game = with20(
      {
        round: 7,
        modules: ['more'],
        tiles: ['A1', 'B1', 'C6'],
        claims: [[0], [], []],
        players: [{ emperor: 8 }],
      },
      { emperor: 10 },
    );
    // The marker on card 108 of the board counts.
    game.do(fulfil(105), { kind: 'endTurn' });
    expect(scoreSheets(game.state)[0]?.bySource.tile).toBe(5);
  });
});

describe('Ninas Melange: the final scoring', () => {
  const final = (claimed: number, fulfilled: number, owner: 'ninas' | 'stroup' = 'ninas') => {
    const game = ownerAfterMain(
      owner,
      {},
      {
        politics: BOARD,
        claims: [0, 1, 2].map((slot) => (slot < claimed ? [1, 0] : [1])),
        entrances: { personalPolitics: PERSONAL, fulfilled: PERSONAL.slice(0, fulfilled) },
      },
    );
    return scoreSheets(game.state).map((sheet) => sheet.final.other);
  };

  it.each([
    { claimed: 0, fulfilled: 0, points: 0 },
    { claimed: 0, fulfilled: 3, points: 0 },
    { claimed: 3, fulfilled: 0, points: 0 },
    { claimed: 1, fulfilled: 3, points: 3 },
    { claimed: 3, fulfilled: 1, points: 3 },
    { claimed: 2, fulfilled: 2, points: 3 },
    { claimed: 2, fulfilled: 3, points: 6 },
    { claimed: 3, fulfilled: 2, points: 6 },
    { claimed: 3, fulfilled: 3, points: 10 },
  ])(
    'entrances.ninas: $claimed on the board, $fulfilled personal: $points',
    ({ claimed, fulfilled, points }) => {
      expect(final(claimed, fulfilled)).toEqual([points, 0]);
    },
  );

  it('only for its owner', () => {
    expect(final(3, 3, 'stroup')).toEqual([0, 0]);
  });

  it('is paid at the end of the game', () => {
    const game = with20(
      {
        round: 7,
        tiles: ['A1', 'B1', 'C1'],
        claims: [[0], [0], [0]],
        players: [{ emperor: 8 }],
      },
      { emperor: 8 },
    );
    game.do(fulfil(105));
    const before = scoreSheets(game.state)[0];
    expect(before).toMatchObject({ isFinal: false, bySource: { finalEntrance: 3 } });
    game.do({ kind: 'endTurn' });
    expect(game.state.phase).toBe('over');
    expect(scoreSheets(game.state)[0]?.bySource.finalEntrance).toBe(3);
  });

  it('F2: after the last emperor scoring no personal card can be fulfilled', () => {
    const game = with20(
      { round: 7, tiles: ['A1', 'B1', 'C1'], players: [{ emperor: 8 }] },
      { emperor: 8 },
    ).do({ kind: 'endTurn' });
    expect(game.state.phase).toBe('over');
    expect(entrancesIn(game).fulfilled).toEqual([]);
  });
});
