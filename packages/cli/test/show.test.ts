import { eventsFor, fromRecord, MODULES, opponentWith, playback } from '@gah/engine';
import type { Term } from '@gah/text';
import {
  difficultyName,
  LANGUAGES,
  moduleName,
  opponentName,
  soloHotelName,
  term,
} from '@gah/text';
import { describe, expect, it } from 'vitest';
import {
  editedGame,
  elisabethGame,
  file,
  finishedGame,
  gah,
  leopoldGame,
  openGame,
  waltzGame,
} from './support.js';

const finished = file('finished.json', finishedGame);

describe('gah show', () => {
  it.each(LANGUAGES)('tells a game in %s', async (language) => {
    const { code, out, err } = await gah('show', finished, '--lang', language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^== /gm)).toHaveLength(8);
    expect(out.match(/^-- /gm)?.length).toBeGreaterThan(20);
    expect(out).toContain('Anna');
    expect(out).toMatch(new RegExp(`^  ${term(language, 'total')}( +-?\\d+){2}\n$`, 'mu'));
    expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
  });

  it.each(LANGUAGES)('tells a game with every module in %s', async (language) => {
    const path = file('waltz.json', waltzGame);
    const { code, out, err } = await gah('show', path, '--lang', language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const names = MODULES.map((module) => moduleName(language, module)).join(', ');
    const head = out.split('\n').find((line) => line.startsWith(term(language, 'modules')));
    expect(head?.endsWith(`  ${names}`)).toBe(true);
    expect(out).toMatch(new RegExp(`^  ${term(language, 'total')}( +-?\\d+){2}\n$`, 'mu'));
    expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
  });

  it.each(LANGUAGES)('names the opponent of a person alone in %s', async (language) => {
    for (const record of [leopoldGame, elisabethGame]) {
      const path = file('solo.json', record);
      const { code, out, err } = await gah('show', path, '--lang', language);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { modules, difficulty } = record.setup;
      const name = opponentName(language, opponentWith(modules));
      const head = (key: Term): string | undefined =>
        new RegExp(`^${term(language, key)} {2,}(.*)$`, 'mu').exec(out)?.[1];
      expect(head('players')).toBe('Anna');
      expect(head('opponent')).toMatch(new RegExp(`^${name}( \\(«?\\p{L}.*\\))?$`, 'u'));
      expect(head('difficulty')).toBe(difficulty && difficultyName(language, difficulty));
      const names = modules.map((module) => moduleName(language, module)).join(', ');
      expect(head('modules') ?? '').toBe(names);
      expect(out).toMatch(new RegExp(`Anna +${name}$`, 'mu'));
      expect(out.match(new RegExp(`^-- .*${name}`, 'gmu'))?.length).toBeGreaterThan(10);
      const other = modules.length > 0 ? 'leopold' : 'elisabeth';
      expect(out).not.toContain(opponentName(language, other));
      expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
    }
  });

  it('names the hotel of the opponent', async () => {
    const { out } = await gah('show', file('solo.json', elisabethGame));
    const hotel = fromRecord(elisabethGame).modules.solo?.hotel;
    expect(hotel && out).toContain(`Elisabeth (${hotel ? soloHotelName('en', hotel) : ''})`);
  });

  it('shows no seat of an automatic opponent', async () => {
    const { code, err } = await gah('show', file('solo.json', leopoldGame), '--seat', '2');
    expect(code).toBe(2);
    expect(err).toContain('one player');
    expect((await gah('show', file('solo.json', leopoldGame), '--seat', '1')).code).toBe(0);
  });

  it('names no modules where there are none', async () => {
    expect((await gah('show', finished)).out).not.toContain(term('en', 'modules'));
  });

  it('speaks three languages', async () => {
    const logs = await Promise.all(
      LANGUAGES.map(async (language) => (await gah('show', finished, '--lang', language)).out),
    );
    const [en, de, ru] = logs.map((log) => log.split('\n'));
    expect(en?.length).toBe(de?.length);
    expect(en?.length).toBe(ru?.length);
    expect(en?.filter((line, index) => line !== '' && line === ru?.[index])).toEqual([]);
  });

  it('hides cards from a spectator and from the other seats', async () => {
    const [start] = playback(finishedGame);
    const dealt =
      start && eventsFor(start.events, 'spectator').find(({ type }) => type === 'staffDealt');
    expect(dealt).toMatchObject({ cards: 6 });
    const shown = async (seat: string): Promise<number> => {
      const { out } = await gah('show', finished, '--seat', seat);
      return out.match(/receives 6 staff cards: /g)?.length ?? 0;
    };
    expect(await shown('all')).toBe(2);
    expect(await shown('1')).toBe(1);
    expect(await shown('spectator')).toBe(0);
  });

  it('tells only once that the room of a guest is occupied', async () => {
    const { out } = await gah('show', finished);
    const movedIn = [...out.matchAll(/ moves .+ into (the .+ room on .+)\.\n(.*)/g)];
    expect(movedIn).not.toEqual([]);
    for (const [, room, next] of movedIn) expect(next).not.toContain(`occupies ${room}`);
  });

  it('shows only seats that exist', async () => {
    const { code, out, err } = await gah('show', finished, '--seat', '3');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('2 players');
  });

  it('ends an open game with the player to move', async () => {
    const { code, out } = await gah('show', file('open.json', openGame));
    expect(code).toBe(0);
    expect(out).toMatch(/\nWaiting for (Anna|Béla)\.\n$/);
  });

  it('tells a game up to the move that is against the rules', async () => {
    const { code, out, err } = await gah('show', file('edited.json', editedGame));
    expect(code).toBe(1);
    expect(out).toContain('Anna');
    expect(err).toMatch(/not allowed.*move 11/i);
  });

  it('lets no name control the terminal', async () => {
    const setup = { ...openGame.setup, names: ['\u001B[2Janna', 'Béla'] };
    const { code, out } = await gah('show', file('names.json', { ...openGame, setup }));
    expect(code).toBe(0);
    expect(out).toContain('\uFFFD[2Janna');
    expect(out).not.toContain('\u001B');
  });

  it('explains problems in the language of the log', async () => {
    const path = file('rules.json', { ...finishedGame, rules: 99 });
    const { code, out, err } = await gah('show', path, '--lang', 'de');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/Regel/);
  });
});
