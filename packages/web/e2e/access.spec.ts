import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Moment } from '../look/games.ts';
import { gameFile } from '../look/games.ts';
import { SCENES } from '../look/scenes.ts';
import { expectAccessible } from './support/axe.ts';
import { playByKeyboard } from './support/keyboard.ts';
import { playByPointer } from './support/person.ts';
import { openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';

/** Opens a game like that of a scene of the screenshots, at the first turn of a round. */
async function openRound(page: Page, name: string, round: number): Promise<void> {
  const { game } = SCENES.find((scene) => scene.name === name) ?? {};
  if (!game) throw new Error(`no game in the scene ${name}`);
  const isThere = ({ state, legal }: Moment): boolean =>
    state.round === round && legal.some(({ kind }) => kind === 'takeDie');
  await goTo(page, '#/');
  await openFile(page, gameFile({ ...game, isThere }));
}

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
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.closest('.table') ?? null);
    expect(reached, 'behind the curtain nothing can be reached').toBeNull();
  }
  await openRound(page, 'table-2-everything', 3);
  await expectAccessible(page, 'table with everything');
  await page.getByRole('button', { name: 'What would the director do?' }).click();
  await expect(page.getByRole('button', { name: 'Do so' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'advice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openRound(page, 'table-2-everything', 7);
  await playByPointer(page, { hurryAfter: 0 });
  await expect(page.locator('[data-counted="true"]')).toBeVisible();
  await expectAccessible(page, 'results');
  await page.getByRole('button', { name: 'Share …' }).click();
  await expect(page.getByRole('button', { name: 'Save the picture' })).toBeVisible();
  await expectAccessible(page, 'share');

  await goTo(page, '#/game/nowhere');
  await expect(page.locator('[data-screen="problem"]')).toBeVisible();
  await expectAccessible(page, 'problem');
  await openRound(page, 'table-2', 4);
  await expectAccessible(page, 'table of two');
});

test('axe finds nothing on a phone, nor in a closer look at a card', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  // After the first scoring: a tile lies behind.
  await openRound(page, 'table-2', 4);
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

/** Opened by their keys, or by what is pressed. */
const BESIDE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  log: (page) => page.keyboard.press('l'),
  hand: (page) => page.keyboard.press('h'),
  keys: (page) => page.keyboard.press('?'),
  'since your last turn': (page) => page.keyboard.press('v'),
  points: (page) => page.getByRole('button', { name: 'Show the points in parts' }).click(),
  rival: (page) => page.getByRole('button', { name: 'Look at' }).first().click(),
};

const OPENED = '.drawer, .tray';

test('axe finds nothing in what opens beside the table', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await openRound(page, 'table-2', 4);
  await page.keyboard.press('Escape');
  for (const [name, open] of Object.entries(BESIDE)) {
    await open(page);
    const opened = page.locator(OPENED).first();
    await expect(opened, name).toBeVisible();
    await expectAccessible(page, name, OPENED);
    await page.keyboard.press('Escape');
    await expect(opened, name).toBeHidden();
  }
});

test('the beginning and the end of a game by keyboard alone', async ({ page }) => {
  await visit(page);
  const begin = page.getByRole('button', { name: 'Open the hotel' });
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await begin.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  expect(await playByKeyboard(page, 25)).toBe(25);
  await openRound(page, 'table-2-everything', 7);
  expect(await playByKeyboard(page)).toBeGreaterThan(5);
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});
