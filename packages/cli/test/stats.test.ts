import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  editedGame,
  finishedGame,
  gah,
  leopoldGame,
  openGame,
  pathOf,
  waltzGame,
} from './support.js';

function folderOf(name: string, files: Readonly<Record<string, unknown>>): string {
  const folder = pathOf(name);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files))
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  return folder;
}

const GAMES = {
  'a.json': { ...finishedGame, players: ['person', 'director'] },
  'b.json': waltzGame,
  'c.json': {
    format: 'grand-austria-hotel-save',
    version: 1,
    players: [
      { kind: 'person', crest: 0 },
      { kind: 'computer', level: 'pageboy', crest: 1 },
    ],
    record: { ...finishedGame, setup: { ...finishedGame.setup, names: ['Anna', ''] } },
  },
  'd.json': leopoldGame,
  'e.json': openGame,
  'notes.txt': 'no game at all',
};

describe('gah stats', () => {
  it('tells how everybody did in the games of a folder', async () => {
    const { code, out, err } = await gah('stats', folderOf('plain', GAMES));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^5 games, 4 of them finished\.$/m);
    expect(out).toMatch(/^Player +games +won +95 % +points +best +lead$/m);
    expect(out).toMatch(/^Anna +4 /m);
    expect(out).toMatch(/^Director +1 /m);
    expect(out).toMatch(/^Pageboy +1 /m);
    expect(out).toMatch(/^Leopold \(Easy\) +1 /im);
    expect(out).not.toMatch(/Staff card/);
  });

  it('tells more of one of them', async () => {
    const { code, out } = await gah(
      'stats',
      folderOf('one', GAMES),
      '--player',
      'Anna',
      '--lang',
      'de',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^Against +games/m);
    expect(out).toMatch(/^Staff card +games .* card$/m);
    expect(out.match(/^Anna /gm)).toHaveLength(1);
    expect((await gah('stats', pathOf('one'), '--player', 'director')).out).toMatch(/^Anna +1 /m);
  });

  it('gives the same as data and as a table for spreadsheets', async () => {
    const folder = folderOf('data', GAMES);
    const report = JSON.parse((await gah('stats', folder, '--json')).out) as {
      games: number;
      players: { key: { name?: string }; results: { games: number } }[];
    };
    expect(report.games).toBe(5);
    expect(report.players[0]).toMatchObject({ key: { name: 'Anna' }, results: { games: 4 } });
    const { out } = await gah('stats', folder, '--csv');
    expect(out.trimEnd().split(/\r?\n/)).toHaveLength(1 + 5 * 2);
  });

  it('names every file that cannot be read, and goes on with the others', async () => {
    const folder = folderOf('broken', {
      ...GAMES,
      'cut.json': '{"format": "grand-au',
      'edited.json': editedGame,
      'other.json': { hello: 'world' },
    });
    const { code, out, err } = await gah('stats', folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^5 games/m);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/cut\.json is not JSON/),
      expect.stringMatching(/edited\.json: .*move 11/i),
      expect.stringMatching(/other\.json: /),
    ]);
  });

  it('says so when there is nothing to tell', async () => {
    const empty = await gah('stats', folderOf('empty', {}));
    expect(empty.err).toMatch(/holds no saved game/);
    expect(empty.code).not.toBe(0);
    expect((await gah('stats', pathOf('nowhere'))).err).toMatch(/nowhere is no folder/);
    const stranger = await gah('stats', folderOf('strangers', GAMES), '--player', 'Zoltan');
    expect(stranger.err).toMatch(/nobody of that name/);
    expect((await gah('stats', pathOf('plain'), '--json', '--csv')).err).toMatch(/either/);
  });
});
