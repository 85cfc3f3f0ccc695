import { LESSONS } from '@gah/lessons';
import { LANGUAGES } from '@gah/text';
import { test } from '@playwright/test';
import type { Attendance, Desk } from './support/lesson.ts';
import { attend, attendanceName, DESKS } from './support/lesson.ts';
import { isLong } from './support/length.ts';

/** Every lesson at every desk in every language. */
const ALL: readonly Attendance[] = (Object.keys(DESKS) as Desk[]).flatMap((desk) =>
  LESSONS.flatMap(({ id }) => LANGUAGES.map((language) => ({ lesson: id, desk, language }))),
);

const DAY_MS = 86_400_000;

/**
 * One lesson with the pointer and one by keyboard, each day another one; the processes of the tests agree
 * about the day.
 */
function sample(): Attendance[] {
  const day = Number((process.env['LESSON_DAY'] ??= String(Math.floor(Date.now() / DAY_MS))));
  const desks: Desk[] = [day % 2 === 0 ? 'desktop' : 'phone', 'keyboard'];
  return desks.flatMap((desk) => {
    const own = ALL.filter((attendance) => attendance.desk === desk);
    return own[Math.floor(day / 2) % own.length] ?? [];
  });
}

/** All of it is `npm run soak:web -- everyLesson`; every other run takes a sample of the day. */
for (const attendance of isLong ? ALL : sample())
  test(`to its end: ${attendanceName(attendance)}`, async ({ page }) => {
    await attend(page, attendance);
  });
