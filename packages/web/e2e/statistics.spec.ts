import { readFile } from 'node:fs/promises';
import type { KeptGame } from '@gah/analysis';
import { statisticsText, summaryOf } from '@gah/analysis';
import { MODULES, toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { fileOf, openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';
import { addStatistics } from './support/statistics.ts';

const NAMES = ['Clara', '=Leo, the "fox"', 'Emilie', 'Gustav'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Quick games of several kinds, the latest today. */
const GAMES: readonly KeptGame[] = Array.from({ length: 12 }, (_, index) => {
  const seats = 2 + (index % 3);
  const setup = {
    seats,
    names: NAMES.slice(0, seats),
    seed: `statistics ${index}`,
    modules: index % 2 === 0 ? [] : MODULES,
  };
  const summary = summaryOf(toRecord(exercise(setup, eagerPlayer(new Map())).state), {
    levels: [null, null, 'pageboy', 'director'],
    own: [0],
    where: 'screen',
    isTrial: index === 11,
    played: Date.now() - (11 - index) * 20 * DAY_MS,
    duration: 40 * 60_000,
  });
  return { id: `save:${index}`, stamp: 1, counts: true, summary };
});
const FILE = statisticsText(GAMES);

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), 'utf8');
}

const found = (page: Page) => page.locator('search').getByRole('status');

test('games are added from a file, filtered, left out, and taken along', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'No finished game yet' })).toBeVisible();
  await expectAccessible(page, 'no statistics');
  await addStatistics(page, '{"no": "statistics"}');
  await expect(page.getByText('This file holds no statistics of games.')).toBeVisible();
  await addStatistics(page, FILE);
  await expect(page.getByText('12 games added')).toBeVisible();
  await expect(found(page)).toHaveText('11 games');
  await page.getByText('In figures').first().click();
  await expectAccessible(page, 'statistics');

  // A trial counts only for whoever asks.
  await page.getByLabel('With trials').check();
  await expect(found(page)).toHaveText('12 games');
  await page
    .getByRole('combobox', { name: 'Modules', exact: true })
    .selectOption('Without modules');
  await expect(found(page)).toHaveText('6 games');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2 players');
  await expect(found(page)).toHaveText('2 games');
  await page.getByRole('combobox', { name: 'When', exact: true }).selectOption('Last 30 days');
  await expect(page.getByText('None of your games fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(found(page)).toHaveText('11 games');

  // A game that does not count is kept all the same, after a reload too.
  await page
    .getByLabel(/^This game counts/)
    .nth(1)
    .uncheck();
  await expect(found(page)).toHaveText('10 games');
  await page.reload();
  await expect(found(page)).toHaveText('10 games');

  const json = textOf(page.waitForEvent('download'));
  await page.getByRole('button', { name: 'Save as file' }).click();
  const written = JSON.parse(await json) as { games: KeptGame[] };
  expect(written.games.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(GAMES.map(({ summary }) => summary)),
  );
  const csv = textOf(page.waitForEvent('download'));
  await page.getByRole('button', { name: 'Table for spreadsheets' }).click();
  expect(await csv).toContain(`,"'=Leo, the ""fox""",`);

  // The same file again adds nothing.
  await addStatistics(page, FILE);
  await expect(page.getByText('Nothing new in this file')).toBeVisible();
  const link = page.getByRole('link', { name: /^Hand over to the app BG Stats/ }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/app\.bgstatsapp\.com\/createPlay/);
  await page.getByRole('button', { name: 'Forget all games …' }).click();
  await page.getByRole('button', { name: 'Forget all games for good' }).click();
  await expect(page.getByRole('heading', { name: 'No finished game yet' })).toBeVisible();
});

test('a game that ends here is counted once, and outlives its save', async ({ page }) => {
  const setup = { seats: 2, names: ['Clara', 'Leo'], seed: 'the end' };
  const over = fileOf(exercise(setup, eagerPlayer(new Map())).state, 0);
  await visit(page);
  await openFile(page, over);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(found(page)).toHaveText('1 game');
  await expect(page.getByText('So few games say little')).toBeVisible();
  // Luck is worked out when somebody asks, and kept.
  await page.getByRole('button', { name: 'Work it out for 1 game' }).click();
  await expect(page.getByText('Worked out for 1 of 1 games.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Worked out for 1 of 1 games.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Without luck' })).toBeVisible();
  // The same game from the same file is a second save, but no second game.
  await goTo(page, '#/');
  await openFile(page, over);
  await goTo(page, '#/statistics');
  await expect(found(page)).toHaveText('1 game');
  await goTo(page, '#/');
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Delete for good|^Really/ }).click();
    await expect(page.locator('section[aria-labelledby="saves-title"] li')).toHaveCount(left);
  }
  await goTo(page, '#/statistics');
  await expect(found(page)).toHaveText('1 game');
  await page.getByLabel('Remember games whose save is deleted').uncheck();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No finished game yet' })).toBeVisible();
});

test('a phone shows all statistics within its width, in every language', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const language of ['en', 'de', 'ru']) {
    await page.goto(`./?lang=${language}&theme=dark#/statistics`);
    await expect(page.locator('[data-known]')).toBeVisible();
    if (language === 'en') await addStatistics(page, FILE);
    await expect(page.locator('#overview-title')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([language, width]).toEqual([language, 360]);
  }
});
