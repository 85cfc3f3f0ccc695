import { expect, test } from '@playwright/test';
import { momentsOf, SETUPS } from './support/moments.ts';
import { fileOf, movesPlayed, openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';
import { lookAround } from './support/time.ts';

/** The key that shows the letters, at most three letters (a guest, a room, a variant), Enter. */
const MOST_LETTERS = 3;

test('any decision is answered by letters and Enter', async ({ page }) => {
  const setup = SETUPS.at(-1);
  if (!setup) throw new Error('there is a game with everything');
  const seen = new Set<string>();
  const moments = [...momentsOf(setup)].filter(
    ({ kind, legal }) => legal.length > 1 && !seen.has(kind) && seen.add(kind),
  );
  expect(moments.length).toBeGreaterThan(8);
  await visit(page);
  for (const moment of moments) {
    await openFile(page, fileOf(moment.state, moment.seat));
    const before = (await movesPlayed(page)).length;
    const gold = page.locator('.bar .btn.primary:not([disabled])');
    const letters = page.locator('body kbd[style]');
    for (let letter = 0; letter < MOST_LETTERS && !(await gold.isVisible()); letter++) {
      await lookAround(page);
      if ((await letters.count()) === 0) await page.keyboard.press('f');
      await page.keyboard.press((await letters.first().innerText()).toLowerCase());
    }
    const isDone = async (): Promise<boolean> => (await movesPlayed(page)).length > before;
    if (!(await isDone())) {
      await lookAround(page);
      await page.keyboard.press('Enter');
    }
    await expect.poll(isDone, moment.kind).toBe(true);
    await goTo(page, '#/');
  }
});

test('the focus goes to a new decision', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await expect(page.locator('.place.legal').first()).toBeVisible();
  await page.keyboard.press('q');
  await lookAround(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.place.legal:focus, .tray .option:focus')).toBeVisible();
});
