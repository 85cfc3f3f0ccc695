import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { changesBetween } from './darkroom.ts';
import { Film } from './film.ts';
import { README_TABLE, README_TURN, THEMES } from './scenes.ts';
import { setUp, settle } from './stage.ts';

/** They are shown by README.md. */
const FOLDER = '../../docs/pictures';
const QUALITY = 0.75;
/** A page of README.md is about 830 pixels wide, on many screens twice as many. */
const TABLE_SHARPNESS = 1.4;
const TURN_SHARPNESS = 0.8;

mkdirSync(FOLDER, { recursive: true });

const GOLD = '.bar .btn.primary:not([disabled])';
const OPTION = '.tray .option:not(.on), .place.legal';
const END = '.bar .btn:has-text("End turn")';

/** Answers as the table suggests, until the turn could be ended. */
async function answer(page: Page, film: Film): Promise<void> {
  while (!(await page.locator(END).isVisible())) {
    await film.tap((await page.locator(GOLD).isVisible()) ? GOLD : OPTION, 700);
  }
}

for (const theme of THEMES) {
  test(`a table, ${theme}`, async ({ browser }) => {
    const page = await setUp(browser, README_TABLE, theme, TABLE_SHARPNESS);
    await settle(page);
    const picture = await page.screenshot();
    await page.close();
    const [whole] = await changesBetween(await browser.newPage(), [picture], QUALITY);
    if (whole) writeFileSync(`${FOLDER}/table-${theme}.webp`, whole.webp);
  });

  test(`a turn, ${theme}`, async ({ browser }) => {
    const page = await setUp(browser, README_TURN, theme, TURN_SHARPNESS);
    await settle(page);
    const film = new Film(page);
    await film.begin(1200);
    await film.tap('.place.legal[data-place^="queue:"]', 700);
    await film.tap(GOLD, 1000);
    await film.tap('.place.legal[data-place^="space:"]', 700);
    await film.tap(GOLD, 1000);
    await answer(page, film);
    await film.tap('.place.legal[data-place^="table:"]', 700);
    await film.tap('.place.legal[data-place^="room:"]', 700);
    await film.tap(GOLD, 1000);
    await answer(page, film);
    await film.take(2000);
    writeFileSync(`${FOLDER}/turn-${theme}.webp`, await film.develop(await browser.newPage()));
    await page.close();
  });
}
