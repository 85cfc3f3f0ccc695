import { expect, test } from '@playwright/test';
import { playByPointer } from './support/person.ts';
import { visit } from './support/settings.ts';

test('a first game against the concierge, from the first page to the final scoring', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  const clicked = await playByPointer(page);
  expect(clicked.length).toBeGreaterThan(60);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('status')).toContainText('wins');
});
