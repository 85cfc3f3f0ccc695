import type { GameRecord } from '@gah/engine';
import { fromRecord, moves as legalMoves, undoTarget } from '@gah/engine';
import type { Lesson } from '@gah/lessons';
import { follow, isRecordOf, LESSONS, recordOf } from '@gah/lessons';
import { isParagraphId } from '@gah/rulebook';
import { describe, expect, it } from 'vitest';
import { lessonPlayers } from '../src/lessons/lessonPlayers.js';
import { Timeline } from '../src/session/timeline.js';
import { undoWallOf } from '../src/table/model/undoWall.js';
import { COMPUTER, newSession, PERSON, pick } from './support/games.js';

const begun = (lesson: Lesson): GameRecord =>
  recordOf(lesson, ['Anna', 'Béla'].slice(0, lesson.setup.seats));

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

  it('are not taken back to what lies before their first step', () => {
    const prepared = LESSONS.filter(
      (lesson) => lesson.prologue.length > 0 && undoTarget(fromRecord(begun(lesson))) !== null,
    );
    expect(prepared.map(({ id }) => id)).toEqual(expect.arrayContaining(['emperor', 'objectives']));
    for (const lesson of prepared) {
      const opening = lesson.prologue.length;
      const timeline = Timeline.resume(begun(lesson));
      const session = newSession(lesson.setup, [PERSON, COMPUTER], { timeline, opening });
      expect([lesson.id, session.now.undoTarget, session.undo(), session.undoTurn()]).toEqual([
        lesson.id,
        null,
        false,
        false,
      ]);
      expect(undoWallOf(session.now)).toBe('turn');
      // What the pupil does can be taken back as ever.
      session.play(pick(legalMoves(timeline.state, lesson.pupil), 0));
      if (session.now.undoTarget === null) continue;
      expect([lesson.id, session.now.undoTarget, session.undo()]).toEqual([
        lesson.id,
        opening,
        true,
      ]);
      expect(session.undo()).toBe(false);
      expect(follow(lesson, session.record).points).toHaveLength(1);
    }
  });

  it('are resumed only from a record of the same lesson', () => {
    for (const lesson of LESSONS) {
      const record = begun(lesson);
      expect(isRecordOf(lesson, record)).toBe(true);
      expect(isRecordOf({ ...lesson, setup: { ...lesson.setup, seed: 'other' } }, record)).toBe(
        false,
      );
      if (record.moves.length > 0)
        expect(isRecordOf(lesson, { ...record, moves: record.moves.slice(0, -1) })).toBe(false);
    }
  });
});
