import type { Browser } from '@playwright/test';
import { test } from '@playwright/test';
import { visit } from '../e2e/support/settings.ts';
import { FOLDER } from './folder.ts';
import { gameFile } from './games.ts';
import type { Scene, Theme } from './scenes.ts';
import { SCENES, SCREENS } from './scenes.ts';

/** Pictures that are loaded later have come, and what rests on the pointer is gone. */
const SETTLED_MS = 300;

async function picture(browser: Browser, scene: Scene, theme: Theme): Promise<void> {
  const { name, screen, language, game, act } = scene;
  const page = await browser.newPage({
    viewport: SCREENS[screen],
    ...(screen === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  await visit(page, { theme, language });
  if (game) {
    const buffer = Buffer.from(gameFile(game.setup, game.until));
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.locator('section input[type=file]').setInputFiles(file);
    await page.locator('.bar, [data-screen="final"]').first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
  }
  await act(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: `${FOLDER}/${name}-${theme}.png` });
  await page.close();
}

for (const scene of SCENES)
  for (const theme of scene.themes)
    test(`${scene.name} ${theme}`, ({ browser }) => picture(browser, scene, theme));
