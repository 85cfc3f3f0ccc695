import { staff } from '@gah/engine/testing';
import type { TileId } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import type { MovePart, PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { amounts, preparable, staffVp } from '../../staff/support.js';
import { entrancesIn, gaining, offering, ownerAfterMain, ownerOf } from './support.js';

const ALL: TileId[] = ['A1', 'A4', 'B1', 'B2', 'C1', 'C3'];
const use = (tile: TileId): MovePart => ({ kind: 'useTile', tile });
const tiles = ({ legal }: Scenario): TileId[] =>
  legal.flatMap((move) => (move.kind === 'useTile' ? [move.tile] : []));

const owner = (
  emperorTiles: TileId[],
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario =>
  ownerAfterMain(
    'wray',
    { krones: 5, emperor: 5, ...player },
    { ...input, entrances: { emperorTiles } },
  );

describe('The Grand Wray Hotel when gained', () => {
  it('advances 2 emperor steps', () => {
    const game = gaining('wray');
    const { startSeat } = game.state;
    expect(game.seat(startSeat).emperor).toBe(2);
    expect(game.seat(1 - startSeat).emperor).toBe(0);
  });

  it('entrances.wray: has six emperor tiles, two of each letter, from those left over', () => {
    for (const modules of [[], ['ballrooms', 'more']] as const) {
      const game = offering(['wray', 'stroup'], { modules });
      const { emperorTiles } = entrancesIn(game);
      expect(emperorTiles.map((tile) => tile.charAt(0))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
      expect(new Set([...emperorTiles, ...game.state.tiles]).size).toBe(9);
    }
  });

  it('tiles of other modules take part only with these', () => {
    const { emperorTiles } = entrancesIn(offering(['wray', 'kozi']));
    expect(emperorTiles.every((tile) => Number(tile.charAt(1)) <= 4)).toBe(true);
  });

  it('without it no tiles are laid out', () => {
    expect(entrancesIn(offering(['kozi', 'stroup'])).emperorTiles).toEqual([]);
  });
});

describe('The Grand Wray Hotel: the bonus of a tile', () => {
  it.each([
    { tile: 'A1', back: 1 },
    { tile: 'B2', back: 2 },
    { tile: 'C1', back: 3 },
  ] as const)('entrances.wray: of $tile for $back steps back', ({ tile, back }) => {
    const game = owner(ALL).do(use(tile));
    expect(game.eventsOf('emperorStepBack')).toEqual([
      { type: 'emperorStepBack', seat: 0, from: 5, to: 5 - back },
    ]);
    expect(game.seat(0)).toMatchObject({ emperor: 5 - back, diceTaken: [] });
    expect(game.eventsOf('tileUsed')).toEqual([{ type: 'tileUsed', seat: 0, tile }]);
  });

  it('krones: A1 and B2', () => {
    expect(owner(ALL).do(use('A1')).seat(0).krones).toBe(8);
    expect(owner(ALL).do(use('B2')).seat(0).krones).toBe(10);
  });

  it('goods: A2 of choice, B1 one of each', () => {
    const some = owner(['A2']).do(use('A2'), { kind: 'chooseGood', good: 'coffee' });
    some.do({ kind: 'chooseGood', good: 'cake' });
    expect(amounts(some.seat(0).kitchen)).toEqual({ cake: 1, coffee: 1 });
    const each = owner(ALL).do(use('B1'));
    expect(amounts(each.seat(0).kitchen)).toEqual({ strudel: 1, cake: 1, wine: 1, coffee: 1 });
  });

  it('rooms: A4 prepares one free, B4 and C2 occupy it, too', () => {
    const free = owner(ALL, { krones: 0, free: [5] }).do(use('A4'));
    expect(preparable(free)).toEqual([0, 6, 10]);
    const low = owner(['B4'], { free: [5] }).do(use('B4'));
    expect(preparable(low)).toEqual([0, 6]);
    const any = owner(['C2'], { free: [5] }).do(use('C2'), { kind: 'prepareRoom', room: 10 });
    expect(any.seat(0)).toMatchObject({ krones: 5, occupied: 1 << 10 });
  });

  it('staff: A3 draws three, C4 plays a card free', () => {
    const drawn = owner(
      ['A3'],
      {},
      { nextStaff: [staff.breakfastServer, staff.waitress, staff.barkeeper] },
    ).do(use('A3'));
    expect(drawn.task).toMatchObject({ kind: 'playDrawn', discount: 3 });
    const free = owner(['C4'], { krones: 0, hand: [staff.waitress] }).do(use('C4'), {
      kind: 'playStaff',
    });
    expect(free.seat(0)).toMatchObject({ krones: 0, played: [staff.waitress] });
  });

  it('points: C1, and C3 for staff', () => {
    const tileVp = (game: Scenario): number => scoreSheets(game.state)[0]?.bySource.tile ?? 0;
    expect(tileVp(owner(ALL).do(use('C1')))).toBe(8);
    expect(
      tileVp(
        owner(ALL, { played: [staff.breakfastServer, staff.waitress, staff.barkeeper] }).do(
          use('C3'),
        ),
      ),
    ).toBe(6);
  });

  it('tiles of the other modules', () => {
    const modules = ['ballrooms', 'more'] as const;
    const six = owner(['A6'], {}, { modules }).do(use('A6'), { kind: 'chooseGood', good: 'wine' });
    expect(six.seat(0)).toMatchObject({ krones: 7, kitchen: [0, 0, 1, 0, 0] });
    const champagne = owner(['A5'], {}, { modules }).do(use('A5'));
    expect(amounts(champagne.seat(0).kitchen)).toEqual({ champagne: 2 });
    const markers = owner(['C6'], {}, { modules, claims: [[0], [0], []] }).do(use('C6'));
    expect(markers.seat(0).vp).toBe(10);
  });

  it('goes back exactly: without the steps it cannot be taken', () => {
    expect(tiles(owner(ALL, { emperor: 0 }))).toEqual([]);
    expect(tiles(owner(ALL, { emperor: 1 }))).toEqual(['A1', 'A4']);
    expect(tiles(owner(ALL, { emperor: 2 }))).toEqual(['A1', 'A4', 'B1', 'B2']);
    expect(tiles(owner(ALL, { emperor: 3 }))).toEqual(ALL);
  });

  it('is never the penalty', () => {
    const game = owner(['C1'], { emperor: 3, krones: 5 }).do(use('C1'));
    expect(game.seat(0)).toMatchObject({ emperor: 0, vp: 8 });
    expect(game.eventsOf('tilePenalty')).toEqual([]);
  });
});

describe('The Grand Wray Hotel', () => {
  it('entrances.wray: takes a tile once per turn', () => {
    const game = owner(ALL).do(use('A1'));
    expect(tiles(game)).toEqual([]);
  });

  it('takes one in every turn, not just one in a round', () => {
    const game = ownerOf(
      'wray',
      { krones: 5, emperor: 5 },
      { dice: [4, 4], players: [{ diceTaken: [1, 1] }], entrances: { emperorTiles: ALL } },
    );
    game.do(use('A1'), { kind: 'takeDie', space: 4, boost: false });
    game.do({ kind: 'splitKrones', krones: 2 });
    expect(tiles(game)).toEqual([]);
    game.do({ kind: 'endTurn' });
    expect(game.state.round).toBe(1);
    expect(tiles(game)).toEqual(['A4', 'B1', 'B2', 'C1', 'C3']);
    game.do(use('B2'));
    expect(game.seat(0)).toMatchObject({ emperor: 5 - 1 - 2, krones: 5 + 3 + 2 + 5 });
  });

  it('the tile leaves the game', () => {
    const game = owner(ALL).do(use('B1'));
    expect(entrancesIn(game).emperorTiles).toEqual(['A1', 'A4', 'B2', 'C1', 'C3']);
  });

  it('T1, T8: is an additional action; then one cannot pass', () => {
    const game = ownerOf('wray', { emperor: 5 }, { dice: [4], entrances: { emperorTiles: ALL } });
    expect(game.offers({ kind: 'pass' })).toBe(true);
    game.do(use('A1'));
    expect(game.offers({ kind: 'pass' })).toBe(false);
    expect(game.offers({ kind: 'takeDie' })).toBe(true);
  });

  it('is no emperor scoring: staff 42 does not react', () => {
    const game = owner(ALL, { emperor: 8, played: [staff.gardener] }).do(use('A1'));
    expect(staffVp(game)).toBe(0);
    expect(game.eventsOf('tileBonus')).toEqual([]);
  });

  it('leaves the tiles of the board to the emperor', () => {
    const game = owner(ALL, {}, { tiles: ['A2', 'B3', 'C2'] });
    expect(game.offers(use('A2'))).toBe(false);
  });

  it('belongs to its owner, on the own turns', () => {
    const players = [{ emperor: 8 }];
    expect(tiles(owner(ALL, {}, { turn: 1, players }))).toEqual([]);
  });
});
