import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Rules' });
const lit = (page: Page) => pane(page).locator('article.lit');

test('the rules open beside the table at what is asked, refused or looked at', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await openFile(page, END_OF_A_TURN);

  await page.locator('.bar').getByRole('button', { name: 'Rules about this' }).click();
  await expect(lit(page)).toHaveAccessibleName('Guest, then die');
  await expect(lit(page)).toBeFocused();
  await expect(lit(page)).toBeInViewport();
  await expectAccessible(page, 'rules beside the table');
  await pane(page).getByRole('button', { name: /^Next/ }).click();
  await expect(lit(page)).toHaveAccessibleName('Taking a guest');
  // Keys are for the rules as long as they have the focus.
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();

  // The turn is over but for its end: no further guest.
  await page.locator('[data-place="queue:0"]').click();
  await expect(page.locator('.bar .refusal')).toBeVisible();
  await page.keyboard.press('F1');
  await expect(lit(page)).toHaveAccessibleName(/Guest, then die|Taking a guest/);
  await page.keyboard.press('Escape');

  await page.locator('[data-place="room:7"]').click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lit(page)).toHaveAccessibleName('3: preparing rooms');

  await pane(page).getByRole('searchbox').fill('BALCONY');
  await pane(page)
    .getByRole('link', { name: /The balcony/ })
    .first()
    .click();
  await expect(lit(page)).toHaveAccessibleName('The balcony');
  await expect(page.locator('.bar')).toBeVisible();
});

test('on a phone they are a sheet, opened from the bar and closed again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await openFile(page, END_OF_A_TURN);
  await page.locator('.bar').getByRole('button', { name: 'Rules about this' }).click();
  await expect(lit(page)).toBeInViewport();
  const box = await pane(page).boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.y).toBeGreaterThan(150);
  await pane(page).getByRole('button', { name: 'Close the rules' }).click();
  await expect(pane(page)).toBeHidden();
});

test('as a page they are whole: links, search, both themes, paper', async ({ page }) => {
  await visit(page, { theme: 'auto' }, './#/rules/ballrooms.halls');
  const halls = page.getByRole('article', { name: 'The five ballrooms' });
  await expect(halls).toBeInViewport();
  await expect(halls).toContainText('Apollosaal');
  await page.getByRole('searchbox').fill('diese');
  await expect(page.getByRole('status')).toHaveText('Nothing found.');
  await page.getByRole('searchbox').fill('cafe full');
  await page.getByRole('link', { name: /Taking a guest/ }).click();
  await expect(page).toHaveURL(/#\/rules\/turn\.guest$/);
  await expect(page.getByRole('article', { name: 'Taking a guest' })).toBeFocused();

  await page.getByRole('searchbox').fill('boost');
  await expectAccessible(page, 'rules, a search');
  await page.emulateMedia({ media: 'print' });
  const articles = page.locator('article');
  const count = await articles.count();
  expect(count).toBeGreaterThan(140);
  await expect(articles.first()).toBeVisible();
  await expect(articles.last()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});
