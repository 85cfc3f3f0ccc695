import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseDataPack } from '@gah/engine';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { goTo, visit } from './support/settings.ts';

test('a card is looked up, compared, and sent to somebody as a link', async ({ page }) => {
  await visit(page, { theme: 'auto' });
  await page.getByRole('link', { name: /^Almanac/ }).click();
  const found = page.locator('search').getByRole('status');
  await expect(found).toHaveText('290 entries');
  await expect(
    page.getByText(/^Director, [\d,]+ games\. .*players of commit [0-9a-f]{7}/),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('45');
  await expect(found).toHaveText('1 entry');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('Blue');
  await page.getByRole('combobox', { name: 'Item', exact: true }).selectOption('Champagne');
  const blue = Number.parseInt((await found.textContent()) ?? '', 10);
  expect(blue).toBeGreaterThan(0);
  expect(blue).toBeLessThan(20);
  // Of all 290 entries axe would find the same, and take long over it.
  await expectAccessible(page, 'almanac');

  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(
    card.getByRole('heading', { name: 'In games between strong players' }),
  ).toBeVisible();
  const first = await card.getByRole('heading', { level: 2 }).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '');
  await page.getByLabel('Compare with').selectOption('Debutante (134)');
  await expect(card).toHaveCount(2);
  await expectAccessible(page, 'two entries');

  // Whoever has the address sees the same two.
  await page.reload();
  await expect(card).toHaveCount(2);
  await expect(card.last()).toHaveAccessibleName('Debutante');
  await goTo(page, '#/almanac/staff/no-such-card');
  await expect(page.getByText('The almanac has no such entry.')).toBeVisible();
});

test('a phone shows every part of the almanac within its width', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('./?lang=de&theme=dark#/almanac');
  for (const hash of ['', '/guest/134/guest/65', '/rehearsal/mirrors', '/desk'] as const) {
    await goTo(page, `#/almanac${hash}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([hash, width]).toEqual([hash, 360]);
  }
});

const OWNER_PACK = fileURLToPath(new URL('../test/almanac/ownerPack.json', import.meta.url));

/** The pack of the desk, as it is saved as a file. */
async function saved(page: Page, name?: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  if (name !== undefined) expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path(), 'utf8');
}

test('an owner corrects a value, is told what cannot be, and plays with the pack', async ({
  page,
}) => {
  await visit(page, { theme: 'auto' });
  await goTo(page, '#/almanac/desk');
  await expect(page.getByText('0 of 127 values come from your box')).toBeVisible();
  await page.getByLabel('Find a card by name or number').fill('119');
  const cost = page.getByLabel('Dancing Master, Cost', { exact: true });
  await cost.fill('99');
  await expect(page.getByRole('alert')).toHaveText(
    'A number in the data pack is missing or out of range.',
  );
  await expect(page.getByRole('button', { name: 'Play with it' })).toBeDisabled();
  await cost.fill('1');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('1 of 127 values come from your box')).toBeVisible();
  await page.getByLabel('Name of your pack').fill('Vienna');
  await expectAccessible(page, 'owner’s desk');

  const text = await saved(page, 'Vienna.json');
  expect(parseDataPack(JSON.parse(text))).toEqual({ name: 'Vienna', staff: { 119: { cost: 1 } } });

  // It is still there later, can be opened again, and is what is played with.
  await page.reload();
  await expect(page.getByText('1 of 127 values come from your box')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('0 of 127 values come from your box')).toBeVisible();
  // The pack that the tests of server and terminal play with comes and goes as it is.
  await page.locator('input[type="file"]').setInputFiles(OWNER_PACK);
  await expect(page.getByText(/^[1-9]\d* of 127 values come from your box/)).toBeVisible();
  expect(parseDataPack(JSON.parse(await saved(page)))).toEqual(
    parseDataPack(JSON.parse(await readFile(OWNER_PACK, 'utf8'))),
  );
  await page.locator('input[type="file"]').setInputFiles({
    name: 'pack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('1 of 127 values come from your box')).toBeVisible();
  await page.getByRole('button', { name: 'Play with it' }).click();
  await expect(page.locator('.bar')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [game] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /file/i }).first().click(),
  ]);
  const record = await readFile(await game.path(), 'utf8');
  expect(record).toContain('"Vienna"');
  expect(JSON.parse(record)).toMatchObject({
    record: { setup: { modules: ['ballrooms'], dataPack: { staff: { 119: { cost: 1 } } } } },
  });
});
