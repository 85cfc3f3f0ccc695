import { expect, test } from '@playwright/test';
import { beginningOf } from './support/moments.ts';
import { fileOf, openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

/** With hundreds of lines behind it. */
const LATE_IN_A_GAME = (): string =>
  fileOf(beginningOf(7, { seats: 2, seed: 'base', staff: 'starter' }), 0);

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

test('every line of a long log can be hit with the pointer and is seen when it has the focus', async ({
  page,
}) => {
  await visit(page);
  await openFile(page, LATE_IN_A_GAME());
  await page.keyboard.press('l');
  const names = page.getByRole('dialog').locator('li button');
  await expect.poll(() => names.count()).toBeGreaterThan(50);
  for (const share of [0, 0.3, 0.6, 1]) {
    const name = names.nth(Math.round(((await names.count()) - 1) * share));
    await name.click({ timeout: 5000 });
    await expect(page.locator('.detail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.detail')).toBeHidden();
  }
  // Back from the end: what is reached stays clear of the tools that stand above the lines.
  await names.last().focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab');
    const covering = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return 'nothing has the focus';
      const { x, y, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(x + Math.min(4, width / 2), y + height / 2);
      return hit && focused.contains(hit) ? null : `${focused.textContent} by ${hit?.className}`;
    });
    expect(covering).toBeNull();
  }
});
