import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { DESKS } from './support/lesson.ts';
import { goTo, visit } from './support/settings.ts';

const BARE = './';

test('somebody new is guided from the start page, leaves, and goes on at the same place', async ({
  page,
}) => {
  await visit(page, { theme: 'auto', pace: 'fastest' }, BARE);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page.locator('.guide')).toContainText('Welcome to Vienna!');
  await expectAccessible(page, 'a lesson');
  await page.setViewportSize(DESKS.phone);
  await expectAccessible(page, 'a lesson on a phone');
  await page.setViewportSize(DESKS.desktop);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.guide')).toContainText('Choose a guest');
  // The suggested guest is lit; what is not suggested is answered.
  await expect(page.locator('.place.advised')).toHaveAttribute('data-place', 'queue:4');
  await page.locator('[data-place="queue:3"]').click();
  await page.locator('.bar .btn.primary').click();
  await expect(page.locator('.guide')).toContainText('That works too');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.guide')).toContainText('This is the order');

  await page.reload();
  await expect(page.locator('.guide')).toContainText('This is the order');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  await expectAccessible(page, 'the lessons');
  await page.getByRole('button', { name: 'The first evening' }).click();
  await expect(page.locator('.guide')).toContainText('This is the order');
});

test('by keyboard: Enter goes on, then confirms', async ({ page }) => {
  await visit(page, { pace: 'fastest' }, BARE);
  await goTo(page, '#/learn/firstEvening');
  await expect(page.locator('.guide')).toContainText('Welcome');
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide')).toContainText('Choose a guest');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  // Enter in haste confirms nothing twice.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('.guide')).toContainText('Prepare 2 more rooms', { timeout: 600 });
  }).toPass();

  // Where both wait, only the one that Enter presses names it.
  await goTo(page, '#/learn/entrances');
  await expect(page.locator('.bar .btn.primary')).toBeVisible();
  await expect(page.locator('.guide kbd')).toBeVisible();
  await expect(page.locator('.bar .btn.primary kbd')).toBeHidden();
});
