import { encodeRecordLink, toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { visit } from './support/settings.ts';

const { state } = exercise(
  { seats: 2, seed: 'reviewed', names: ['Clara', 'Leo'] },
  eagerPlayer(new Map()),
);
const address = `./#/replay/game/${encodeRecordLink(toRecord(state))}/0/x0d1`;

test('a review finds turning points, is kept when it is stopped, and leads to the position and a trial', async ({
  page,
}) => {
  await visit(page, { theme: 'auto' }, address);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: 'Review this game' }).click();
  const points = review.locator('[data-turning-point]');
  await expect(points.first()).toBeVisible({ timeout: 120_000 });
  await review.getByRole('button', { name: 'Stop' }).click();
  const ply = await points.first().getAttribute('data-turning-point');
  await expect(points.first()).toContainText('Better:');
  await expectAccessible(page, 'a review');

  await page.reload();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(points.first()).toHaveAttribute('data-turning-point', ply ?? '');
  await expect(review.getByRole('button', { name: 'Go on with the review' })).toBeVisible();
  await expect(page.locator('.scrubber .mark').first()).toBeAttached();

  await points.first().getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-screen="replay"]')).toHaveAttribute('data-ply', ply ?? '');
  await points.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
