import type { Browser, Page } from '@playwright/test';
import { openFile } from '../e2e/support/records.ts';
import { visit } from '../e2e/support/settings.ts';
import { gameFile } from './games.ts';
import type { Scene, Theme } from './scenes.ts';
import { SCREENS } from './scenes.ts';

/** Pictures that are loaded later have come, and what rests on the pointer is gone. */
const SETTLED_MS = 300;

const files = new Map<string, string>();

/** Looked for once, whatever it is looked at on. */
function fileFor({ game, name }: Scene): string | null {
  if (!game) return null;
  const file = files.get(name) ?? gameFile(game);
  files.set(name, file);
  return file;
}

/** A page that shows the scene, with so many pixels for each of the page's. */
export async function setUp(
  browser: Browser,
  scene: Scene,
  theme: Theme,
  sharpness = scene.screen === 'phone' ? 2 : 1,
): Promise<Page> {
  const { screen, language, act } = scene;
  const page = await browser.newPage({
    viewport: SCREENS[screen],
    deviceScaleFactor: sharpness,
    ...(screen === 'phone' ? { hasTouch: true, isMobile: true } : {}),
  });
  // Without a game of its own, as somebody comes here first.
  await visit(page, { theme, language }, ...(scene.game === null ? ['./'] : []));
  const file = fileFor(scene);
  if (file !== null) {
    await openFile(page, file);
    await page.waitForTimeout(SETTLED_MS);
    // What others did is told over the table; a scene of its own shows that.
    if (await page.locator('.since').isVisible()) await page.keyboard.press('Escape');
  }
  await act(page);
  return page;
}

/** Until the picture can be taken. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-screen], .bar').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
}
