import type { Scenario } from '@gah/engine/testing';
import { position, scenario, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { BALL, benefit, hosting, salon, servedBut, takeBenefits } from './support.js';

/**
 * Chaplin, Churchill, Christie, Magie and Picasso react to gains. W3: one source is one effect that
 * pays out once.
 */
const moveIn = (room: number): Parameters<Scenario['do']>[0] => ({
  kind: 'moveIn',
  table: 0,
  room,
});

describe('Chaplin: each source of points gives 2 more', () => {
  const points = (game: Scenario): number[] =>
    game.eventsOf('vpGained').map(({ amount }) => amount);

  it.each([
    [0, 1],
    [2, 4],
  ])('W3: the points for taking him count already (after %i rounds: %i)', (age, fresh) => {
    const game = scenario(
      position({
        modules: ['celebrities'],
        celebrities: salon({ lounge: ['chaplin', 'gandhi', 'freud'], ages: [age, 0, 0] }),
        dice: [4],
        coloredDice: [4, 0, 0],
      }),
    );
    game.do({ kind: 'takeDie', die: 'red', boost: false });
    expect(points(game)).toEqual([fresh, 2]);
  });

  it('so do those for another celebrity', () => {
    const game = hosting(
      ['chaplin'],
      {},
      {
        celebrities: salon({ lounge: [null, 'gandhi', 'freud'], owned: [['chaplin'], []] }),
        dice: [4],
        coloredDice: [0, 4, 0],
      },
    );
    game.do({ kind: 'takeDie', die: 'blue', boost: false });
    expect(points(game)).toEqual([1, 2]);
  });

  it('celebrities.chaplin: the printed points of a guest and an occupancy bonus are two sources', () => {
    const game = hosting(['chaplin'], { cafe: [servedBut(65)], free: [0] }).do(moveIn(0));
    // 3 for the guest, 2 for the group; he does not trigger himself.
    expect(game.seat(0).vp).toBe(3 + 2 + 2 + 2);
    expect(points(game).sort()).toEqual([2, 2, 2, 3]);
    expect(game.task?.kind).toBe('turn');
  });

  it('two staff cards that pay for the same die are two sources', () => {
    const game = hosting(
      ['chaplin'],
      { played: [staff.executiveHousekeeper, staff.laundress] },
      { dice: [4] },
    );
    game.do({ kind: 'takeDie', space: 4, boost: false });
    game.do(benefit(game, 'mainAction'), { kind: 'splitKrones', krones: 1 });
    takeBenefits(game);
    expect(game.seat(0).vp).toBe(2 + 2 + (4 + 2));
  });

  it('the points of a covered space are a source', () => {
    const game = hosting(['chaplin'], { free: [0, 5, 10, 15, 16] }, { dice: [3] });
    game.do({ kind: 'takeDie', space: 3, boost: false }, { kind: 'prepareRoom', room: 17 });
    expect(game.seat(0).vp).toBe(2 + 2);
  });

  it('a politics card is a source', () => {
    const politics = [105, 109, 113];
    const game = hosting(['chaplin'], { krones: 20 }, { politics }).do({ kind: 'claim', slot: 0 });
    expect(game.seat(0).vp).toBe(15 + 2);
  });

  it('several steps above the end of the emperor track are one source', () => {
    const game = hosting(['chaplin'], { emperor: 13 }, { dice: [4, 4, 4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ emperor: 13, vp: 3 + 2 });
  });

  it('the effect of another celebrity is a source', () => {
    const game = hosting(['chaplin', 'tolkien'], { cafe: [servedBut(92)], free: [1] });
    game.do(moveIn(1));
    takeBenefits(game);
    expect(game.seat(0).vp).toBe(2 + 2);
  });

  it('lost points and guests without points are none', () => {
    const beast = hosting(['chaplin'], { cafe: [servedBut(155)], free: [1] }, BALLROOM);
    beast.do(moveIn(1), { kind: 'skip' });
    expect(beast.seat(0).vp).toBe(-1);
    const tourist = hosting(['chaplin'], { cafe: [servedBut(92)], free: [1] }).do(moveIn(1));
    expect(tourist.seat(0).vp).toBe(0);
  });
});

const BALLROOM = { modules: ['ballrooms', 'celebrities'] } as const;

describe('Churchill: each source of emperor steps gives 1 more', () => {
  it('celebrities.churchill, W3: the steps of a main action are one source', () => {
    const game = hosting(['churchill'], {}, { dice: [4, 4, 4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    expect(game.seat(0)).toMatchObject({ emperor: 2 + 1, krones: 11 });
  });

  it('krones alone are none', () => {
    const game = hosting(['churchill'], {}, { dice: [4, 4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(game.seat(0).emperor).toBe(0);
  });

  it('W3: a reward and an occupancy bonus are two sources; he does not trigger himself', () => {
    const game = hosting(['churchill'], { cafe: [servedBut(93)], free: [1], occupied: [5, 6] });
    game.do(moveIn(1));
    takeBenefits(game);
    expect(game.seat(0).emperor).toBe(1 + 1 + (6 + 1));
  });

  it('G8: his step above the end of the track gives 1 point', () => {
    const game = hosting(['churchill'], { emperor: 12 }, { dice: [4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(game.seat(0)).toMatchObject({ emperor: 13, vp: 1 });
  });
});

describe('Christie: after each source of emperor steps a staff card for up to 2 krones less', () => {
  it('celebrities.christie: costs 2 less and never less than nothing', () => {
    const paid = (card: number): number => {
      const game = hosting(['christie'], { hand: [card] }, { dice: [4] });
      game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
      return 10 - game.do({ kind: 'playStaff', card }).seat(0).krones;
    };
    expect(paid(2)).toBe(4);
    expect(paid(12)).toBe(0);
    expect(paid(24)).toBe(0);
  });

  it('comes once for a main action of several steps and may be declined', () => {
    const game = hosting(
      ['christie'],
      { hand: [staff.chiefWaiter, staff.executiveHousekeeper] },
      { dice: [4, 4, 4] },
    );
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    const declined = scenario(game.state).do({ kind: 'skip' });
    expect(declined.task?.kind).toBe('turn');
    game.do({ kind: 'playStaff', card: staff.chiefWaiter });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).hand).toEqual([staff.executiveHousekeeper]);
  });

  it('comes after the reward and after the occupancy bonus', () => {
    const game = hosting(['christie'], {
      hand: [staff.chiefWaiter, staff.executiveHousekeeper],
      cafe: [servedBut(93)],
      free: [1],
      occupied: [5, 6],
    });
    game.do(moveIn(1));
    game.do(benefit(game, 'emperor'));
    expect(game.seat(0).emperor).toBe(1);
    game.do({ kind: 'playStaff', card: staff.chiefWaiter });
    expect(game.seat(0).emperor).toBe(7);
    game.do({ kind: 'playStaff', card: staff.executiveHousekeeper });
    expect(game.seat(0)).toMatchObject({
      played: [staff.chiefWaiter, staff.executiveHousekeeper],
      krones: 10,
    });
  });

  it('comes after the steps of a card she let play', () => {
    const game = hosting(
      ['christie'],
      { hand: [staff.poolAttendant, staff.chiefWaiter] },
      { dice: [4] },
    );
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    game.do(
      { kind: 'playStaff', card: staff.poolAttendant },
      { kind: 'playStaff', card: staff.chiefWaiter },
    );
    expect(game.seat(0)).toMatchObject({
      emperor: 4,
      played: [staff.poolAttendant, staff.chiefWaiter],
    });
  });

  it('does not come after krones, nor without a card that can be paid for', () => {
    const krones = hosting(['christie'], { hand: [staff.chiefWaiter] }, { dice: [4] });
    krones.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    expect(krones.task?.kind).toBe('turn');
    const poor = hosting(['christie'], { krones: 0, hand: [staff.waitress] }, { dice: [4] });
    poor.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(poor.offers({ kind: 'playStaff' })).toBe(false);
  });
});

describe('Magie: after each source of krones a room for 1 krone less', () => {
  it('celebrities.magie: costs 1 less and never less than nothing', () => {
    const paid = (room: number): number => {
      const game = hosting(['magie'], { krones: 5, free: [0, 5, 10] }, { dice: [4] });
      game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
      return 6 - game.do({ kind: 'prepareRoom', room }).seat(0).krones;
    };
    expect([1, 6, 11, 15].map(paid)).toEqual([0, 0, 1, 2]);
  });

  it('comes once for several krones of a main action and may be declined', () => {
    const game = hosting(['magie'], { free: [0] }, { dice: [4, 4, 4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(scenario(game.state).do({ kind: 'skip' }).task?.kind).toBe('turn');
    game.do({ kind: 'prepareRoom', room: 1 });
    expect(game.task?.kind).toBe('turn');
  });

  it('comes for reward, occupancy bonus and staff: three rooms', () => {
    const rooms = [0, 1, 2, 3, 8, 13];
    const game = hosting(['magie'], {
      krones: 0,
      played: [staff.groom],
      cafe: [servedBut(77)],
      free: [...rooms, 18],
    });
    game.do(moveIn(18));
    const prepared: number[] = [];
    for (const room of [4, 5, 6]) {
      if (game.task?.kind === 'benefits') game.do(benefit(game, 'krones'));
      expect(game.task?.kind).toBe('prepareRoom');
      game.do({ kind: 'prepareRoom', room });
      prepared.push(room);
    }
    expect(prepared).toHaveLength(3);
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).krones).toBe(1 + 1 + 2);
  });

  it('does not come after steps', () => {
    const game = hosting(['magie'], { free: [0] }, { dice: [4] });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 0 });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('Picasso: each source of champagne gives 1 point and a dish or drink', () => {
  const champagne = (game: Scenario): number | undefined => game.seat(0).kitchen[4];

  it('celebrities.picasso: the champagne of a main action is one source', () => {
    const game = hosting(['picasso'], {}, { ...BALL, dice: [1, 1, 1, 1, 1, 1] });
    game.do({ kind: 'takeDie', space: 1, boost: false });
    game.do({ kind: 'splitGoods', second: 2, third: 2 }, { kind: 'chooseGood', good: 'coffee' });
    expect(game.seat(0)).toMatchObject({ vp: 1, kitchen: [2, 2, 0, 1, 2] });
  });

  it('gives no further champagne', () => {
    const game = hosting(['picasso'], {}, { ...BALL, dice: [1, 1, 1] });
    game.do({ kind: 'takeDie', space: 1, boost: false });
    game.do({ kind: 'splitGoods', second: 1, third: 1 });
    expect(game.legal.map((move) => move.kind === 'chooseGood' && move.good)).toEqual([
      'strudel',
      'cake',
      'wine',
      'coffee',
    ]);
  });

  it('other goods are none', () => {
    const game = hosting(['picasso'], {}, { ...BALL, dice: [1, 1, 1] });
    game.do({ kind: 'takeDie', space: 1, boost: false });
    game.do({ kind: 'splitGoods', second: 1, third: 0 });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).vp).toBe(0);
  });

  it('the reward of a guest and the bonus of a section are two sources', () => {
    const gallery = { ...BALL.ballrooms, rehearsal: [1, 0], sections: SECTIONS };
    const player = { kitchen: { champagne: 1 }, cafe: [servedBut(134)] };
    const game = hosting(['picasso'], player, { ...BALL, ballrooms: gallery });
    game.do({ kind: 'sendGuest', table: 0, hall: 0, row: 0 }, { kind: 'pickDancer', section: 0 });
    for (const good of ['cake', 'wine'] as const) {
      if (game.task?.kind === 'benefits') game.do(benefit(game, 'goods'));
      takeBenefits(game);
      game.do({ kind: 'chooseGood', good });
    }
    takeBenefits(game);
    expect(champagne(game)).toBe(2);
    expect(game.seat(0)).toMatchObject({ vp: 1 + 2, kitchen: [0, 1, 1, 0, 2] });
    expect(game.task?.kind).toBe('turn');
  });
});

const SECTIONS = [
  [1, 2, 3, 4],
  [2, 3, 2, 3],
];
