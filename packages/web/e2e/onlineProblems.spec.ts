import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ONLINE } from '../playwright.shared.ts';
import { linkIn, openTable, somebody } from './support/online.ts';
import { visit } from './support/settings.ts';

const NO_TABLE = 'aaaaaaaaaa';
const expectProblem = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(title);

test('without a server the page says so, and everything else works', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: /Play online/ }).click();
  await expectProblem(page, 'There is no game server here');
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await expect(page.locator('.bar')).toBeVisible();
});

test('tables and links that lead nowhere', async ({ page }) => {
  await visit(page, {}, `${ONLINE}#/table/${NO_TABLE}`);
  await expectProblem(page, 'This table is no longer there');
  await page.goto(`${ONLINE}#/watch/${NO_TABLE}`);
  await expectProblem(page, 'This table is no longer there');
  await page.goto(`${ONLINE}#/join/${NO_TABLE}`);
  await expectProblem(page, 'This invitation does not fit');
  await page.getByRole('button', { name: 'To the tables' }).click();
  await page.getByLabel('A link you were sent').fill('https://elsewhere.example/');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByRole('alert')).toContainText('not complete');
});

test('an invitation that is used up, a seat that is lost, a table that admits no spectators', async ({
  browser,
}) => {
  const host = await somebody(browser);
  await host.page.getByRole('checkbox', { name: /Others may watch/ }).uncheck();
  await openTable(host.page, 'Anna');
  const invitation = await linkIn(host.page, 'Invitation');
  const table = host.page.url().split('/').at(-1) ?? '';

  const stranger = await somebody(browser, {}, `#/watch/${table}`);
  await expectProblem(stranger.page, 'This table admits no spectators');
  await stranger.page.goto(`${ONLINE}#/table/${table}`);
  await expectProblem(stranger.page, 'This invitation does not fit');
  await stranger.page.goto(`${ONLINE}#/seat/${table}/${'x'.repeat(43)}`);
  await expectProblem(stranger.page, 'This seat is not yours any more');

  const guest = await somebody(browser, {}, invitation);
  await guest.page.getByLabel('Your name').fill('Béla');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.page.locator('[data-screen="online-table"]')).toBeVisible();
  const late = await somebody(browser, {}, invitation);
  await expectProblem(late.page, 'The game has begun already');
  for (const { context } of [host, stranger, guest, late]) await context.close();
});

test('a page that is older than the server asks to be reloaded', async ({ browser }) => {
  const host = await somebody(browser);
  await openTable(host.page, 'Anna');
  await host.page.routeWebSocket(/api\/socket/, (socket) => {
    socket.onMessage(() => {
      socket.send(
        JSON.stringify({
          type: 'bye',
          code: 'outdated-client',
          protocol: { oldest: 99, newest: 99 },
        }),
      );
    });
  });
  await host.page.reload();
  await expectProblem(host.page, 'This page is older than the server');
  await expect(host.page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await host.context.close();
});

test('a server that cannot be reached is tried again', async ({ browser }) => {
  const host = await somebody(browser);
  await openTable(host.page, 'Anna');
  let isDown = true;
  await host.page.routeWebSocket(/api\/socket/, async (socket) => {
    if (isDown) await socket.close({ code: 1011 });
    else socket.connectToServer();
  });
  await host.page.reload();
  await expectProblem(host.page, 'The server cannot be reached');
  isDown = false;
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(host.page.locator('[data-screen="waiting"]')).toBeVisible();
  await host.context.close();
});
