import { test } from '@playwright/test';
import { visit } from '../e2e/support/settings.ts';
import { FOLDER } from './folder.ts';
import { SCREENS, THEMES } from './scenes.ts';
import { settle } from './stage.ts';
import { showStatistics } from './statistics.ts';

const LANGUAGES = ['en', 'de', 'ru'] as const;

// One after the other: the games are played once for all of them.
test.describe.configure({ mode: 'serial' });

for (const screen of ['wide', 'phone'] as const)
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      test(`statistics ${screen} ${language} ${theme}`, async ({ browser }) => {
        test.slow();
        const page = await browser.newPage({ viewport: SCREENS[screen] });
        await visit(page, { language, theme }, './');
        await showStatistics(page);
        await page.locator('#overview-title').waitFor();
        await settle(page);
        const path = `${FOLDER}/statistics-${screen}-${language}-${theme}.png`;
        await page.screenshot({ path, fullPage: true });
        await page.close();
      });

test('statistics of nobody yet', async ({ page }) => {
  await visit(page, { theme: 'dark' }, './#/statistics');
  await page.locator('.empty').waitFor();
  await page.screenshot({ path: `${FOLDER}/statistics-empty-dark.png` });
});
