import { expect, test } from '@playwright/test';
import { movesPlayed, openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

const title = 'Since your last turn';

test('what others did is told on demand and after a break, and played again', async ({ page }) => {
  await visit(page, { pace: 'fast' });
  await openFile(page, END_OF_A_TURN);
  await page.keyboard.press('e');
  const strip = page.locator('.since');
  const isAsked = page.locator('.place.legal').first();
  await expect(page.locator('.bar strong')).toHaveText(/^Leo/);
  await expect(isAsked).toBeVisible({ timeout: 60_000 });
  await expect(strip).toBeHidden();

  await page.getByRole('button', { name: title }).click();
  await expect(strip.getByRole('heading')).toHaveText(title);
  const told = await strip.getByRole('listitem').allInnerTexts();
  expect(told.length).toBeGreaterThan(2);
  expect(told[0]).toMatch(/^Leo/);

  const moves = (await movesPlayed(page)).length;
  const points = await page.locator('[data-flip="vp:1"]').getAttribute('data-value');
  await page.getByRole('button', { name: 'Play it again' }).click();
  await expect(isAsked).toBeHidden();
  await expect(page.locator('.bar strong')).toHaveText(/^Leo/);
  await expect(isAsked).toBeVisible({ timeout: 60_000 });
  expect((await movesPlayed(page)).length).toBe(moves);
  await expect(page.locator('[data-flip="vp:1"]')).toHaveAttribute('data-value', points ?? '');

  // Whoever comes back finds it open.
  const game = await page.evaluate(() => location.hash);
  await goTo(page, '#/');
  await goTo(page, game as `#/${string}`);
  await expect(strip.getByRole('heading')).toHaveText(title);
  expect(await strip.getByRole('listitem').allInnerTexts()).toEqual(told);
  await page.keyboard.press('Escape');
  await expect(strip).toBeHidden();
  await page.keyboard.press('v');
  await expect(strip).toBeVisible();
});
