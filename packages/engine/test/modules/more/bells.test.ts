import type { PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, politics, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, waiting } from '../../guests/arrival.js';
import { hosting } from '../celebrities/support.js';
import {
  afterMain,
  changed,
  MORE,
  moveIn,
  offeredBell,
  servedBut,
  takeBenefits,
  withDice,
} from './support.js';

/** W2: when bell cards may be used. The examples gain drinks for the Chef de Rang. */
const CHEF_DE_RANG = staff.chefDeRang; // 3 drinks in one action: 5 steps
const HANDMAID = staff.handmaid; // 3 steps in one action: 2 rooms
const APPRENTICE = staff.apprentice; // a blue guest of 3 goods: 3 strudel, 3 cake
const BARKEEPER = staff.barkeeper; // 1 wine every round
const MATRON = staff.stableman; // 1 step for a blue guest
const KITCHEN_SUPPLY = staff.chef; // one of each dish and drink

const COFFEE_SHORT = servedBut(71, 'coffee');
const CELEBRITIES: PositionInput = { modules: ['celebrities', 'more'] };

/** Takes wine with that many dice on 2. */
const drinks = (dice: number, player = {}, rest: PositionInput = {}): Scenario => {
  const values = Array.from({ length: dice }, () => 2);
  const game = withDice(values, { played: [CHEF_DE_RANG, BARKEEPER], ...player }, rest);
  return game.do(
    { kind: 'takeDie', space: 2, boost: false },
    { kind: 'splitGoods', second: Math.floor(dice / 2) },
  );
};

describe('W2: the condition of a bell card', () => {
  it('is met within one action', () => {
    const game = drinks(3);
    expect(offeredBell(game)).toBe(CHEF_DE_RANG);
    expect(game.do({ kind: 'ring' }).seat(0).emperor).toBe(5);
  });

  it('is not met with less', () => {
    expect(drinks(2).task?.kind).toBe('turn');
  });

  it('is not met by two actions together', () => {
    const game = drinks(2).do({ kind: 'useStaff', card: BARKEEPER });
    expect(game.seat(0).kitchen).toEqual([0, 0, 2, 1, 0]);
    expect(game.task?.kind).toBe('turn');
  });

  it('is not met by two additional actions together', () => {
    const cafe = [servedBut(67), servedBut(93)];
    const game = afterMain({ played: [HANDMAID], cafe, free: [0, 1] });
    takeBenefits(game.do(moveIn(0, 0))).do(moveIn(1, 1));
    expect(game.seat(0).emperor).toBe(3);
    expect(game.task?.kind).toBe('turn');
  });

  it('is met by everything that one action brings about: reward and staff', () => {
    const game = afterMain({ played: [HANDMAID, MATRON], cafe: [servedBut(67)], free: [0] });
    takeBenefits(game.do(moveIn(0, 0)));
    expect(offeredBell(game)).toBe(HANDMAID);
    expect(game.seat(0).emperor).toBe(3);
  });

  it('is met by everything that one action brings about: the card played and Curie', () => {
    const player = { played: [CHEF_DE_RANG], hand: [KITCHEN_SUPPLY] };
    const game = hosting(['curie'], player, { ...CELEBRITIES, dice: [5] }).do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: KITCHEN_SUPPLY },
      { kind: 'chooseGood', good: 'wine' },
      { kind: 'chooseGood', good: 'cake' },
    );
    expect(offeredBell(game)).toBe(CHEF_DE_RANG);
  });

  it('may be met later in the turn in which the card was played', () => {
    const game = withDice([5, 5], { hand: [HANDMAID], cafe: [servedBut(68)], free: [0] });
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card: HANDMAID });
    expect(offeredBell(game.do(moveIn(0, 0)))).toBe(HANDMAID);
  });

  it('does not look back at what came before the card was played', () => {
    const game = withDice([5, 5], { hand: [HANDMAID], cafe: [servedBut(68)], free: [0] });
    game.do(moveIn(0, 0), { kind: 'takeDie', space: 5, boost: false });
    game.do({ kind: 'playStaff', card: HANDMAID });
    expect(game.task?.kind).toBe('turn');
  });

  it('may be met by the effect of another bell', () => {
    const game = drinks(3, { played: [CHEF_DE_RANG, HANDMAID], free: [0] }).do({ kind: 'ring' });
    expect(offeredBell(game)).toBe(HANDMAID);
  });

  it('exchanged goods count as gained', () => {
    const player = { played: [CHEF_DE_RANG], kitchen: { strudel: 3, cake: 1 } };
    const exchange = (goods: number): Scenario => {
      const game = hosting(['einstein'], player, CELEBRITIES);
      game.do({ kind: 'useCelebrity', celebrity: 'einstein' });
      for (let good = 0; good < goods; good++) game.do({ kind: 'spendGood', good: 'strudel' });
      game.do({ kind: 'skip' });
      while (game.task?.kind === 'chooseGoods') game.do({ kind: 'chooseGood', good: 'wine' });
      return game;
    };
    expect(offeredBell(exchange(3))).toBe(CHEF_DE_RANG);
    expect(exchange(2).task?.kind).toBe('turn');
  });

  it('goods moved from the kitchen are not gained', () => {
    const player = { played: [CHEF_DE_RANG], kitchen: { wine: 3 }, cafe: [guests.photographer] };
    const game = afterMain(player).do({ kind: 'serve', good: 'wine', table: 0 });
    while (game.task?.kind === 'serving') game.do({ kind: 'place', good: 'wine' });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('W2: when a bell card is offered', () => {
  it('once the effect in progress is finished: after the goods are placed', () => {
    const game = drinks(3, { cafe: [guests.photographer] });
    expect(game.task?.kind).toBe('placeGoods');
    game.do({ kind: 'place', good: 'wine', table: 0 });
    expect(game.task?.kind).toBe('placeGoods');
    expect(offeredBell(game.do({ kind: 'skip' }))).toBe(CHEF_DE_RANG);
  });

  it('after the whole serving', () => {
    const player = { played: [APPRENTICE], kitchen: { coffee: 2, wine: 1 } };
    const game = afterMain({ ...player, cafe: [servedBut(71, 'coffee'), guests.photographer] });
    game.do({ kind: 'serve', good: 'coffee', table: 0 });
    expect(game.task?.kind).toBe('serving');
    expect(offeredBell(game.do({ kind: 'skip' }))).toBe(APPRENTICE);
  });

  // Reward: a guest, 3 steps.
  const withSteps = (): Scenario =>
    afterMain({ played: [HANDMAID], cafe: [servedBut(62)], free: [1] }).do(moveIn(0, 1));

  it('steps that Handmaid looks at are not taken unasked', () => {
    const game = withSteps();
    expect(waiting(game)).toEqual(['takeGuest', 'emperor']);
    begin(game, 'takeGuest').do({ kind: 'skip' });
    expect(game.seat(0).emperor).toBe(3);
    expect(game.task).toMatchObject({ kind: 'bell', card: HANDMAID });
  });

  it('before the other waiting effects of the same action', () => {
    const game = begin(begin(withSteps(), 'emperor'), 'bell').do({ kind: 'skip' });
    expect(game.task?.kind).toBe('takeGuest');
  });

  it('or after them', () => {
    const game = begin(begin(withSteps(), 'emperor'), 'takeGuest');
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.task).toMatchObject({ kind: 'bell', card: HANDMAID });
  });

  it('after the rest has been declined', () => {
    const game = begin(withSteps(), 'emperor').do({ kind: 'skip' });
    expect(game.task).toMatchObject({ kind: 'bell', card: HANDMAID });
    expect(game.seat(0).cafe).toEqual([null, null, null]);
  });

  it('also after the list of benefits to which the effect belonged', () => {
    // Staff turns two rooms; the first fills a group of three, and the steps of that come first.
    const player = { played: [HANDMAID], hand: [staff.pageBoy], free: [1, 2], occupied: [5, 6] };
    const game = withDice([5], player).do({ kind: 'takeDie', space: 5, boost: false });
    game.do({ kind: 'playStaff', card: staff.pageBoy }, { kind: 'occupyRoom', room: 1 });
    expect(waiting(game)).toEqual(['occupyRoom', 'bell']);
    begin(game, 'occupyRoom').do({ kind: 'occupyRoom', room: 2 });
    expect(game.task).toMatchObject({ kind: 'bell', card: HANDMAID });
  });

  it('one after the other if several conditions are met', () => {
    const player = { played: [APPRENTICE, CHEF_DE_RANG], cafe: [COFFEE_SHORT] };
    const game = withDice([2, 2, 2], player).do({ kind: 'takeDie', space: 2, boost: false });
    game.do({ kind: 'splitGoods', second: 1 }, { kind: 'place', good: 'coffee', table: 0 });
    const offered = [offeredBell(game)];
    game.do({ kind: 'ring' });
    offered.push(offeredBell(game));
    game.do({ kind: 'ring' });
    expect(offered.sort()).toEqual([APPRENTICE, CHEF_DE_RANG]);
    expect(game.seat(0)).toMatchObject({ emperor: 5, kitchen: [3, 3, 2, 0, 0] });
  });
});

describe('W2: a bell card that is declined', () => {
  it('may be used when its condition is met anew', () => {
    const cafe = [servedBut(68), servedBut(101)];
    const game = afterMain({ played: [HANDMAID], cafe, free: [0, 1] });
    game.do(moveIn(0, 0), { kind: 'skip' });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).rung).toEqual([]);
    begin(game.do(moveIn(1, 1)), 'emperor');
    expect(offeredBell(game)).toBe(HANDMAID);
  });

  it('is not offered by itself later in the turn', () => {
    const game = drinks(3).do({ kind: 'skip' }, { kind: 'useStaff', card: BARKEEPER });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('W2: a bell card that has been used', () => {
  it('lies face down and is not offered again', () => {
    const cafe = [servedBut(68), servedBut(101)];
    const game = afterMain({ played: [HANDMAID], cafe, free: [0, 1] });
    game.do(moveIn(0, 0), { kind: 'ring' }, { kind: 'skip' }, { kind: 'skip' }, moveIn(1, 1));
    expect(game.eventsOf('bellRung')).toEqual([{ type: 'bellRung', seat: 0, card: HANDMAID }]);
    expect(game.seat(0).rung).toEqual([HANDMAID]);
    expect(game.task?.kind).toBe('takeGuest');
  });

  it('is not turned back in the next round', () => {
    const game = afterMain({ played: [HANDMAID], cafe: [servedBut(68)], free: [0] });
    changed(game, (seat) => {
      seat.rung = [HANDMAID];
    });
    game.do({ kind: 'endTurn' }, { kind: 'pass' }, moveIn(0, 0));
    expect(game.state.round).toBe(2);
    expect(game.seat(0).emperor).toBe(3);
    expect(game.task?.kind).toBe('turn');
  });

  it('still counts as played', () => {
    const played = [HANDMAID, APPRENTICE, CHEF_DE_RANG, 1, 2, 3];
    const game = changed(
      afterMain(
        { played },
        { politics: [politics.largeStaff, politics.twoFloors, politics.threeOfEachColour] },
      ),
      (seat) => {
        seat.rung = [HANDMAID, APPRENTICE, CHEF_DE_RANG];
      },
    );
    expect(game.offers({ kind: 'claim', slot: 0 })).toBe(true);
  });
});

describe('W2: an emperor bonus is one action', () => {
  const scoring = (tile: 'A2' | 'C4', player: object, rest: PositionInput = {}): Scenario => {
    const round = tile === 'A2' ? 3 : 7;
    const above = { emperor: round + 3, ...player };
    const players = [above, { emperor: round + 1 }];
    const tiles: PositionInput['tiles'] = tile === 'A2' ? ['A2', 'B1', 'C1'] : ['A1', 'B1', 'C4'];
    return scenario(position({ ...MORE, round, mainDone: true, tiles, players, ...rest }));
  };

  it('a bell rings for what it brings about', () => {
    const game = scoring('C4', { played: [CHEF_DE_RANG], hand: [staff.sommelier] }).do({
      kind: 'endTurn',
    });
    game.do({ kind: 'playStaff', card: staff.sommelier });
    expect(game.state.phase).toBe('emperor');
    expect(offeredBell(game)).toBe(CHEF_DE_RANG);
    expect(game.do({ kind: 'ring' }).seat(0).emperor).toBe(3 + 5);
  });

  it('of every player by itself, whoever had the last turn', () => {
    const players = [
      { emperor: 10, hand: [staff.barista] },
      { emperor: 10, played: [CHEF_DE_RANG], hand: [staff.sommelier] },
    ];
    const game = scoring('C4', {}, { players }).do({ kind: 'endTurn' });
    game.do(
      { kind: 'playStaff', seat: 0, card: staff.barista },
      { kind: 'playStaff', seat: 1, card: staff.sommelier },
    );
    expect(game.task).toMatchObject({ kind: 'bell', seat: 1, card: CHEF_DE_RANG });
  });

  it('what the last turn brought does not count with it', () => {
    const player = { played: [CHEF_DE_RANG], diceTaken: [4] };
    const players = [
      { emperor: 6, ...player },
      { emperor: 4, diceTaken: [4, 4] },
    ];
    const game = scoring('A2', player, { mainDone: false, dice: [2, 2], players });
    game.do({ kind: 'takeDie', space: 2, boost: false }, { kind: 'splitGoods', second: 0 });
    game.do({ kind: 'endTurn' });
    game.do({ kind: 'chooseGood', good: 'wine' }, { kind: 'chooseGood', good: 'wine' });
    expect(game.seat(0).kitchen).toEqual([0, 0, 4, 0, 0]);
    expect(game.state.round).toBe(4);
  });

  it('a good of the bonus may complete an order for a bell', () => {
    const game = scoring('A2', { played: [APPRENTICE], cafe: [COFFEE_SHORT] });
    game.do({ kind: 'endTurn' });
    game.do({ kind: 'chooseGood', good: 'coffee' }, { kind: 'chooseGood', good: 'wine' });
    game.do({ kind: 'place', good: 'coffee', table: 0 });
    if (game.task?.kind === 'placeGoods') game.do({ kind: 'skip' });
    expect(offeredBell(game)).toBe(APPRENTICE);
  });
});

describe('G4: the effects of a reward come in any order', () => {
  it('a bell card played with a reward is there in time for the steps of the same reward', () => {
    // Reward: a staff card for 1 less, 3 emperor steps.
    const game = afterMain({ hand: [HANDMAID], cafe: [servedBut(70)], free: [0] });
    game.do(moveIn(0, 0));
    expect(game.seat(0).emperor).toBe(0);
    takeBenefits(game).do({ kind: 'playStaff', card: HANDMAID });
    expect(game.seat(0).emperor).toBe(3);
    expect(offeredBell(game)).toBe(HANDMAID);
  });

  it('a bell card played with a reward is there in time for the occupancy bonus after it', () => {
    // Reward: a cake, a staff card for 3 less; the group of three gives 6 steps.
    const player = { hand: [HANDMAID], cafe: [servedBut(56)], free: [1], occupied: [5, 6] };
    const game = afterMain(player).do(moveIn(0, 1));
    expect(game.seat(0).emperor).toBe(0);
    takeBenefits(game).do({ kind: 'playStaff', card: HANDMAID });
    takeBenefits(game);
    expect(game.seat(0).emperor).toBe(6);
    expect(offeredBell(game)).toBe(HANDMAID);
  });
});
