import { test } from '@playwright/test';
import { FOLDER } from './folder.ts';
import { SCENES } from './scenes.ts';
import { setUp, settle } from './stage.ts';

for (const scene of SCENES)
  for (const theme of scene.themes)
    test(`${scene.name} ${theme}`, async ({ browser }) => {
      const page = await setUp(browser, scene, theme);
      await settle(page);
      await page.screenshot({ path: `${FOLDER}/${scene.name}-${theme}.png` });
      await page.close();
    });
