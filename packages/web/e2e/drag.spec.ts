import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playByPointer } from './support/person.ts';
import { visit } from './support/settings.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(page: Page, where: string): Promise<Point> {
  const box = await page.locator(where).first().boundingBox();
  if (!box) throw new Error(`nothing at ${where}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A guest can be invited, and a table is free. */
async function untilGuestsWait(page: Page): Promise<void> {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await playByPointer(page, {
    seed: 31,
    until: async () =>
      (await page.locator('.place.legal[data-place^="queue:"]').count()) > 0 &&
      (await page.locator('.tray').count()) === 0,
  });
}

const guestsAtTables = (page: Page): Promise<number> =>
  page.locator('[data-place^="table:"]').count();

const GUEST = '.place.legal[data-place^="queue:"]';
const FREE_TABLE = 'section[aria-label="Café"] .free';

test('a guest is dragged to a table with the mouse', async ({ page }) => {
  await untilGuestsWait(page);
  const before = await guestsAtTables(page);
  const from = await middleOf(page, GUEST);
  const to = await middleOf(page, FREE_TABLE);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => guestsAtTables(page)).toBe(before + 1);
});

test('a guest is dragged to a table with a finger', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await untilGuestsWait(page);
  const before = await guestsAtTables(page);
  const from = await middleOf(page, GUEST);
  const to = await middleOf(page, FREE_TABLE);
  const client = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
  ): Promise<unknown> => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    await touch('touchMove', [{ x, y }]);
  }
  await touch('touchEnd', []);
  await expect.poll(() => guestsAtTables(page)).toBe(before + 1);
  await context.close();
});
