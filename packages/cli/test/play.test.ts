import { readFileSync } from 'node:fs';
import { fromRecord, MODULES, parseRecord } from '@gah/engine';
import { LANGUAGES, levelName, term, vpSourceText } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../src/play/words.js';
import { bundle, started } from '@gah/terminal/testing';
import { editedGame, file, finishedGame, gahWith, openGame, pathOf } from './support.js';

/** Players that think little, in this thread. */
const QUICK = ['--threads', '0', '--nodes', '10', '--levels', 'pageboy'];
const typing = (lines: readonly string[], ...args: string[]) =>
  gahWith(lines, 'play', ...QUICK, '--seed', 'table', ...args);
/** Somebody who always takes the first move. */
const FIRST_MOVES = Array<string>(1500).fill('1');

describe.each(LANGUAGES)('a whole game in the terminal: %s', (language) => {
  it('ends with the scores', async () => {
    const { code, out } = await typing(FIRST_MOVES, '--lang', language);
    expect(code).toBe(0);
    expect(out).toContain(wordsIn(language).welcome);
    expect(out).toMatch(new RegExp(`^ {2}${term(language, 'victoryPoints')} .*`, 'm'));
    expect(out).toContain(vpSourceText(language, 'leftovers'));
    expect(out).toContain(levelName(language, 'pageboy'));
    if (language !== 'en') expect(out).not.toMatch(/\b(the|guest|room|card|krones|your)\b/i);
    if (language === 'ru') expect(out.replace(/\b[ABC]\d?\b/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('has words for everything one can type', async () => {
    const { help, noSuchCard, noSuchMove, unknownInput, cannotUndo } = wordsIn(language);
    const lines = ['?', 'c 999', '0', '999', 'what now', 'u', 'b', 'm', 'p 2', 'p 9', 'h', 'e'];
    const { out } = await typing(lines, '--lang', language, '--modules', 'all', '--promos');
    for (const { key, meaning } of Object.values(help)) {
      expect(out).toContain(key);
      expect(out).toContain(meaning);
    }
    expect(out).toContain(noSuchCard({ card: '999' }));
    expect(out).toContain(noSuchMove({ number: '0', moves: 20 }).split(':')[0]);
    expect(out).toContain(noSuchMove({ number: '999', moves: 20 }).split(':')[0]);
    expect(out).toContain(unknownInput({ input: 'what now' }));
    expect(out).toContain(cannotUndo);
    expect(out).toContain(wordsIn(language).noSuchPlayer({ number: '9', players: 2 }));
    expect(out).toContain(wordsIn(language).hotelOf({ name: levelName(language, 'pageboy') }));
    expect(out).toContain(
      `> ${wordsIn(language).hint({ number: 0, move: '' }).split('0')[0] ?? ''}`,
    );
    expect(out).toMatch(/^ {2}– \S.*\.$/m);
    for (const heading of Object.values(wordsIn(language).outlook)) expect(out).toContain(heading);
    expect(out).toContain(wordsIn(language).left);
  });
});

describe('gah play', () => {
  it('plays with everything, on any seat', async () => {
    const set = ['--players', '4', '--seat', '3', '--modules', 'all', '--promos'];
    const { code, out } = await typing(FIRST_MOVES, ...set, '--staff', 'draft', '--name', 'Anna');
    expect(code).toBe(0);
    expect(out).toMatch(/^Players +Pageboy, Pageboy 2, Anna, Pageboy 3$/m);
    expect(out).toMatch(/^ {2}Victory points +Pageboy +Pageboy 2 +Anna +Pageboy 3$/m);
  });

  it('plays alone', async () => {
    const args = ['play', '--threads', '0', '--solo', 'easy', '--seed', 'alone'];
    const { code, out } = await gahWith(FIRST_MOVES, ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}Victory points +Player 1 +Leopold$/m);
  });

  it('shows no hidden cards of others', async () => {
    const { out } = await typing(['p 2', '1', '1', '1'], '--staff', 'random');
    expect(out).toMatch(/Pageboy gets 6 staff cards\.|Pageboy receives 6 staff cards\./);
  });

  it('explains cards, guests, objectives and tiles', async () => {
    const { out } = await typing(['c 36', 'c #54', 'c 105', 'c a1']);
    expect(out).toMatch(/^> Sommelier \(Immediate, Cost: \d+\): .*wine/m);
    expect(out).toMatch(/^> .*, \w+ guest\./m);
    expect(out).toMatch(/^> .*15 \/ 10 \/ 5/m);
    expect(out).toMatch(/^> .*A1 – Reward: .* Penalty: /m);
  });

  it('takes moves back until something new is seen', async () => {
    // The first guest brings a new one to the queue; rooms bring nothing to light.
    const rooms = ['1', 'u', '1', 'u', 'u'];
    const { out } = await typing(['1', 'u', ...rooms]);
    const { undone, cannotUndo } = wordsIn('en');
    expect(out.split(undone)).toHaveLength(3);
    expect(out.split(cannotUndo)).toHaveLength(3);
  });

  it('thinks in a thread, and the same', async () => {
    const path = await bundle(pathOf('program'), [
      'cli/src/main.ts',
      'ai/src/worker/nodeWorker.ts',
    ]);
    const args = ['play', '--nodes', '10', '--levels', 'pageboy', '--seed', 'table'];
    const { code, out } = await started(path, args, { input: '1\n'.repeat(40) });
    expect(code).toBe(0);
    expect(out).toBe((await typing(FIRST_MOVES.slice(0, 40))).out);
  });

  it('plays the same game for the same seed', async () => {
    const first = await typing(FIRST_MOVES.slice(0, 40));
    const second = await typing(FIRST_MOVES.slice(0, 40));
    expect(second.out).toBe(first.out);
  });
});

describe('a game in the terminal that is saved', () => {
  const seven = FIRST_MOVES.slice(0, 7);

  it('goes on as it would have gone on', async () => {
    const path = pathOf('table.json');
    const saved = await typing([...seven, `s ${path}`, '1', '1', 'q', 'n']);
    expect(saved.out).toContain(wordsIn('en').savedTo({ path }));
    expect(parseRecord(JSON.parse(readFileSync(path, 'utf8'))).moves.length).toBeGreaterThan(6);
    const again = pathOf('again.json');
    const args = ['play', '--threads', '0', '--nodes', '10', '--load', path, '--save', again];
    await gahWith(['1', '1', 's'], ...args);
    const straight = pathOf('straight.json');
    await typing([...seven, '1', '1', `s ${straight}`]);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(straight, 'utf8'));
  });

  it('is saved on the way out if wanted', async () => {
    const path = pathOf('way out.json');
    const { out } = await typing(['1', 'q', 'maybe', 'Yes'], '--save', path);
    expect(out).toContain(wordsIn('en').yesOrNo);
    expect(out).toContain(wordsIn('en').savedTo({ path }));
    expect(fromRecord(JSON.parse(readFileSync(path, 'utf8'))).ply).toBeGreaterThan(0);
  });

  it('tells where it cannot be saved and goes on', async () => {
    const path = pathOf('no such folder/game.json');
    const { code, out } = await typing([`s ${path}`, 'm', 'q', 'n']);
    expect(code).toBe(0);
    expect(out).toContain(`${path} cannot be written`);
  });

  it('may come from anywhere', async () => {
    const path = file('open game.json', openGame);
    const args = ['play', '--threads', '0', '--nodes', '10', '--load', path];
    const { out } = await gahWith(['b'], ...args, '--seat', '2', '--levels', 'emperor');
    expect(out).toMatch(/^Players +Anna, Béla$/m);
    expect(out).toContain(wordsIn('en').hotelOf({ name: 'Béla' }));
    const over = await gahWith([], ...args.slice(0, -1), file('over.json', finishedGame));
    expect(over.out).toMatch(/^ {2}Victory points +Anna +Béla$/m);
  });
});

describe('bad arguments of gah play', () => {
  it.each([
    [['--players', '2', '--seat', '3'], '--seat 3: there are 2 seats'],
    [['--players', '4', '--levels', 'emperor,emperor'], '--levels names 2 players for 3 seats'],
    [['--levels', 'king'], '--levels is a list of pageboy, concierge, director, emperor'],
    [['--budget', '1', '--nodes', '1'], 'exclude each other'],
    [['--solo', 'easy', '--modules', MODULES.join(',')], 'alone'],
  ])('%j', async (args, message) => {
    const { code, err } = await gahWith([], 'play', ...args);
    expect(code).toBe(2);
    expect(err.toLowerCase()).toContain(message.toLowerCase());
  });

  it('are files that are no games', async () => {
    const { code, err } = await gahWith([], 'play', '--load', file('nothing.json', {}));
    expect(code).toBe(3);
    expect(err).toContain('nothing.json');
    const illegal = await gahWith([], 'play', '--load', file('illegal.json', editedGame));
    expect(illegal.code).toBe(1);
  });
});
