import { ordersOf } from '@gah/engine';
import { expect, test } from '@playwright/test';
import type { Moment } from '../look/games.ts';
import { gameFile } from '../look/games.ts';
import { openFile } from './support/records.ts';
import { visit } from './support/settings.ts';

/** The table at which a served guest waits for a room that is not there; -1 where none does. */
function tableWithoutRoom({ state, seat, legal }: Moment): number {
  if (!legal.some(({ kind }) => kind === 'takeDie')) return -1;
  const waiting = ordersOf(state, seat).find(
    ({ table, isServed }) =>
      isServed && !legal.some((move) => move.kind === 'moveIn' && move.table === table),
  );
  return waiting?.table ?? -1;
}

test('guests who come for nothing have their price struck through', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  const prices = page.locator('.queue .price');
  await expect(prices.locator('s')).toHaveText(['3', '2', '1']);
  const guests = page.locator('[data-place^="queue:"]');
  await expect(guests).toHaveCount(5);
  for (const guest of await guests.all()) await expect(guest).toHaveAccessibleName(/Price: 0\./);
});

test('a served guest without a room says which room is missing', async ({ page }) => {
  let table = -1;
  const file = gameFile({
    setup: { seats: 2, seed: 'no room', names: ['Clara', 'Leo'], staff: 'starter' },
    isThere: (moment) => (table = tableWithoutRoom(moment)) >= 0,
  });
  await visit(page);
  await openFile(page, file);
  await page.keyboard.press('Escape');
  await page.locator(`[data-place="table:${table}"]`).click();
  await expect(page.locator('.bar .refusal')).toContainText(
    /You have no vacant \w+ room that suits/,
  );
});
