import type { Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Hall } from './support.js';
import { ball, hallIndex, pointsOf } from './support.js';

const ALL: Hall[] = ['apollosaal', 'goldenerStrauss', 'odeonsaal', 'zumSperl', 'zurKettenbruecke'];
const TILES = ['A1', 'B1', 'C1'] as const;

/** The round ends in which this ballroom is scored; nobody gets or suffers anything from the tile. */
function scored(hall: Hall, rows: string[], seats = 3, round: 3 | 5 | 7 = 3): Scenario {
  const place = { 3: 0, 5: 1, 7: 2 }[round];
  const others = ALL.filter((other) => other !== hall);
  const halls = [...others.slice(0, place), hall, ...others.slice(place)].slice(0, 3);
  const players = Array.from({ length: seats }, () => ({ emperor: round + 1 }));
  const table = { ...ball({ halls, floor: { [hall]: rows } }, seats), round, tiles: TILES };
  return scenario(position({ ...table, mainDone: true, players })).do({ kind: 'endTurn' });
}
/** Points of the seats for this ballroom. */
const points = (...args: Parameters<typeof scored>): number[] =>
  pointsOf(scored(...args), 'ballroom');

describe('the examples of the rulebook (seats 0, 1, 2: Anton, Bettina, Carla)', () => {
  it('ballrooms.apollosaal: Apollosaal: dancers times the highest row', () => {
    expect(points('apollosaal', ['0 1', '2 2 2', '0'])).toEqual([6, 1, 6]);
  });

  it('ballrooms.goldenerStrauss: Goldener Strauß: each row by itself, a tie shares', () => {
    expect(points('goldenerStrauss', ['0 2 0', '1 2', ''])).toEqual([7, 4, 4 + 2]);
  });

  it('Odeonsaal: 25 for six dancers, 1 for one, -5 for none', () => {
    expect(points('odeonsaal', ['0 0 0 1', '0 0', '0'])).toEqual([25, 1, -5]);
  });

  it('ballrooms.zumSperl: Zum Sperl: 12 each for the tie, 5 for the third', () => {
    expect(points('zumSperl', ['0 1 2', '0 1', '0 1'])).toEqual([12, 12, 5]);
  });

  it('Zur Kettenbrücke: 7 for each two dancers', () => {
    expect(points('zurKettenbruecke', ['0 1 1 2', '1 1 2', '2'])).toEqual([0, 14, 7]);
  });
});

describe('Apollosaal', () => {
  it('counts a middle row twice', () => {
    expect(points('apollosaal', ['0 0', '0', '1'])).toEqual([6, 3, -5]);
  });
});

describe('Goldener Strauß', () => {
  it('W10: a rank needs a dancer: alone in a row 7, and nobody is second', () => {
    expect(points('goldenerStrauss', ['0', '1', '2 2'])).toEqual([7, 7, 7]);
  });

  it('gives 7 and 2, the third nothing', () => {
    expect(points('goldenerStrauss', ['0 0 0 1', '0 1 1', ''])).toEqual([7 + 2, 2 + 7, -5]);
    expect(points('goldenerStrauss', ['0 0 1 1 2'], 4)).toEqual([4, 4, 0, -5]);
  });

  it('W10: two second ones share the 2', () => {
    expect(points('goldenerStrauss', ['0 0 1 2'])).toEqual([7, 1, 1]);
  });

  it('W10: three first ones share 9', () => {
    expect(points('goldenerStrauss', ['0 1 2'])).toEqual([3, 3, 3]);
  });

  it('with two players has two rows to win', () => {
    expect(points('goldenerStrauss', ['0 0 1', '', '1'], 2)).toEqual([7, 2 + 7]);
  });
});

describe('Odeonsaal', () => {
  const alone = ['', '0', '0 0', '0 0 0', '0 0 0|0', '0 0 0|0 0', '0 0 0|0 0 0', '0 0 0|0 0 0|0 0'];
  it.each(alone.map((rows, dancers): [number, string] => [dancers, rows]))(
    'ballrooms.odeonsaal: %i dancers',
    (dancers, rows) => {
      const expected = [-5, 1, 4, 9, 16, 25, 25, 25][dancers];
      expect(points('odeonsaal', rows.split('|'), 2)).toEqual([expected, -5]);
    },
  );
});

describe('Zum Sperl', () => {
  it('ballrooms.zumSperl: with two players: 10 for the most, 3 for the other', () => {
    expect(points('zumSperl', ['0 0 1'], 2)).toEqual([10, 3]);
  });

  it('with two players: nothing but -5 for an absent one', () => {
    expect(points('zumSperl', ['0'], 2)).toEqual([10, -5]);
  });

  it('W10: with two players a tie brings 6 each, half of 13', () => {
    expect(points('zumSperl', ['0 1'], 2)).toEqual([6, 6]);
  });

  it('with four players: 15, 10, 5 and 0', () => {
    expect(points('zumSperl', ['3 2 2 1 1', '1 0 0', '0 0'], 4)).toEqual([15, 10, 5, 0]);
  });

  it('W10: a tie for the second rank shares 10 and 5', () => {
    expect(points('zumSperl', ['0 0 1 2'])).toEqual([15, 7, 7]);
  });

  it('W10: a tie of all four shares 30', () => {
    expect(points('zumSperl', ['0 1 2 3'], 4)).toEqual([7, 7, 7, 7]);
  });

  it('W10: a rank needs a dancer: those without one share nothing', () => {
    expect(points('zumSperl', ['0', '', ''])).toEqual([15, -5, -5]);
  });
});

describe('Zur Kettenbrücke', () => {
  it.each([
    [1, 0],
    [2, 7],
    [3, 7],
    [4, 14],
    [5, 14],
  ])('ballrooms.zurKettenbruecke: %i dancers: %i points', (dancers, vp) => {
    const row = (amount: number): string => Array.from({ length: amount }, () => '0').join(' ');
    const rows = [row(Math.min(4, dancers)), row(Math.max(0, dancers - 4))];
    expect(points('zurKettenbruecke', rows)).toEqual([vp, -5, -5]);
  });
});

describe('every ballroom', () => {
  it.each(ALL)('ballrooms.scored: %s: whoever has no dancer there loses 5 points', (hall) => {
    expect(points(hall, ['0'])[1]).toBe(-5);
    expect(points(hall, [''])).toEqual([-5, -5, -5]);
  });

  it.each(ALL)('%s: only its own dancers count', (hall) => {
    const [other = hall] = ALL.filter((key) => key !== hall);
    const players = [{ emperor: 4 }, { emperor: 4 }];
    const at = ball({
      halls: [hall, other, ...ALL.filter((key) => key !== hall && key !== other)].slice(0, 3),
      floor: { [other]: ['0 1', '', '0'] },
    });
    const game = scenario(position({ ...at, round: 3, tiles: TILES, mainDone: true, players }));
    expect(pointsOf(game.do({ kind: 'endTurn' }), 'ballroom')).toEqual([-5, -5]);
  });
});

describe('the balcony', () => {
  it('ballrooms.balcony: counts as the top row of the right ballroom', () => {
    expect(points('apollosaal', ['1', '', '1 1 0 0'], 2, 7)).toEqual([6, 9]);
    expect(points('goldenerStrauss', ['', '', '1 1 0 0 0'], 3, 7)).toEqual([7, 2, -5]);
    expect(points('odeonsaal', ['', '', '1 1 0 0 0'], 2, 7)).toEqual([9, 4]);
  });
});

describe('W12: when a ballroom is scored', () => {
  it.each([
    { round: 3, place: 0 },
    { round: 5, place: 1 },
    { round: 7, place: 2 },
  ] as const)(
    'ballrooms.scored: after round $round the one in place $place',
    ({ round, place }) => {
      const game = scored('odeonsaal', ['0'], 3, round);
      expect(game.eventsOf('ballroomScored')).toEqual([
        { type: 'ballroomScored', ballroom: hallIndex('odeonsaal') },
      ]);
      expect(game.state.modules.ballrooms?.halls[place]).toBe(hallIndex('odeonsaal'));
      expect(pointsOf(game, 'ballroom')).toEqual([1, -5, -5]);
    },
  );

  it.each([1, 2, 4, 6])('none after round %i', (round) => {
    const table = { ...ball(), round, tiles: TILES, mainDone: true, players: [{}] };
    const game = scenario(position(table)).do({ kind: 'endTurn' });
    expect(game.state.round).toBe(round + 1);
    expect(game.eventsOf('ballroomScored')).toEqual([]);
  });

  it('comes after the emperor scoring and the bonus of the tile, before the next round', () => {
    const table = { ...ball(), round: 3, tiles: TILES, mainDone: true };
    const game = scenario(position({ ...table, players: [{ emperor: 6 }, {}] }));
    const types = game.do({ kind: 'endTurn' }).events.map(({ type }) => type);
    const order = ['emperorScoring', 'tileBonus', 'tilePenalty', 'ballroomScored', 'roundStarted'];
    expect(types.filter((type) => order.includes(type))).toEqual(order);
  });

  it('after round 7 before the final scoring', () => {
    const types = scored('odeonsaal', ['0'], 2, 7).events.flatMap((event) => {
      if (event.type === 'ballroomScored') return ['ballroom'];
      return event.type === 'vpGained' && event.cause.source === 'leftovers' ? ['leftovers'] : [];
    });
    expect(types).toEqual(['ballroom', 'leftovers', 'leftovers']);
  });

  it('dancers stay where they are', () => {
    const game = scored('odeonsaal', ['0 1'], 2);
    expect(game.state.modules.ballrooms?.floor[0]).toEqual([[1, 2], [], []]);
  });
});
