import { describe, expect, it } from 'vitest';
import { runHere } from '@gah/terminal/testing';
import { standingBy } from '../src/commands/standing.js';
import { LAB } from '../src/index.js';
import type { Measure } from '../src/standing/measure.js';
import { MEASURES } from '../src/standing/measures.js';
import { standingOf } from '../src/standing/standing.js';
import { lab, pathOf } from './support.js';

const matchTold = (wins: string): string =>
  JSON.stringify({ games: 8, wins, score: '150.0 (140.0 to 160.0)', msPerTurn: [12.4, 13.6] });

describe('where the players stand', () => {
  it('is read from a match', () => {
    const measure = MEASURES['emperor-two'];
    expect(standingOf(measure, matchTold('70.0 (60.0-80.0)'))).toEqual({
      games: 8,
      wins: '70.0 (60.0-80.0)',
      score: '150.0 (140.0 to 160.0)',
      msPerTurn: [12, 14],
      isReached: true,
    });
    expect(standingOf(measure, matchTold('69.9 (60.0-80.0)')).isReached).toBe(false);
  });

  it('is read from games alone', () => {
    const level = { meanScore: 190, meanScoreLow: 185, meanScoreHigh: 195, msPerTurn: 800.4 };
    const toldOf = (soloWinRate: unknown): string =>
      JSON.stringify({ games: 200, levels: { emperor: { ...level, soloWinRate } } });
    const told = toldOf({ rate: 0.76, low: 0.7, high: 0.81 });
    expect(standingOf(MEASURES['leopold-hard'], told)).toEqual({
      games: 200,
      wins: '76.0 (70.0-81.0)',
      score: '190.0 (185.0 to 195.0)',
      msPerTurn: [800],
      isReached: true,
    });
    expect(standingOf(MEASURES['itself-two'], toldOf(null))).toMatchObject({
      wins: null,
      isReached: true,
    });
  });

  it('is told, kept and taken up again', async () => {
    const quick: Measure = {
      command: 'match',
      args: ['--a', 'quick@now', '--b', 'quick@1'],
      games: 4,
      bar: { of: 'score', least: 1000 },
    };
    const program = { ...LAB, commands: { standing: standingBy({ quick, slow: quick }) } };
    const told = (...more: string[]) =>
      runHere(program, ['standing', '--threads', '0', '--folder', pathOf('standing'), ...more]);
    const first = await told('--measures', 'quick', '--games', '2');
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toMatch(/quick +2 of 4 .*score 1000 +open/);
    expect(first.out).not.toContain('slow');
    expect((await told('--measures', 'quick', '--games', '2')).out).toBe(first.out);
    expect((await told('--measures', 'quick')).out).toMatch(/quick +4 of 4 .*missed/);
  });

  it.each(Object.entries<Measure>(MEASURES))(
    '%s is measured by a command that takes its options',
    async (_name, { command, args }) => {
      const bad = await lab(command, ...args, '--threads', 'many');
      expect(bad).toMatchObject({ code: 2 });
      expect(bad.err).toContain('--threads');
    },
  );
});
