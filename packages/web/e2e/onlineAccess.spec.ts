import { expect, test } from '@playwright/test';
import { ONLINE } from '../playwright.shared.ts';
import { expectAccessible } from './support/axe.ts';
import { linkIn, openTable, somebody } from './support/online.ts';

const SCREENS = [
  ['desktop', { viewport: { width: 1366, height: 768 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

for (const [screen, look] of SCREENS)
  test(`axe finds nothing on any online screen (${screen})`, async ({ browser }) => {
    const host = await somebody(browser, { theme: 'auto' }, '#/online', look);
    await host.page.getByRole('radio', { name: 'Live' }).check();
    await host.page.getByRole('checkbox', { name: /open tables/ }).check();
    await expect(host.page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    await expectAccessible(host.page, 'lobby');
    await openTable(host.page, 'Anna');
    await expectAccessible(host.page, 'waiting room');

    const invitation = await linkIn(host.page, 'Invitation');
    const guest = await somebody(browser, { theme: 'auto' }, invitation, look);
    await expect(guest.page.getByLabel('Your name')).toBeVisible();
    await expectAccessible(guest.page, 'join');
    await guest.page.getByLabel('Your name').fill('Béla');
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(guest.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
    await expectAccessible(guest.page, 'table');
    await guest.page.getByRole('button', { name: 'People and chat' }).click();
    await guest.page.getByLabel('Say something').fill('Servus!');
    await guest.page.getByRole('button', { name: 'Send' }).click();
    await expect(guest.page.getByRole('log', { name: 'Chat' })).toContainText('Servus!');
    await expectAccessible(guest.page, 'chat');
    await guest.page.keyboard.press('Escape');
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(guest.page, 'menu');
    await guest.page.keyboard.press('Escape');
    await guest.context.setOffline(true);
    await expect(guest.page.getByText('Connection lost')).toBeVisible();
    await expectAccessible(guest.page, 'offline');
    await host.page.goto(`${ONLINE}#/join/cut-off`);
    await expectAccessible(host.page, 'problem');
    await host.context.close();
    await guest.context.close();
  });

test('a person without a pointer opens a table, speaks, and finds the way back', async ({
  browser,
}) => {
  const host = await somebody(browser);
  const { page } = host;
  await page.getByLabel('Name on seat 1').focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  await page.getByLabel('Say something').focus();
  await page.keyboard.type('Is anybody there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Is anybody there?');
  await page.getByRole('button', { name: 'Start now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Say something')).toBeFocused();
  // Letters belong to the line now, not to the table.
  await page.keyboard.type('each');
  await expect(page.getByLabel('Say something')).toHaveValue('each');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Say something')).toBeHidden();
  await host.context.close();
});
