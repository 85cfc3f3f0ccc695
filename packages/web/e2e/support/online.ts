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
  /** Every address this browser has shown; its history keeps them all. */
  readonly addresses: string[];
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
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await visit(page, settings, ONLINE + hash);
  return { context, page, frames, addresses };
}

/** What holds the seats of this browser. */
export const tokensOf = ({ page }: Somebody): Promise<string[]> =>
  page.evaluate(() => {
    const kept = localStorage.getItem('grand-austria-hotel.tables') ?? '[]';
    return (JSON.parse(kept) as { token: string | null }[]).flatMap(({ token }) => token ?? []);
  });

/** No address ever held a seat, and neither does what the browser remembers of this page. */
export async function expectNoTokenInHistory(person: Somebody): Promise<void> {
  const tokens = await tokensOf(person);
  expect(tokens).not.toEqual([]);
  const state = await person.page.evaluate(() => JSON.stringify([location.href, history.state]));
  for (const token of tokens) expect([...person.addresses, state].join(' ')).not.toContain(token);
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
