import { expect, test } from '@playwright/test';
import { openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`the log is a story with turns, filters and a search (${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page);
    await openFile(page, END_OF_A_TURN);
    await page.keyboard.press('l');
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('li.heading').first()).toBeAttached();
    await expect(drawer.locator('li.turn', { hasText: 'It is Leo’s turn.' })).toBeAttached();
    // The newest line is the last one, and in sight.
    await expect(drawer.locator('li').last()).toBeInViewport();
    await drawer.getByRole('button', { name: 'Mine' }).click();
    await expect(drawer.getByText(/^Leo takes/)).toHaveCount(0);
    await drawer.getByRole('searchbox').fill('strudel');
    for (const line of await drawer.locator('li:not(.heading):not(.turn)').all())
      await expect(line).toContainText(/strudel/i);
    // A name shows its card.
    await drawer.getByRole('searchbox').fill('baron');
    await drawer.locator('li button').last().click();
    await expect(page.getByRole('dialog', { name: 'Baron' })).toBeVisible();
  });
