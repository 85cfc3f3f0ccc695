import { expect, test } from '@playwright/test';
import { movesPlayed, openFile } from './support/records.ts';
import { visit } from './support/settings.ts';
import { END_OF_A_TURN } from './support/turns.ts';

const TAKES_A_DIE = { en: /^Leo takes /, de: /^Leo nimmt /, ru: /^Leo бер/ } as const;

for (const language of ['en', 'de', 'ru'] as const)
  test(`the bar tells what a rival does while it happens (${language})`, async ({ page }) => {
    const told: string[] = [];
    await page.exposeFunction('tell', (text: string) => told.push(text));
    await visit(page, { language, pace: 'fast' });
    await openFile(page, END_OF_A_TURN);
    const before = (await movesPlayed(page)).length;
    await page.evaluate(() => {
      const { tell } = globalThis as unknown as { tell: (text: string) => void };
      let latest = '';
      new MutationObserver(() => {
        const title = document.querySelector('.bar strong')?.textContent ?? '';
        if (title !== latest) tell((latest = title));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('e');
    if (await page.locator('.tray').isVisible()) await page.keyboard.press('e');
    await expect.poll(() => told.some((title) => title.startsWith('Leo'))).toBe(true);
    await expect(page.locator('.place.legal').first()).toBeVisible({ timeout: 60_000 });
    const rivals = (await movesPlayed(page)).slice(before).filter(({ seat }) => seat === 1);
    const stories = told.filter((title) => title.startsWith('Leo'));
    // The first one tells that Leo is thinking; the end of a turn has no sentence of its own.
    expect(new Set(stories).size).toBeGreaterThanOrEqual(
      new Set(rivals.map(({ kind }) => kind)).size,
    );
    expect(stories.some((title) => TAKES_A_DIE[language].test(title))).toBe(true);
  });
