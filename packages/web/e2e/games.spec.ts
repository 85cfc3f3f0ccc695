import { expect, test } from '@playwright/test';
import { beginningOf, SETUPS } from './support/moments.ts';
import { playByPointer } from './support/person.ts';
import { fileOf, openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';

test('a first game against the concierge, from the first page to the final scoring', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  const clicked = await playByPointer(page);
  expect(clicked.length).toBeGreaterThan(60);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isVisible()) await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wins');
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Final scoring', exact: true }).click();
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});

test('vier Personen an einem Bildschirm, mit allem: Auswahl, Auktion, Bälle', async ({ page }) => {
  await visit(page, { language: 'de' });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4])
    await page.getByLabel(`Wer Platz ${seat} spielt`).selectOption({ label: 'Mensch' });
  await page.getByRole('radio', { name: /Auswahl|Draft/ }).check();
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await page.getByRole('checkbox', { name: /Promokarten/ }).check();
  await page.getByRole('button', { name: 'Hotel eröffnen' }).click();
  await expect(page.getByRole('heading', { name: /ist am Zug/ })).toBeVisible();
  let looks = 0;
  const clicked = await playByPointer(page, {
    seed: 4,
    until: () => Promise.resolve(++looks > 100),
  });
  expect(clicked.filter((what) => what.startsWith('Ich bin')).length).toBeGreaterThan(20);

  // The last round of such a game.
  const [everything] = SETUPS.slice(-1);
  if (!everything) throw new Error('there is a game with everything');
  await goTo(page, '#/');
  await openFile(page, fileOf(beginningOf(7, everything), 'everybody'));
  await playByPointer(page, { seed: 4, hurryAfter: 30 });
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});

test('соло-партия средней сложности', async ({ page }) => {
  await visit(page, { language: 'ru' });
  await page.getByRole('radio', { name: 'Соло' }).check();
  await expect(page.getByRole('radio', { name: 'Средне' })).toBeChecked();
  await page.getByRole('button', { name: 'Открыть отель' }).click();
  await playByPointer(page, { seed: 7 });
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
});

test('a game on a phone, by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await visit(page, { theme: 'dark', oneTap: true });
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await playByPointer(page, { seed: 3, touch: true });
  await expect(page.locator('[data-screen="final"]')).toBeVisible();
  await context.close();
});
