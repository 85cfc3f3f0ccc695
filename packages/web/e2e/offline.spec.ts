import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { follow } from './support/lesson.ts';
import { goTo } from './support/settings.ts';

/** Once the whole client is kept, the network can go. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

test('without a network lessons are played, rules read, cards looked up; in every language', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('./?lang=en');
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);

  for (const [language, guide, rules, figures] of [
    ['en', 'Welcome to Vienna!', 'Passing', 'In games between strong players'],
    ['de', 'Willkommen', 'Passen', 'In Partien starker Spieler'],
    ['ru', 'Добро пожаловать', 'Спасовать', 'В партиях сильных игроков'],
  ] as const) {
    await page.goto(`./?lang=${language}`);
    // A lesson that was begun would go on.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await goTo(page, '#/learn/firstEvening');
    await expect(page.locator('.guide')).toContainText(guide);
    await page.locator('.guide .btn.primary').click();
    await expect(page.locator('.place.advised')).toBeVisible();
    await goTo(page, '#/rules/passing.pass');
    await expect(page.locator('[id="rule-passing.pass"]')).toContainText(rules);
    await goTo(page, '#/almanac/staff/1');
    await expect(page.getByRole('heading', { name: figures })).toBeVisible();
  }
  await goTo(page, '#/almanac/desk');
  await expect(page.locator('input[type="file"]')).toBeAttached();

  // A lesson to its end: the players who judge the answer are kept, too.
  await page.goto('./?lang=en');
  await goTo(page, '#/learn/entrances');
  await follow(page, 'desktop');
  await expect(page.locator('dialog [role="status"]')).toContainText(/strongest player/, {
    timeout: 60_000,
  });
  await context.close();
});
