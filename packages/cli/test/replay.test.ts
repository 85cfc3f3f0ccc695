import { encodeRecordLink, RecordReplay } from '@gah/engine';
import { LANGUAGES, staffName } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { file, finishedGame, gah, gahWith, openGame } from './support.js';

const finished = file('finished.json', finishedGame);
const last = finishedGame.moves.length;

describe('gah replay', () => {
  it.each(LANGUAGES)('shows the table after so many moves in %s', async (language) => {
    const { code, out, err } = await gah('replay', finished, '--ply', '60', '--lang', language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`[60/${last}]`);
    expect(out).toContain('Anna');
    expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
  });

  it('hides the hands from a spectator, and shows each seat its own', async () => {
    const hand = new RecordReplay(finishedGame).stateAt(3).seats.map((seat) => seat.hand);
    const seen = async (seat: string): Promise<boolean[]> => {
      const { out } = await gah('replay', finished, '--ply', '3', '--seat', seat);
      return hand.map((cards) =>
        cards.every((card) => out.includes(staffName('en', card, '2021'))),
      );
    };
    expect(await seen('spectator')).toEqual([false, false]);
    expect(await seen('1')).toEqual([true, false]);
    expect(await seen('2')).toEqual([false, true]);
  });

  it('goes by move, turn and round, jumps, and leaves', async () => {
    const { code, out } = await gahWith(
      ['n', 'b', 't', 'r', 'rb', '5', '99999', 'v 1', 'v 9', 's', 'l', '?', 'what', 'q'],
      'replay',
      finished,
    );
    expect(code).toBe(0);
    const places = [...out.matchAll(/\[(\d+)\/\d+\]/g)].map(([, ply]) => Number(ply));
    expect(places.slice(0, 3)).toEqual([0, 1, 0]);
    expect(places[4]).toBeGreaterThan(places[3] ?? 0);
    expect(places.at(-1)).toBe(5);
    expect(out).toContain(`There is no move 99999: choose from 0 to ${last}.`);
    expect(out).toContain('That view is not to be had here.');
    expect(out).toContain(encodeRecordLink(finishedGame));
    expect(out).toContain('"what" means nothing here');
  });

  it('reads a link, in an address too, and a file of the page', async () => {
    const link = encodeRecordLink(finishedGame);
    const page = file('page.json', { format: 'grand-austria-hotel-save', record: finishedGame });
    const given = [link, `https://hotel.example/#/replay/game/${link}/12/x0x1`, page];
    for (const each of given) {
      const { code, out } = await gah('replay', each, '--link');
      expect({ code, out }).toEqual({ code: 0, out: `${link}\n` });
    }
  });

  it('says what is wrong with a link, a move or a game that is not over', async () => {
    const link = encodeRecordLink(finishedGame);
    expect((await gah('replay', link.slice(0, -3))).err).toContain('lost or changed on the way');
    expect((await gah('replay', 'nowhere.json')).err).toContain('neither a file nor a link');
    expect((await gah('replay', finished, '--ply', '99999')).code).toBe(2);
    const open = file('open.json', openGame);
    const { out } = await gahWith(['v all'], 'replay', open);
    expect(out).toContain('That view is not to be had here.');
    expect((await gah('replay', open, '--seat', 'all')).err).toContain('not over');
  });
});
