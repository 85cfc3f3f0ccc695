import { test } from '@playwright/test';
import { openFile } from '../e2e/support/records.ts';
import { visit } from '../e2e/support/settings.ts';
import { END_OF_A_TURN } from '../e2e/support/turns.ts';

/** A frame that took longer was missed at 60 frames a second. */
const LATE_MS = 20;

/** How smoothly a rival's whole turn is shown: the time from frame to frame. */
test('frames of a rival’s turn', async ({ page }) => {
  await visit(page, { speed: 1, pace: 'normal' });
  await openFile(page, END_OF_A_TURN);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const next = (time: number): void => {
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.keyboard.press('e');
  await page.waitForFunction(() => document.querySelector('.place.legal') === null);
  await page.waitForFunction(() => document.querySelector('.place.legal') !== null, null, {
    timeout: 60_000,
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const lasted = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const late = lasted.filter((ms) => ms > LATE_MS);
  const most = Math.max(...lasted).toFixed(0);
  console.log(
    `frames of a rival's turn: ${lasted.length} in ${(((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000).toFixed(1)} s, ` +
      `${((100 * late.length) / lasted.length).toFixed(1)} % over ${LATE_MS} ms, longest ${most} ms`,
  );
});
