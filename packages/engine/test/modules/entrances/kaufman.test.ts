import { guests as guestCards, politics, staff } from '@gah/engine/testing';
import type { GuestNumber } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import type { MovePart, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import {
  entrancesIn,
  entranceVp,
  gaining,
  GREEN,
  kaufmanOwner,
  offering,
  upTo,
} from './support.js';

const takeGuest = (place: number): MovePart => ({ kind: 'takeGuest', place });
const guests = (game: Scenario, seat = 0): GuestNumber[] =>
  game.seat(seat).cafe.flatMap((guest) => guest?.card ?? []);
const places = ({ legal }: Scenario): number[] =>
  legal.flatMap((move) => (move.kind === 'takeGuest' ? [move.place] : []));
const pile = (game: Scenario): readonly GuestNumber[] => entrancesIn(game).pile;

describe('Hotel Kaufman at set-up', () => {
  it('entrances.kaufman: has a fourth table', () => {
    const game = gaining('kaufman');
    const { startSeat } = game.state;
    expect(game.seat(startSeat).cafe).toEqual([null, null, null, null]);
    expect(game.seat(1 - startSeat).cafe).toHaveLength(3);
  });

  it('entrances.kaufman: may take a second first guest free, from the refilled queue', () => {
    const game = gaining('kaufman');
    const { startSeat } = game.state;
    const other = 1 - startSeat;
    game.do(takeGuest(4));
    expect(game.task).toEqual({ kind: 'firstGuest', seat: startSeat });
    game.do(takeGuest(4));
    expect(game.task).toMatchObject({ kind: 'takeGuest', seat: startSeat, price: 'free' });
    expect(game.state.queue).not.toContain(0);
    const [newcomer] = game.state.queue;
    game.do(takeGuest(0));
    expect(guests(game, startSeat)[1]).toBe(newcomer);
    expect(game.state.queue).not.toContain(0);
    expect(game.seat(startSeat).krones).toBe(10);
    expect(guests(game, startSeat)).toHaveLength(2);
    expect(guests(game, other)).toHaveLength(1);
    expect(game.task?.kind).toBe('setupRooms');
  });

  it('may do without the second one', () => {
    const game = gaining('kaufman').do(takeGuest(4), takeGuest(4), { kind: 'skip' });
    expect(guests(game, game.state.startSeat)).toHaveLength(1);
    expect(game.task?.kind).toBe('setupRooms');
  });

  it('takes both before the next player chooses', () => {
    const game = offering(['kaufman', 'stroup', 'kozi']);
    const { startSeat } = game.state;
    const [second, third] = [(startSeat + 1) % 3, (startSeat + 2) % 3];
    // The player to the right of the start player gains it and so chooses first.
    game.do({ kind: 'auction', entrance: 'kaufman', bid: 0 }, { kind: 'skip' });
    game.do({ kind: 'bid', amount: 1 }, { kind: 'skip' });
    upTo(game, 'firstGuest');
    expect(game.task).toEqual({ kind: 'firstGuest', seat: third });
    game.do(takeGuest(0));
    expect(game.task).toMatchObject({ kind: 'takeGuest', seat: third });
    game.do(takeGuest(0));
    expect(game.task).toEqual({ kind: 'firstGuest', seat: second });
  });
});

describe('Hotel Kaufman: guests', () => {
  const QUEUE = [77, 78, 79, 80, 81];

  it('entrances.kaufman: may take a second guest from the refilled queue, paying for it', () => {
    const game = kaufmanOwner(
      { krones: 5 },
      { dice: [4], queue: QUEUE, nextGuests: [guestCards.captGoldhaken, guestCards.mrHorsa] },
    );
    game.do(takeGuest(2));
    expect(game.seat(0).krones).toBe(4);
    expect(game.state.queue).toEqual([
      guestCards.captGoldhaken,
      guestCards.apothecary,
      guestCards.postCouncillor,
      guestCards.professorEmeritus,
      guestCards.general,
    ]);
    expect(game.task).toMatchObject({ kind: 'takeGuest', price: 'queue' });
    game.do(takeGuest(0));
    expect(game.seat(0).krones).toBe(1);
    expect(guests(game)).toEqual([79, 92]);
    expect(game.state.queue).toEqual([
      guestCards.mrHorsa,
      guestCards.apothecary,
      guestCards.postCouncillor,
      guestCards.professorEmeritus,
      guestCards.general,
    ]);
  });

  it('takes no third one in the same turn', () => {
    const game = kaufmanOwner({}, { dice: [4] }).do(takeGuest(4), takeGuest(4));
    expect(game.task?.kind).toBe('turn');
    expect(places(game)).toEqual([]);
  });

  it('may do without the second one, for good', () => {
    const game = kaufmanOwner({}, { dice: [4] }).do(takeGuest(4), { kind: 'skip' });
    expect(game.task?.kind).toBe('turn');
    expect(places(game)).toEqual([]);
  });

  it('is offered only what can be paid', () => {
    const game = kaufmanOwner({ krones: 3 }, { dice: [4] }).do(takeGuest(1));
    expect(places(game)).toEqual([2, 3, 4]);
  });

  it('Delivery Boy makes the second one free, too', () => {
    const game = kaufmanOwner({ krones: 0, played: [staff.deliveryBoy] }, { dice: [4] });
    game.do(takeGuest(0), takeGuest(0));
    expect(game.seat(0).krones).toBe(0);
  });

  it('has room for four', () => {
    const game = kaufmanOwner(
      { cafe: [guestCards.knightOfTheEmpire, guestCards.apothecary, guestCards.captGoldhaken] },
      { dice: [4] },
    );
    game.do(takeGuest(4));
    // The fourth table is taken: no second guest.
    expect(guests(game)).toHaveLength(4);
    expect(game.task?.kind).toBe('turn');
    const full = kaufmanOwner(
      {
        cafe: [
          guestCards.knightOfTheEmpire,
          guestCards.apothecary,
          guestCards.captGoldhaken,
          guestCards.mrHorsa,
        ],
      },
      { dice: [4] },
    );
    expect(places(full)).toEqual([]);
  });

  it('the second guest comes with the optional step only', () => {
    // Guest 78 brings another one free.
    const game = kaufmanOwner({ cafe: [served(78)], free: [2] }, { dice: [4] });
    game.do({ kind: 'moveIn', table: 0, room: 2 }, takeGuest(0));
    expect(game.task?.kind).toBe('turn');
    expect(guests(game)).toHaveLength(1);
  });

  it('the second guest can be taken between other actions, before the main action', () => {
    const game = kaufmanOwner({}, { dice: [4, 4] }).do(takeGuest(4), takeGuest(4));
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(places(game)).toEqual([]);
  });

  it('F1: four guests left cost 20 points', () => {
    const game = kaufmanOwner({
      cafe: [
        guestCards.knightOfTheEmpire,
        guestCards.apothecary,
        guestCards.captGoldhaken,
        guestCards.mrHorsa,
      ],
    });
    expect(scoreSheets(game.state)[0]?.final.unhoused).toBe(-20);
  });

  it('others take one guest', () => {
    const game = kaufmanOwner({}, { turn: 1, dice: [4] }).do(takeGuest(4));
    expect(game.task).toMatchObject({ kind: 'turn', seat: 1 });
    expect(places(game)).toEqual([]);
  });
});

const SOME = [65, 77, 92, 93, 64, 78];
const endTurn: MovePart = { kind: 'endTurn' };

describe('Hotel Kaufman: the pile', () => {
  it.each([
    { amount: 0, points: 0 },
    { amount: 1, points: 0 },
    { amount: 2, points: 1 },
    { amount: 3, points: 3 },
    { amount: 4, points: 6 },
    { amount: 5, points: 9 },
    { amount: 6, points: 9 },
  ])(
    'entrances.kaufman: of $amount guests: $points points at the end of the round',
    ({ amount, points }) => {
      const input = {
        mainDone: true,
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
      };
      const game = kaufmanOwner({}, input, { pile: SOME.slice(0, amount) }).do(endTurn);
      expect(game.state.round).toBe(2);
      expect(entranceVp(game)).toBe(points);
      expect(pile(game)).toEqual([]);
      expect(game.state.guestDiscard).toEqual(SOME.slice(0, amount));
    },
  );

  it('S5: takes guests that leave the café, not those that are merely served', () => {
    const cafe = [served(65), served(77), GREEN];
    const game = kaufmanOwner({ cafe, free: [1, 2, 10] }, { mainDone: true });
    game.do({ kind: 'moveIn', table: 0, room: 10 }, { kind: 'moveIn', table: 1, room: 2 });
    expect(pile(game)).toEqual([65, 77]);
    expect(game.state.guestDiscard).toEqual([]);
    game.do(endTurn);
    expect(entranceVp(game)).toBe(1);
    expect(game.state.guestDiscard).toEqual([guestCards.knightOfTheEmpire, guestCards.apothecary]);
    expect(guests(game)).toEqual([94]);
  });

  it('takes guests that go dancing', () => {
    const game = kaufmanOwner(
      { kitchen: { champagne: 1 }, cafe: [served(65)] },
      {
        mainDone: true,
        modules: ['ballrooms'],
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
        ballrooms: { rehearsal: [0, -1], sections: [[2, 3, 2, 3], []] },
      },
    );
    game.do({ kind: 'sendGuest', table: 0, hall: 0, row: 0 }, { kind: 'pickDancer', section: 0 });
    expect(pile(game)).toEqual([65]);
  });

  it('takes guests of its owner only', () => {
    const players = [{ cafe: [served(65)], free: [10] }];
    const game = kaufmanOwner({}, { turn: 1, mainDone: true, players });
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(pile(game)).toEqual([]);
    expect(game.state.guestDiscard).toEqual([guestCards.knightOfTheEmpire]);
  });

  it('counts anew in every round', () => {
    const game = kaufmanOwner({}, { mainDone: true }, { pile: SOME.slice(0, 3) }).do(endTurn);
    expect(entranceVp(game)).toBe(3);
    expect(pile(game)).toEqual([]);
  });

  it('scores before the emperor does', () => {
    const game = kaufmanOwner(
      { emperor: 4 },
      { round: 3, mainDone: true, players: [{ emperor: 4 }] },
      { pile: SOME.slice(0, 2) },
    ).do(endTurn);
    const order = game.events.flatMap((event) =>
      event.type === 'pileCounted' || event.type === 'emperorScoring' ? [event.type] : [],
    );
    expect(order).toEqual(['pileCounted', 'emperorScoring']);
  });

  it('scores after the last round, too', () => {
    const game = kaufmanOwner(
      { emperor: 8 },
      { round: 7, mainDone: true, tiles: ['A1', 'B1', 'C1'], players: [{ emperor: 8 }] },
      { pile: SOME.slice(0, 4) },
    ).do(endTurn);
    expect(game.state.phase).toBe('over');
    expect(entranceVp(game)).toBe(6);
  });
});

// Card 165 asks for 4 green guests, card 182 for 5 guests who ordered 3 goods or more.
describe.each([
  { card: 165, module: 'ballrooms', counting: [91, 92, 93, 94], other: 65 },
  { card: 182, module: 'more', counting: [68, 69, 70, 71, 72], other: 65 },
] as const)('S5: Hotel Kaufman with politics card $card', ({ card, module, counting, other }) => {
  const input = {
    mainDone: true,
    modules: [module],
    politics: [politics.fullPurse, politics.twoFloors, card],
  };
  const claim: MovePart = { kind: 'claim', slot: 2 };

  it('has two piles: first the round scores, then those that count are kept', () => {
    const game = kaufmanOwner({}, input, { pile: [counting[0], other, counting[1]] });
    expect(game.seat(0).kept).toEqual([]);
    game.do(endTurn);
    expect(entranceVp(game)).toBe(3);
    expect(pile(game)).toEqual([]);
    expect(game.seat(0).kept).toEqual([counting[0], counting[1]]);
    expect(game.state.guestDiscard).toEqual([other]);
  });

  it('counts both piles for the politics card', () => {
    const [first, ...rest] = counting;
    expect(kaufmanOwner({}, input, { pile: rest }).offers(claim)).toBe(false);
    const game = kaufmanOwner({}, input, { pile: rest, kept: [first] });
    game.do(claim);
    // Kept guests go, those of the round stay until its end.
    expect(game.seat(0)).toMatchObject({ vp: 15, kept: [] });
    expect(game.state.guestDiscard).toEqual([first]);
    expect(pile(game)).toEqual(rest);
    game.do(endTurn);
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual([first, ...rest]);
  });

  it('guests kept from earlier rounds do not score again', () => {
    const [first, second, third] = counting;
    const game = kaufmanOwner({}, input, { pile: [third], kept: [first, second] });
    game.do(endTurn);
    expect(entranceVp(game)).toBe(0);
    expect(game.seat(0).kept).toEqual([first, second, third]);
  });
});
