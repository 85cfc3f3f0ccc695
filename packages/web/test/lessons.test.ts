import { LESSONS } from '@gah/lessons';
import { isParagraphId } from '@gah/rulebook';
import { describe, expect, it } from 'vitest';
import { lessonPlayers } from '../src/lessons/lessonPlayers.js';

describe('lessons at the table', () => {
  it('lead to paragraphs of the rules that are there', () => {
    const named = LESSONS.flatMap(({ steps }) => steps.flatMap(({ more }) => more ?? []));
    expect(named.length).toBeGreaterThan(LESSONS.length);
    expect(named.filter((id) => !isParagraphId(id))).toEqual([]);
  });

  it('go on with any move when a computer player breaks down', async () => {
    const [lesson] = LESSONS;
    if (!lesson) throw new Error('there is a first lesson');
    const { script: _script, ...unscripted } = lesson;
    const players = lessonPlayers(unscripted, {
      choose: () => Promise.reject(new Error('broken')),
      close: () => undefined,
    });
    const move = { kind: 'pass', seat: 1 } as const;
    const question = { level: 'pageboy', moves: [move], seed: '' } as const;
    expect(await players.choose(question as never)).toBe(move);
  });
});
