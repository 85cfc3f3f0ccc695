import { encodeRecordLink, toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { visit } from '../e2e/support/settings.ts';
import { FOLDER } from './folder.ts';
import { SCREENS, THEMES } from './scenes.ts';
import { settle } from './stage.ts';

const { state } = exercise(
  { seats: 2, seed: 'reviewed', names: ['Clara', 'Leo'] },
  eagerPlayer(new Map()),
);
const GAME = `#/replay/game/${encodeRecordLink(toRecord(state))}/0/x0d1`;
const PANEL = { en: 'Review', de: 'Rückschau', ru: 'Разбор' } as const;
const LANGUAGES = ['en', 'de', 'ru'] as const;

/** The panel as it is opened, then the rest of it, with everything that can be unfolded. */
async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  for (const fold of await page.locator('.review details > summary').all()) await fold.click();
  await page.locator('.review details').first().scrollIntoViewIfNeeded();
  await settle(page);
  await page.screenshot({ path: `${FOLDER}/${name}-more.png` });
}

for (const screen of ['wide', 'phone'] as const)
  for (const language of LANGUAGES)
    test(`review ${screen} ${language}`, async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await browser.newPage({ viewport: SCREENS[screen] });
      for (const theme of THEMES) {
        await visit(page, { language }, `./?theme=${theme}${GAME}`);
        await page.getByRole('button', { name: PANEL[language], exact: true }).click();
        const begin = page.locator('.review .primary');
        // What was found is kept: the second time it is there at once.
        if (theme === THEMES[0]) await begin.click();
        await page.locator('[data-review]').waitFor({ timeout: 200_000 });
        await take(page, `review-${screen}-${language}-${theme}`);
      }
      await page.close();
    });
