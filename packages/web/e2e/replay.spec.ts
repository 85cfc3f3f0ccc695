import type { GameRecord } from '@gah/engine';
import { encodeRecordLink, RecordReplay, toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import { celebrityName, staffName } from '@gah/text';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { goTo, visit } from './support/settings.ts';

const { state } = exercise(
  { seats: 2, seed: 'looked back', names: ['Clara', 'Leo'] },
  eagerPlayer(new Map()),
);
const record: GameRecord = toRecord(state);
const last = record.moves.length;
const link = encodeRecordLink(record);
const addressAt = (ply: number): `#/${string}` => `#/replay/game/${link}/${ply}/x0d1`;
const screen = (page: Page, ply: number): Promise<void> =>
  expect(page.locator('[data-screen="replay"]')).toHaveAttribute('data-ply', String(ply));

/** Hands and the next cards of the deck, as those may not be known who look through these eyes. */
function hiddenNames(ply: number, viewer: number | null): string[] {
  const { seats, staffDeck } = new RecordReplay(record).stateAt(ply);
  const hands = seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand));
  return [...hands, ...staffDeck.slice(-6)].map((card) => staffName('en', card, '2021'));
}

const pageData = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML);

test('a link opens a game at its move; keys, buttons, the scrubber and the log go through it', async ({
  page,
}) => {
  await visit(page, {}, `./${addressAt(40)}`);
  await screen(page, 40);
  await page.keyboard.press('ArrowRight');
  await screen(page, 41);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await screen(page, 39);
  await page.keyboard.press('Home');
  await screen(page, 0);
  await page.getByRole('button', { name: 'One round on' }).click();
  await page.getByRole('button', { name: 'One round on' }).click();
  await expect(page.locator('.heading strong')).toContainText('Round 2');
  await page.keyboard.press('End');
  await screen(page, last);
  await page.getByRole('slider').fill('20');
  await screen(page, 20);
  // The address follows once it rests, without a history of every move.
  await expect.poll(() => new URL(page.url()).hash).toBe(addressAt(20));

  await page.keyboard.press('l');
  // The table's own panel, which the drawer covers, has such lines too.
  const lines = page.getByRole('dialog').getByRole('button', { name: /^Go to:/ });
  await lines.first().click();
  await expect(page.locator('[data-screen="replay"]')).not.toHaveAttribute('data-ply', '20');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.locator('[data-screen="replay"]')).not.toHaveAttribute('data-ply', '0');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('nothing hidden is in the page, until everything is open', async ({ page }) => {
  await visit(page, {}, `./${addressAt(12)}`);
  await screen(page, 12);
  // The own view first, then each of the others.
  for (const viewer of [0, 1, null]) {
    const text = await pageData(page);
    for (const name of hiddenNames(12, viewer)) expect(text).not.toContain(name);
    await page.keyboard.press('w');
    await expect.poll(() => pageData(page)).not.toBe(text);
  }
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'The decks to come' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of hiddenNames(12, null).slice(-3)) await expect(dialog).toContainText(name);
});

test('decks of modules stay hidden as well, until everything is open', async ({ page }) => {
  const alone = toRecord(
    exercise(
      { seats: 1, seed: 'alone', names: ['Clara'], modules: ['celebrities'] },
      eagerPlayer(new Map()),
    ).state,
  );
  const { celebrities, solo } = new RecordReplay(alone).stateAt(12).modules;
  const toCome = celebrities?.deck.map((key) => celebrityName('en', key)) ?? [];
  await visit(page, {}, `./#/replay/game/${encodeRecordLink(alone)}/12/x0`);
  await screen(page, 12);
  const text = await pageData(page);
  expect(toCome.length).toBeGreaterThan(0);
  for (const name of toCome) expect(text).not.toContain(name);
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'The decks to come' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of toCome) await expect(dialog).toContainText(name);
  await expect(dialog).toContainText(`Instruction card ${solo?.deck.at(-1) ?? ''}`);
});

test('a position is shared, and played on from as a trial', async ({ page }) => {
  await visit(page, {}, `./${addressAt(60)}`);
  await screen(page, 60);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByLabel('Link to this move')).toHaveValue(
    new URL(addressAt(60), page.url()).href,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  await expect(page.locator('.ribbon')).toContainText('trial');
  await page.getByRole('link', { name: 'Look back' }).click();
  await screen(page, 60);
  await goTo(page, '#/');
  await expect(page.getByRole('heading', { name: 'Trial: Clara, Leo' })).toBeVisible();
  await page.getByRole('button', { name: 'Look back at Trial: Clara, Leo' }).click();
  await expect(page.locator('[data-screen="replay"]')).toBeVisible();
});

test('a damaged link says so, and leads on', async ({ page }) => {
  await visit(page, {}, `./#/replay/game/${link.slice(0, -2)}/3/x0d1`);
  await expect(page.getByRole('heading', { name: 'This link is damaged' })).toBeVisible();
  await page.getByRole('button', { name: 'Another game' }).click();
  await page.getByLabel('Link or text of a game').fill(link);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await screen(page, 0);
});

test('on a phone, with a finger; nothing is out of reach', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await visit(page, { theme: 'auto' }, `./${addressAt(30)}`);
  await page.getByRole('button', { name: 'One move on' }).tap();
  await screen(page, 31);
  await page.getByRole('tab', { name: 'Hotel' }).tap();
  await page.getByRole('button', { name: 'One turn on' }).tap();
  await expectAccessible(page, 'replay on a phone');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.close();
});

test('another page shows a game by a script or a frame', async ({ page }) => {
  await page.goto('./embed-example.html');
  const script = page.locator('iframe').first().contentFrame();
  const frame = page.locator('iframe').last();
  await expect(script.locator('[data-screen="replay"]')).toHaveAttribute('data-ply', '40');
  await script.getByRole('button', { name: 'One move on' }).click();
  await expect(script.locator('[data-screen="replay"]')).toHaveAttribute('data-ply', '41');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('[data-screen="replay"]')).toHaveAttribute(
    'data-ply',
    '80',
  );
});
