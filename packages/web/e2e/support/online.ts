import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ONLINE } from '../../playwright.shared.ts';
import type { GivenSettings } from './settings.ts';
import { visit } from './settings.ts';

/** Somebody with a browser of their own. */
export interface Somebody {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the server has said to this browser. */
  readonly frames: string[];
}

export async function somebody(
  browser: Browser,
  settings: GivenSettings = {},
  hash = '#/online',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Somebody> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') frames.push(payload);
    });
  });
  await visit(page, settings, ONLINE + hash);
  return { context, page, frames };
}

/** Opens a table for two from the lobby; the page is the waiting room then. */
export async function openTable(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name on seat 1').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
}

/** The part of a link after the address of the page. */
export async function linkIn(page: Page, label: string): Promise<string> {
  const link = await page.getByLabel(label).inputValue();
  return link.slice(link.indexOf('#'));
}
