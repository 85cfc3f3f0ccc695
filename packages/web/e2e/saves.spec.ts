import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playByPointer } from './support/person.ts';
import { goTo, visit } from './support/settings.ts';

const begin = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Open the hotel' }).click();

/** Everything a person sees of an open decision. */
const decision = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    prompt: document.querySelector('.bar .text')?.textContent,
    legal: [...document.querySelectorAll('.place.legal')].map((place) =>
      place.getAttribute('aria-label'),
    ),
    options: [...document.querySelectorAll('.tray:not(:has(.since)) .option')].map((option) =>
      option.getAttribute('aria-label'),
    ),
  }));

/** In the middle of an action, with a tray open. */
const hasTray = (page: Page): Promise<boolean> =>
  page.locator('.tray:not(:has(.since)) .option').first().isVisible();

/** The own turn: while others' moves are told, nothing can be chosen. */
const canChoose = (page: Page): Promise<boolean> =>
  page.locator('.place.legal').first().isVisible();

test('a reload in the middle of a decision changes nothing', async ({ page }) => {
  await visit(page);
  await begin(page);
  let clicks = 0;
  await playByPointer(page, {
    seed: 5,
    until: async () => ++clicks > 40 && (await hasTray(page)),
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const before = await decision(page);
  await page.reload();
  await expect(page.locator('.bar')).toBeVisible();
  await expect.poll(() => decision(page)).toEqual(before);
});

test('undo takes back one step at a time', async ({ page }) => {
  await visit(page, { oneTap: true });
  await begin(page);
  const undo = page.locator('.bar .btn').filter({ hasText: 'Undo' });
  await playByPointer(page, {
    until: async () =>
      (await undo.count()) > 0 && (await undo.getAttribute('aria-disabled')) === 'false',
  });
  const before = await decision(page);
  await undo.click();
  expect(await decision(page)).not.toEqual(before);
  await expect(page.locator('.bar')).toBeVisible();
});

test('games are resumed, renamed, exported, deleted and imported', async ({ page }) => {
  await visit(page);
  await begin(page);
  let clicks = 0;
  await playByPointer(page, { until: async () => ++clicks > 30 && (await canChoose(page)) });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const before = await decision(page);
  await goTo(page, '#/');
  await page.getByRole('button', { name: 'Rename Clara, Leo' }).click();
  await page.getByLabel('New name').fill('A rainy evening');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('heading', { name: 'A rainy evening' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save A rainy evening as a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ title: 'A rainy evening' });

  await page.getByRole('button', { name: 'Delete A rainy evening' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'A rainy evening' })).toBeHidden();

  await page.locator('section input[type=file]').setInputFiles(file);
  await expect(page.locator('.bar')).toBeVisible();
  await expect.poll(() => decision(page)).toEqual(before);
});

test('the language changes in the middle of a game', async ({ page }) => {
  await visit(page);
  await begin(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('.bar')).toContainText(/[а-я]/);
});

test('the page opens without a network, and the game goes on', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await begin(page);
  let clicks = 0;
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 12) });
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.bar')).toBeVisible();
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 40) });
  await context.close();
});
