import { expect, test } from '@playwright/test';
import { playByKeyboard } from './support/keyboard.ts';
import { playByPointer } from './support/person.ts';
import { visit } from './support/settings.ts';

// From the first page to the last; `npm test` plays the beginnings and the ends of such games.

test('a whole game by keyboard alone', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).press('Enter');
  expect(await playByKeyboard(page)).toBeGreaterThan(60);
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});

test('a whole game of four persons at one screen, with everything', async ({ page }) => {
  await visit(page);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4])
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  const clicked = await playByPointer(page, { seed: 4, hurryAfter: 400 });
  expect(clicked.length).toBeGreaterThan(400);
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});
