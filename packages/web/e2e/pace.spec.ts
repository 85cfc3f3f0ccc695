import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { movesPlayed, openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

/** At this pace. */
const PACE = 'fast';
const PAUSE_MS = 400;

/** Ends the turn by the button, as an impatient person does. */
async function endByTaps(page: Page): Promise<void> {
  const end = await page.locator('.bar .btn.declines').boundingBox();
  if (!end) throw new Error('the turn can be ended');
  for (let tap = 0; tap < 3; tap++)
    await page.mouse.click(end.x + end.width / 2, end.y + end.height / 2, { delay: 20 });
}

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the key E': (page) => page.keyboard.press('e'),
  'three taps': endByTaps,
  'taps on the table and Enter': async (page) => {
    await page.locator('[data-place="space:1"]').click();
    await page.locator('[data-place="room:0"]').click();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.locator('.bar .btn.declines').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

interface Watched {
  since?: number;
  until?: number;
}

/** From now on the page itself notes when the bar begins to tell of Leo, and when somebody may choose again. */
const watchRival = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = {};
    Object.assign(globalThis, { watched });
    new MutationObserver(() => {
      const told = document.querySelector('.bar strong')?.textContent ?? '';
      if (told.startsWith('Leo')) watched.since ??= performance.now();
      if (watched.since !== undefined && document.querySelector('.place.legal'))
        watched.until ??= performance.now();
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

const rivalLasted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { since = NaN, until = NaN } = (globalThis as unknown as { watched: Watched }).watched;
    return until - since;
  });

/** What the system wants of motion has nothing to do with how a turn is ended: tried once. */
const TRIED = [
  ...Object.entries(WAYS).map(([way, end]) => ({
    way,
    end,
    reducedMotion: 'no-preference' as const,
  })),
  { way: 'three taps', end: endByTaps, reducedMotion: 'reduce' as const },
];

for (const { way, end, reducedMotion } of TRIED)
  test(`a rival's turn can be read after ${way} (${reducedMotion})`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion });
    await visit(page, { speed: 1, pace: PACE });
    await openFile(page, END_OF_A_TURN);
    const before = (await movesPlayed(page)).length;
    await watchRival(page);
    await end(page);
    const warned = page.locator('.tray', { hasText: 'Show me' });
    if (await warned.isVisible()) await page.locator('.bar .btn.declines').click({ delay: 450 });
    await expect.poll(() => rivalLasted(page), { timeout: 60_000 }).not.toBeNaN();
    const lasted = await rivalLasted(page);
    const rivals = (await movesPlayed(page)).slice(before).filter(({ seat }) => seat === 1);
    expect(rivals.length).toBeGreaterThan(2);
    expect(lasted).toBeGreaterThan((rivals.length - 1) * PAUSE_MS);
    await page.close();
  });

const HASTENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a finger': async (page) => {
    await page.getByRole('button', { name: 'Faster while held' }).hover();
    await page.mouse.down();
  },
  'a key': (page) => page.keyboard.down('s'),
};

for (const [how, hold] of Object.entries(HASTENED))
  test(`${how} hastens a rival's turn as long as it is held`, async ({ page }) => {
    await visit(page, { speed: 1, pace: 'slowest' });
    await openFile(page, END_OF_A_TURN);
    const before = (await movesPlayed(page)).length;
    // Held in the own turn it means nothing.
    await page.keyboard.down('s');
    await page.keyboard.up('s');
    await page.keyboard.press('e');
    await expect(page.locator('.bar strong')).toHaveText(/^Leo/);
    const begun = Date.now();
    await hold(page);
    await expect(page.locator('.place.legal').first()).toBeVisible({ timeout: 60_000 });
    const rivals = (await movesPlayed(page)).slice(before).filter(({ seat }) => seat === 1);
    expect(Date.now() - begun).toBeLessThan(rivals.length * 1200);
  });
