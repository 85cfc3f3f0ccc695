import type { Timing } from '@gah/engine';
import { contentFor, createGame, emperorTile, politicsCard, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { withDice } from './support.js';

/** Number, cost and timing; no source gives the costs, they are reconstructed. */
const CARDS: readonly (readonly [number, number, Timing])[] = [
  [166, 5, 'bell'],
  [167, 3, 'bell'],
  [168, 3, 'bell'],
  [169, 3, 'bell'],
  [170, 3, 'round'],
  [171, 3, 'round'],
  [172, 3, 'bell'],
  [173, 3, 'round'],
  [174, 4, 'bell'],
  [175, 3, 'round'],
  [176, 3, 'round'],
  [177, 3, 'round'],
  [178, 4, 'bell'],
  [179, 3, 'bell'],
];

const content = contentFor('2021', null);

describe('the staff of A Little More', () => {
  it('are the 14 cards 166 to 179', () => {
    const numbers = content.staff.flatMap((card) =>
      card?.needs.includes('more') ? [card.number] : [],
    );
    expect(numbers).toEqual(CARDS.map(([number]) => number));
  });

  it.each(CARDS)('more.values: %i costs %i and works "%s"', (number, cost, timing) => {
    const card = staffCard(content, number);
    expect(card).toMatchObject({ number, cost, timing, needs: ['more'], promo: false });
    expect(card.source).toEqual({ effect: 'rulebook', cost: 'reconstructed' });
    expect(card.bell !== null).toBe(timing === 'bell');
  });

  it.each(CARDS)(
    'more.bells: %i is played for %i less 1 with a single die and does nothing yet',
    (card, cost) => {
      const game = withDice([5], { hand: [card], kitchen: { cake: 1 }, emperor: 2 });
      game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card });
      expect(game.seat(0)).toMatchObject({
        krones: 10 - (cost - 1),
        played: [card],
        kitchen: [0, 1, 0, 0, 0],
        emperor: 2,
        vp: 0,
      });
      expect(game.task?.kind).toBe('turn');
    },
  );
});

describe('the module shuffles its cards and tiles in', () => {
  const games = Array.from({ length: 60 }, (_, seed) =>
    createGame({ seats: 4, seed: String(seed), modules: ['more'] }),
  );

  it('waltz.more: all 14 staff cards are in the deck or in the hands', () => {
    const [game] = games;
    const staff = [...(game?.staffDeck ?? []), ...(game?.seats.flatMap(({ hand }) => hand) ?? [])];
    expect(staff).toHaveLength(48 + 14);
    expect(staff).toEqual(expect.arrayContaining(CARDS.map(([number]) => number)));
  });

  it.each([180, 181, 182])('waltz.more: politics card %i may be laid out', (card) => {
    expect(games.some(({ politics }) => politics.includes(card))).toBe(true);
  });

  it.each(['A6', 'B6', 'C6'] as const)('waltz.more: tile %s may be laid out', (tile) => {
    expect(games.some(({ tiles }) => tiles.includes(tile))).toBe(true);
  });

  it('and not without the module', () => {
    const plain = createGame({ seats: 2, seed: 'plain' });
    const staff = [...plain.staffDeck, ...plain.seats.flatMap(({ hand }) => hand)];
    expect(staff.filter((card) => card > 48)).toEqual([]);
  });
});

describe('letters and sources', () => {
  it.each([
    [180, 'A'],
    [181, 'B'],
    [182, 'C'],
  ])('more.politics: politics card %i has the letter %s and gives 15, 10, 5', (number, letter) => {
    expect(politicsCard(content, number)).toMatchObject({
      letter,
      vp: [15, 10, 5],
      needs: ['more'],
      source: { condition: 'rulebook' },
    });
  });

  it.each(['A6', 'B6', 'C6'] as const)('tile %s comes from the rulebook', (id) => {
    expect(emperorTile(content, id)).toMatchObject({
      letter: id.charAt(0),
      needs: ['more'],
      source: 'rulebook',
    });
  });
});
