import { expect, test } from '@playwright/test';
import { openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

test('a closer look explains a room and outlines its group, and leads on by arrows', async ({
  page,
}) => {
  await visit(page);
  await openFile(page, END_OF_A_TURN);
  await page.locator('[data-place="room:7"]').click({ button: 'right' });
  const look = page.getByRole('dialog');
  await expect(look).toContainText(/0 of 4 occupied; pays 10 krones when complete/);
  await expect(page.locator('.room.outlined')).toHaveCount(4);
  for (const room of await page.locator('.room.outlined').all())
    await expect(room).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(look).toHaveAccessibleName(/floor 2, column 4/);
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(page.locator('.room.outlined')).toHaveCount(0);
});

test('by the key alone everything on the table is explained', async ({ page }) => {
  await visit(page);
  await openFile(page, END_OF_A_TURN);
  await page.keyboard.press('i');
  const look = page.getByRole('dialog');
  const names = new Set<string>();
  const count = await page.locator('[data-explained]').count();
  expect(count).toBeGreaterThan(60);
  for (let each = 0; each < count; each++) {
    names.add((await look.getAttribute('aria-label')) ?? '');
    await page.keyboard.press('ArrowRight');
  }
  for (const name of ['Rounds', 'Emperor track', 'Kitchen', 'Krones', 'Points', 'Café', 'Floor 1'])
    expect(names).toContain(name);
  expect(names).not.toContain('');
});

test('on a phone a tap on a sign explains it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await openFile(page, END_OF_A_TURN);
  await page.locator('header .steps').click();
  await expect(page.getByRole('dialog')).toContainText(/From step 6 on/);
});
