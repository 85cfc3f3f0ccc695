import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playByPointer } from './support/person.ts';
import { visit } from './support/settings.ts';

/** Nothing has to be scrolled: neither the page nor a zone of the table hides a place. */
async function expectNoScrolling(page: Page): Promise<void> {
  const [wide, high] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight] as const;
  });
  expect(wide).toBeLessThanOrEqual(0);
  expect(high).toBeLessThanOrEqual(0);
  const hidden = await page.evaluate(() => {
    /** Does something around the place cut it off? A pixel or two belong to its frame. */
    const isCut = (place: HTMLElement): boolean => {
      const inner = place.getBoundingClientRect();
      for (let around = place.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const outer = around.getBoundingClientRect();
        if (inner.left < outer.left - 3 || inner.right > outer.right + 3) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('.place')].flatMap((place) => {
      const { left, top, right, bottom } = place.getBoundingClientRect();
      // A list that scrolls by itself, such as a large staff, may hide some of its own.
      const bar = document.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight;
      if (place.closest('[data-scrolls]')) return [];
      const lowest = place.closest('.tray') ? innerHeight : bar;
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= lowest + 1;
      return isInside && !isCut(place) ? [] : [place.dataset['place'] ?? ''];
    });
  });
  expect(hidden).toEqual([]);
}

async function playABit(page: Page, seed: number): Promise<void> {
  let clicks = 0;
  await playByPointer(page, {
    seed,
    until: async () => {
      if (clicks++ % 12 === 0 && (await page.locator('.bar').isVisible()))
        await expectNoScrolling(page);
      return clicks > 24;
    },
  });
}

test('two players fit on 1366 × 768', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await playABit(page, 21);
});

test('four players fit on 1366 × 768', async ({ page }) => {
  await visit(page, { language: 'ru' });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Открыть отель' }).click();
  await playABit(page, 23);
});

test('two players with everything fit on 1366 × 768', async ({ page }) => {
  await visit(page, { language: 'de' });
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await page.getByRole('button', { name: 'Hotel eröffnen' }).click();
  await playABit(page, 24);
});

for (const [width, height, seed] of [
  [1440, 900, 22],
  [1280, 800, 25],
  [1180, 820, 26],
] as const)
  test(`four players with everything fit on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, { language: 'de', theme: 'dark' });
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Alle', exact: true }).click();
    await page.getByRole('button', { name: 'Hotel eröffnen' }).click();
    await playABit(page, seed);
  });
