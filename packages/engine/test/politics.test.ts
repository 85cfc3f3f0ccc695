import type { PoliticsNumber, SeatIndex } from '@gah/engine';
import { contentFor, moves, politicsCard, refusalOf, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, politics as politicsCards, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

/**
 * The night hotel, rooms from bottom left:
 *
 *     15 blue   16 red     17 blue  18 red     19 blue
 *     10 blue   11 red     12 blue  13 yellow  14 yellow
 *      5 yellow  6 yellow   7 red    8 red      9 yellow
 *      0 blue    1 yellow   2 red    3 red      4 blue
 */
const BLUE = [0, 4, 10, 12, 15, 17, 19];
const YELLOW = [1, 5, 6, 9, 13, 14];
const RED = [2, 3, 7, 8, 11, 16, 18];

const rooms = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const occupying = (...occupied: number[][]): PlayerInput => ({ occupied: occupied.flat() });
/** The last room is there, but free. */
const allButOne = (...all: number[][]): PlayerInput => ({
  occupied: all.flat().slice(0, -1),
  free: all.flat().slice(-1),
});

interface Case {
  readonly card: PoliticsNumber;
  readonly what: string;
  readonly met: readonly PlayerInput[];
  readonly unmet: readonly PlayerInput[];
}

const CARDS: Case[] = [
  { card: 105, what: '20 krones', met: [{ krones: 20 }], unmet: [{ krones: 19 }] },
  {
    card: 106,
    what: '12 room tiles',
    met: [{ free: rooms(0, 11) }, { free: rooms(0, 5), occupied: rooms(6, 11) }],
    unmet: [{ free: rooms(0, 10) }, { occupied: rooms(0, 10) }],
  },
  {
    card: 107,
    what: '6 staff cards played',
    met: [{ played: rooms(1, 6) }],
    unmet: [{ played: rooms(1, 5), hand: [staff.stableman] }],
  },
  { card: 108, what: 'space 10', met: [{ emperor: 10 }, { emperor: 13 }], unmet: [{ emperor: 9 }] },
  {
    card: 109,
    what: '2 floors full',
    met: [occupying(rooms(0, 9)), occupying(rooms(0, 4), rooms(10, 14))],
    unmet: [allButOne(rooms(0, 9))],
  },
  {
    card: 110,
    what: '6 groups full',
    met: [occupying([0], [4], [18], [19], [10, 15], [11, 16])],
    unmet: [allButOne([0], [4], [18], [19], [10, 15], [11, 16])],
  },
  {
    card: 111,
    what: 'one colour full',
    met: [occupying(BLUE), occupying(YELLOW), occupying(RED)],
    unmet: [allButOne(BLUE), allButOne(YELLOW), allButOne(RED)],
  },
  {
    card: 112,
    what: '2 columns full',
    met: [occupying([0, 5, 10, 15], [1, 6, 11, 16]), occupying([0, 5, 10, 15], [2, 7, 12, 17])],
    unmet: [allButOne([0, 5, 10, 15], [1, 6, 11, 16])],
  },
  {
    card: 113,
    what: '3 of each colour',
    met: [occupying(BLUE.slice(0, 3), YELLOW.slice(0, 3), RED.slice(0, 3))],
    unmet: [
      allButOne(BLUE.slice(0, 3), YELLOW.slice(0, 3), RED.slice(0, 3)),
      allButOne(BLUE.slice(0, 3), RED.slice(0, 3), YELLOW.slice(0, 3)),
      allButOne(RED.slice(0, 3), YELLOW.slice(0, 3), BLUE.slice(0, 3)),
    ],
  },
  {
    card: 114,
    what: '4 red, 3 yellow',
    met: [occupying(RED.slice(0, 4), YELLOW.slice(0, 3))],
    unmet: [
      allButOne(RED.slice(0, 4), YELLOW.slice(0, 3)),
      allButOne(YELLOW.slice(0, 4), RED.slice(0, 4)),
    ],
  },
  {
    card: 115,
    what: '4 yellow, 3 blue',
    met: [occupying(YELLOW.slice(0, 4), BLUE.slice(0, 3))],
    unmet: [
      allButOne(YELLOW.slice(0, 4), BLUE.slice(0, 3)),
      allButOne(BLUE.slice(0, 4), YELLOW.slice(0, 4)),
    ],
  },
  {
    card: 116,
    what: '4 blue, 3 red',
    met: [occupying(BLUE.slice(0, 4), RED.slice(0, 3))],
    unmet: [
      allButOne(BLUE.slice(0, 4), RED.slice(0, 3)),
      allButOne(RED.slice(0, 4), BLUE.slice(0, 4)),
    ],
  },
];

const slotOf = (card: PoliticsNumber): number =>
  ['A', 'B', 'C'].indexOf(politicsCard(contentFor('2021', null), card).letter);

describe.each(CARDS)('politics card $card: $what', ({ card, met, unmet }) => {
  const slot = slotOf(card);
  const politics = [105, 109, 113].map((other, index) => (index === slot ? card : other));

  it.each(met)('politics.conditions: is met with %j', (player) => {
    const game = scenario(position({ politics, players: [player] }));
    game.do({ kind: 'claim', slot });
    expect(game.seat(0).vp).toBe(15);
    expect(game.eventsOf('politicsClaimed')).toEqual([{ type: 'politicsClaimed', seat: 0, card }]);
  });

  it.each(unmet)('politics.conditions: is not met with %j', (player) => {
    const game = scenario(position({ politics, players: [player] }));
    expect(game.offers({ kind: 'claim', slot })).toBe(false);
    expect(refusalOf(game.state, { kind: 'claim', seat: 0, slot })?.code).toBe('condition-not-met');
  });
});

describe('the letters', () => {
  it.each([
    ['A', [105, 106, 107, 108]],
    ['B', [109, 110, 111, 112]],
    ['C', [113, 114, 115, 116]],
  ] as const)('politics.letters: %s', (letter, cards) => {
    const content = contentFor('2021', null);
    expect(cards.map((card) => politicsCard(content, card).letter)).toEqual(
      cards.map(() => letter),
    );
  });
});

const RICH = { krones: 20 };
const politics = [105, 109, 113];
const claim = { kind: 'claim', slot: 0 } as const;
const table = (input: PositionInput): Scenario => scenario(position({ politics, ...input }));

describe('S4: claiming', () => {
  const claimed = (...seats: SeatIndex[]): PositionInput => ({
    claims: [seats, [], []],
    players: [RICH, {}, {}, {}],
  });

  it.each([
    [15, []],
    [10, [2]],
    [5, [2, 1]],
  ])('additional.claim: gives %i points after %j', (points, before) => {
    const game = table(claimed(...before)).do(claim);
    expect(scoreSheets(game.state)[0]?.bySource.politics).toBe(points);
    expect(game.state.claims).toEqual([[...before, 0], [], []]);
  });

  it('is not possible for a fourth player', () => {
    const game = table(claimed(1, 2, 3));
    expect(game.offers({ kind: 'claim' })).toBe(false);
    expect(refusalOf(game.state, { seat: 0, ...claim })?.code).toBe('no-claim-left');
  });

  it('is possible once for each seat and card', () => {
    const game = table({ players: [RICH] }).do(claim);
    expect(game.offers({ kind: 'claim' })).toBe(false);
    expect(refusalOf(game.state, { seat: 0, ...claim })?.code).toBe('already-claimed');
  });

  it('is possible for several cards in one turn', () => {
    const game = table({ players: [{ ...RICH, occupied: rooms(0, 9) }] });
    game.do(claim, { kind: 'claim', slot: 1 });
    expect(game.seat(0).vp).toBe(30);
  });

  it('is optional, and the card waits until a later turn', () => {
    const players = [{ ...RICH, diceTaken: [1] }, { diceTaken: [1, 1] }];
    const game = table({ mainDone: true, dice: [4], players }).do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 0, mainDone: false });
    expect(game.offers(claim)).toBe(true);
  });

  it('is possible only on the own turn', () => {
    const game = table({ players: [{}, RICH] });
    expect(game.offers({ kind: 'claim' })).toBe(false);
    expect(moves(game.state, 1)).toEqual([]);
    expect(refusalOf(game.state, { seat: 1, ...claim })?.code).toBe('not-your-decision');
  });

  it('is an additional action: it does not use up the main action', () => {
    const game = table({ dice: [4], players: [RICH] }).do(claim);
    expect(game.task).toMatchObject({ kind: 'turn', mainDone: false, guestTaken: false });
    expect(game.offers({ kind: 'takeDie', space: 4 })).toBe(true);
  });

  it('is possible after the main action', () => {
    const game = table({ mainDone: true, players: [RICH] }).do(claim);
    expect(game.seat(0).vp).toBe(15);
  });

  it('is not possible inside another action', () => {
    const game = table({ dice: [4, 4], players: [RICH] });
    game.do({ kind: 'takeDie', space: 4, boost: false });
    expect(game.task?.kind).toBe('splitKrones');
    expect(game.offers({ kind: 'claim' })).toBe(false);
  });

  it('counts what the turn has just brought', () => {
    const game = table({ dice: [4], players: [{ krones: 19 }] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 }, claim);
    expect(game.seat(0).vp).toBe(15);
  });
});

describe('an emperor scoring', () => {
  it('politics.ownTurn: cannot be used to claim: a card met by it waits for the own turn', () => {
    const players = [{ emperor: 4 }, { emperor: 6, krones: 17 }];
    const game = table({ round: 3, mainDone: true, tiles: ['A1', 'B1', 'C1'], players });
    game.do({ kind: 'endTurn' });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 1 });
    game.do(claim);
    expect(scoreSheets(game.state)[1]?.bySource.politics).toBe(15);
  });

  it('F2: after the last one no card can be claimed', () => {
    const players = [{ emperor: 10, played: rooms(1, 5), hand: [staff.stableman] }, { emperor: 8 }];
    const game = table({
      round: 7,
      mainDone: true,
      politics: [
        politicsCards.largeStaff,
        politicsCards.twoFloors,
        politicsCards.threeOfEachColour,
      ],
      tiles: ['A1', 'B1', 'C4'],
      players,
    });
    game.do({ kind: 'endTurn' });
    expect(game.offers({ kind: 'claim' })).toBe(false);
    game.do({ kind: 'playStaff', card: staff.stableman });
    expect(game.seat(0).played).toHaveLength(6);
    expect(game.state.phase).toBe('over');
    expect(refusalOf(game.state, { seat: 0, ...claim })?.code).toBe('game-over');
    expect(scoreSheets(game.state)[0]?.bySource.politics).toBe(0);
  });
});
