import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { playByKeyboard } from './support/keyboard.ts';
import { playByPointer } from './support/person.ts';
import { goTo, visit } from './support/settings.ts';

test('axe finds nothing on any screen', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await expectAccessible(page, 'start');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');

  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await expectAccessible(page, 'curtain');
  let clicks = 0;
  await playByPointer(page, {
    until: async () =>
      ++clicks > 40 && !(await page.locator('[data-screen="curtain"]').isVisible()),
  });
  await expectAccessible(page, 'table with everything');
  await page.getByRole('button', { name: 'What would the director do?' }).click();
  await expect(page.getByRole('button', { name: 'Do so' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'advice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await playByPointer(page, { hurryAfter: 0 });
  await expectAccessible(page, 'final scoring');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expectAccessible(page, 'results');

  await goTo(page, '#/game/nowhere');
  await expect(page.locator('[data-screen="problem"]')).toBeVisible();
  await expectAccessible(page, 'problem');
  await goTo(page, '#/');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 70) });
  await expectAccessible(page, 'table of two');
});

test('axe finds nothing on a phone, nor in a closer look at a card', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  let clicks = 0;
  await playByPointer(page, {
    seed: 6,
    // A tray would lie over the tabs.
    until: async () => ++clicks > 40 && !(await page.locator('.tray').isVisible()),
  });
  await page.locator('[data-place^="queue:"]').first().click({ button: 'right' });
  await expectAccessible(page, 'card detail');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectAccessible(page, `phone, ${await tab.innerText()}`);
  }
  await goTo(page, '#/');
  await expectAccessible(page, 'start page on a phone');
});

test('a whole game by keyboard alone', async ({ page }) => {
  await visit(page);
  const begin = page.getByRole('button', { name: 'Open the hotel' });
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await begin.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const choices = await playByKeyboard(page);
  expect(choices).toBeGreaterThan(60);
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});
