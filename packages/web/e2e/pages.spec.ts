import { readFile } from 'node:fs/promises';
import { moves, pending, play } from '@gah/engine';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Moment } from '../look/games.ts';
import { gameFile } from '../look/games.ts';
import { expectAccessible } from './support/axe.ts';
import { linkIn, openTable, somebody } from './support/online.ts';
import { openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';

/** As somebody comes who has never been here, and was given nothing. */
const BARE = './';

test('somebody new reads what this is and is in a first game by one tap; then it is continued', async ({
  page,
}) => {
  await visit(page, {}, BARE);
  await expect(page.getByText('A board game of dice, guests and good service')).toBeVisible();
  const choices = page.getByRole('navigation').getByRole('button');
  await expect(choices.first()).toContainText('Learn by playing');
  await expect(page.getByRole('button', { name: 'Open the hotel' })).toBeHidden();
  // A second tap out of habit begins no second game.
  await page.getByRole('button', { name: 'First game' }).dblclick();
  await expect(page.locator('.bar')).toBeVisible();

  await goTo(page, '#/');
  await expect(choices.first()).toContainText('Continue');
  await expect(page.getByRole('button', { name: /^Rename/ })).toHaveCount(1);
  await choices.first().click();
  await expect(page.locator('.bar')).toBeVisible();
});

test('the form comes after a step, and has the crest that was chosen', async ({ page }) => {
  await visit(page, {}, BARE);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'copper with a chevron' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your own table' }).click();
  await expect(page.getByRole('heading', { name: 'Your own table' })).toBeFocused();
  await expect(page.getByLabel('Change the crest of seat 1')).toHaveAccessibleName(/copper/);
  await expect(page.getByRole('button', { name: 'Open the hotel' })).toBeVisible();
});

test('text size, pace and volume are chosen in steps and kept', async ({ page }) => {
  await visit(page, { speed: 1 }, BARE);
  const heading = page.getByRole('heading', { name: 'Grand Austria Hotel' });
  const height = async (): Promise<number> => (await heading.boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [label, key, word] of [
    ['Text size', 'End', 'Largest'],
    ['Pace of the others’ moves', 'ArrowLeft', 'Slow'],
    ['Sound', 'ArrowRight', 'Soft'],
  ] as const) {
    await page.getByRole('slider', { name: label }).press(key);
    await expect(page.getByRole('slider', { name: label })).toHaveAttribute('aria-valuetext', word);
  }
  await page.keyboard.press('Escape');
  expect(await height()).toBeGreaterThan(before * 1.3);
  await page.reload();
  await expect(heading).toBeVisible();
  expect(await height()).toBeGreaterThan(before * 1.3);
  await page.getByRole('button', { name: 'Settings' }).click();
  const pace = page.getByRole('slider', { name: 'Pace of the others’ moves' });
  await expect(pace).toHaveAttribute('aria-valuetext', 'Slow');
});

test('an invited friend is greeted: by whom, who is there, and what comes next', async ({
  browser,
}) => {
  const host = await somebody(browser);
  await openTable(host.page, 'Anna');
  const guest = await somebody(browser, {}, await linkIn(host.page, 'Invitation'));
  await expect(
    guest.page.getByRole('heading', { name: 'Anna invites you to a game' }),
  ).toBeVisible();
  await expect(guest.page.getByText('A board game of dice')).toBeVisible();
  await expect(
    guest.page.getByText('Anna sits at the table already; one seat is free.'),
  ).toBeVisible();
  await expect(guest.page.getByText('the game begins as soon as you sit')).toBeVisible();
  await host.context.close();
  await guest.context.close();
});

const SETUP = { seats: 2, names: ['Clara', 'Leo'], seed: 'final' };

/** The end of this turn is the end of the game. */
const isLastTurn = ({ state, seat, legal }: Moment): boolean =>
  state.round === 7 &&
  legal.some((move) => {
    if (move.kind !== 'endTurn') return false;
    const ended = play(state, move);
    return ended.ok && pending(ended.state).length === 0 && moves(state, seat).length > 0;
  });

/** The lengths of all pieces of the bars with their numbers, as the page shows them. */
const piecesShown = (page: Page): Promise<{ amount: number; length: number }[]> =>
  page.locator('[data-piece]').evaluateAll((pieces) =>
    pieces.map((piece) => ({
      amount: Number(piece.getAttribute('title')?.split(': ')[1]?.replace('−', '-')),
      length: piece.getBoundingClientRect().width,
    })),
  );

test('the end: a winner, hotels, honest bars, three moments, once more, a picture to share', async ({
  page,
}) => {
  await visit(page, {}, BARE);
  await openFile(page, gameFile({ setup: SETUP, isThere: null }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
  await expect(page.locator('[data-house]')).toHaveCount(2);
  await expect(page.locator('[data-screen="final"]')).not.toContainText(/Politics|Step \d/);
  await expect(
    page.getByRole('region', { name: 'What decided the game' }).locator('h3'),
  ).toHaveText([/^(Round \d, turn \d+: |At the end: |Emperor scoring)/, /./, /./]);

  const pieces = await piecesShown(page);
  const unit = Math.max(...pieces.map(({ length, amount }) => length / Math.abs(amount)));
  expect(pieces.length).toBeGreaterThan(5);
  for (const { amount, length } of pieces)
    expect(Math.abs(length - Math.abs(amount) * unit), `${amount}`).toBeLessThan(1.5);

  await page.getByRole('button', { name: 'Share …' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).searchParams.get('seats')).toBe('2');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.locator('.bar')).toBeVisible();
});

test('the points are counted up by source, told as they are, and skipped by one key', async ({
  page,
}) => {
  await visit(page, { pace: 'slowest', theme: 'auto' }, BARE);
  await openFile(page, gameFile({ setup: SETUP, isThere: isLastTurn }));
  await page.keyboard.press('e');
  // What would be lost is named once.
  await page.keyboard.press('e');
  const skip = page.getByRole('button', { name: 'Show everything' });
  await expect(skip).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('status')).toHaveText(/^Guests: Clara \d+, Leo \d+\.$/);
  await expectAccessible(page, 'final scoring');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|share the victory/);
  await expect(page.getByRole('status')).toHaveText(/wins\. Clara \d+, Leo \d+\.$/);
});

test('advice lights its move, tells a plan, and weighs two other ways against it', async ({
  page,
}) => {
  await visit(page, {}, BARE);
  const isThere = ({ state, legal }: Moment): boolean =>
    state.round === 3 && legal.some(({ kind }) => kind === 'takeDie');
  await openFile(page, gameFile({ setup: SETUP, isThere }));
  await page.getByRole('button', { name: 'What would the director do?' }).first().click();
  const ways = page.getByRole('group', { name: 'Ways to go on' }).getByRole('button');
  await expect(ways).toHaveCount(3, { timeout: 20_000 });
  await expect(page.locator('.tray')).toContainText(/Then .+\./);
  await expect(ways.nth(1)).toHaveAccessibleName(/: about (as good|.+ less)$/);
  const lit = page.locator('.place.advised');
  await expect(lit.first()).toBeVisible();
  const before = await lit.first().getAttribute('data-place');
  await ways.nth(1).click();
  await expect(page.locator('.tray')).toContainText('Instead you could');
  await page.getByRole('button', { name: 'Do so' }).click();
  await expect(lit).toHaveCount(0);
  expect(before).toMatch(/^(queue|space|table|hand|staff|politics):/);
});
