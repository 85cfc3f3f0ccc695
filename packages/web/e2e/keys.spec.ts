import { expect, test } from '@playwright/test';
import { visit } from './support/settings.ts';
import { lookAround } from './support/time.ts';

test('the focus goes to a new decision', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await expect(page.locator('.place.legal').first()).toBeVisible();
  await page.keyboard.press('q');
  await lookAround(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.place.legal:focus, .tray .option:focus')).toBeVisible();
});
