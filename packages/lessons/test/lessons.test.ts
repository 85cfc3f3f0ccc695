import { describe, expect, it } from 'vitest';
import { shareDone } from '../src/guide.js';
import { textOf } from '../src/say.js';
import { LESSONS } from '../src/lessons/index.js';
import { latest } from '../src/run.js';
import { obedient, playLesson, wayward } from '../src/testing/playing.js';
import { faultsOf } from './support/statements.js';

/** More of them: `npm run soak:lessons`. */
const WAYS = Number(process.env['LESSON_WAYS'] ?? 24);

describe.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
  it('has steps with names of their own', () => {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('comes to its end with the suggested moves, and everything said is true', () => {
    const { told, isFinished } = playLesson(lesson, obedient);
    expect(told.flatMap(faultsOf)).toEqual([]);
    expect(isFinished).toBe(true);
  });

  it('tells how much lies behind: it grows with every step, and nearly evenly', () => {
    const { told, run } = playLesson(lesson, obedient);
    const steps = told.filter(
      ({ guidance: { id } }, index) => told.findIndex((each) => each.guidance.id === id) === index,
    );
    const read: string[] = [];
    let before = 0;
    for (const [index, { guidance, run: now }] of steps.entries()) {
      const share = shareDone(now, read);
      expect([guidance.id, share >= before]).toEqual([guidance.id, true]);
      if (!lesson.ends(latest(now.points).at))
        expect([guidance.id, Math.abs(share - index / steps.length) < 0.2]).toEqual([
          guidance.id,
          true,
        ]);
      before = share;
      if (guidance.waitsFor === 'next') read.push(guidance.id);
    }
    expect(shareDone(run, read)).toBe(1);
  });

  it('comes to its end whatever the pupil does, and everything said is true', () => {
    for (let way = 0; way < WAYS; way++) {
      const { told, isFinished } = playLesson(lesson, wayward(`${lesson.id} ${way}`));
      expect([way, ...told.flatMap(faultsOf)]).toEqual([way]);
      expect([way, isFinished]).toEqual([way, true]);
    }
  });
});

describe('the first evening', () => {
  const [lesson] = LESSONS;
  if (!lesson) throw new Error('there is a first lesson');
  const { told, decisions } = playLesson(lesson, obedient);

  it('takes at most 90 decisions', () => {
    expect(decisions).toBeLessThanOrEqual(90);
    expect(decisions).toBeGreaterThan(20);
  });

  it('says at most 1,200 words in English', () => {
    const said = [...new Set(told.map(({ guidance }) => textOf('en', guidance.said)))];
    const words = said.join(' ').split(/\s+/u).length;
    expect(words).toBeLessThanOrEqual(1200);
  });

  it('shows what a beginner needs: serving, moving in, a reward, new rooms, the Emperor', () => {
    const keys = told.map(({ guidance }) => guidance.said.key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'invite',
        'place',
        'serve',
        'moveIn',
        'reward',
        'emperor',
        'farewell',
      ]),
    );
  });
});
