import type { DataPack } from '@gah/engine';
import {
  contentFor,
  createGame,
  fromRecord,
  guestCard,
  MODULES,
  staffCard,
  stateHash,
  toRecord,
} from '@gah/engine';
import { eagerPlayer, exercise, position, scenario, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const pack: DataPack = {
  name: 'my box',
  staff: { 45: { cost: 7 } },
  guests: { 65: { order: { cake: 2 }, vp: 11 } },
  board: { queueCost: [5, 4, 3, 2, 1], politicsVp: [20, 10, 5] },
  hotels: { night: ['bbbbb', 'rrrrr', 'yyyyy', 'brybr'] },
};

describe('a data pack', () => {
  it('replaces printed values and marks them as its own', () => {
    const content = contentFor('2021', pack);
    expect(staffCard(content, 45)).toMatchObject({
      cost: 7,
      source: { cost: 'data pack', effect: 'rulebook' },
    });
    expect(guestCard(content, 65)).toMatchObject({
      order: [0, 2, 0, 0, 0],
      size: 2,
      vp: 11,
      source: { order: 'data pack', vp: 'data pack', reward: 'rulebook' },
    });
    expect(staffCard(content, 44)).toEqual(staffCard(contentFor('2021', null), 44));
  });

  it('whole.dataPacks: is what the game is played with', () => {
    const game = scenario(
      position({
        dataPack: pack,
        dice: [1],
        players: [
          { krones: 3, cafe: [{ guest: guests.knightOfTheEmpire, goods: { cake: 2 } }], free: [0] },
        ],
      }),
    );
    expect(game.offers({ kind: 'takeGuest', place: 1 })).toBe(false);
    expect(game.offers({ kind: 'takeGuest', place: 2 })).toBe(true);
    game.do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.seat(0).vp).toBe(11 + 2);
  });

  it('is stored in the record', () => {
    const { state } = exercise({ seats: 2, seed: 'pack', dataPack: pack }, eagerPlayer(new Map()));
    const record = toRecord(state);
    expect(record.setup.dataPack).toEqual(pack);
    expect(stateHash(fromRecord(JSON.parse(JSON.stringify(record))))).toBe(stateHash(state));
  });

  it('changes nothing when there is none', () => {
    expect(createGame({ seats: 2, seed: 'x' }).setup.dataPack).toBeNull();
  });

  it("whole.dataPacks: replaces values of Let's Waltz!", () => {
    const waltz: DataPack = {
      name: 'my waltz',
      staff: { 129: { cost: 2 } },
      guests: { 134: { order: { cake: 1 }, vp: 8 } },
      ballrooms: { apollosaal: { 2: [[1], [2], [2, 3]] } },
      rehearsalRooms: {
        mirrors: [
          { dancers: 4, bonus: [{ krones: 1 }, { goods: { champagne: 1 } }] },
          { dancers: 6, bonus: [{ playStaff: 'free' }] },
        ],
      },
      tokens: [
        { top: { vp: 1 }, bottom: { vp: 2 } },
        { top: { krones: 1 }, bottom: { krones: 2 } },
        { top: { emperor: 1 }, bottom: { emperor: 2 } },
        { top: { anyGoods: 1 }, bottom: { drawStaff: 2 } },
        { top: { prepareRoom: 1 }, bottom: { occupyRoom: 1 } },
      ],
    };
    const content = contentFor('2021', waltz);
    expect(staffCard(content, 129)).toMatchObject({ cost: 2, source: { cost: 'data pack' } });
    expect(guestCard(content, 134)).toMatchObject({ order: [0, 1, 0, 0, 0], vp: 8 });
    expect(content.ballrooms[0]).toMatchObject({
      key: 'apollosaal',
      spaces: [[[1], [2], [2, 3]], expect.anything(), expect.anything()],
      source: { spaces: 'data pack', scoring: 'rulebook' },
    });
    expect(content.rehearsalRooms[0]).toEqual({
      key: 'mirrors',
      sections: [
        {
          dancers: 4,
          bonus: [
            { do: 'krones', amount: 1 },
            { do: 'goods', goods: [0, 0, 0, 0, 1] },
          ],
        },
        { dancers: 6, bonus: [{ do: 'playStaff', discount: 99 }] },
      ],
      source: 'data pack',
    });
    expect(content.tokens.map(({ top }) => top.do)).toEqual([
      'vp',
      'krones',
      'emperor',
      'chooseGoods',
      'prepareRoom',
    ]);
    const { problems } = exercise(
      { seats: 2, seed: 'waltz pack', modules: [...MODULES], dataPack: waltz },
      eagerPlayer(new Map()),
      { checked: true, twin: true },
    );
    expect(problems).toEqual([]);
  });
});
