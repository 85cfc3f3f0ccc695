import { expect, test } from '@playwright/test';
import { linkIn, openTable, somebody } from './support/online.ts';
import { goTo, visit } from './support/settings.ts';

/** As somebody comes who has never been here, and was given nothing. */
const BARE = './';

test('somebody new reads what this is and is in a first game by one tap; then it is continued', async ({
  page,
}) => {
  await visit(page, {}, BARE);
  await expect(page.getByText('A board game of dice, guests and good service')).toBeVisible();
  const choices = page.getByRole('navigation').getByRole('button');
  await expect(choices.first()).toContainText('First game');
  await expect(page.getByRole('button', { name: 'Open the hotel' })).toBeHidden();
  // A second tap out of habit begins no second game.
  await choices.first().dblclick();
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
