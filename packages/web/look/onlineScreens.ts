import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Somebody } from '../e2e/support/online.ts';
import { linkIn, openTable, somebody } from '../e2e/support/online.ts';
import { playByPointer } from '../e2e/support/person.ts';
import { FOLDER } from './folder.ts';
import type { Theme } from './scenes.ts';
import { SCREENS, THEMES } from './scenes.ts';

const SETTLED_MS = 400;
const SIZES = ['desktop', 'phone'] as const;
type Size = (typeof SIZES)[number];

/** Some turns by both, until the first is asked something. */
async function playABit(first: Page, second: Page): Promise<void> {
  const patience = { patienceMs: 60_000 };
  let looks = 0;
  let isDone = false;
  await Promise.all([
    playByPointer(first, {
      ...patience,
      seed: 61,
      until: async () => {
        isDone = ++looks > 80 && (await first.locator('.place.legal').count()) > 3;
        return isDone;
      },
    }),
    playByPointer(second, { ...patience, seed: 62, until: () => Promise.resolve(isDone) }),
  ]);
  await first.keyboard.press('Escape');
}

async function say({ page }: Somebody, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function pictures(browser: Browser, size: Size, theme: Theme): Promise<void> {
  const look = {
    viewport: SCREENS[size],
    ...(size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  };
  const clara = await somebody(browser, { theme }, '#/online', look);
  const picture = async (name: string, { page }: Somebody = clara): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(SETTLED_MS);
    const suffix = size === 'phone' ? '-phone' : '';
    await page.screenshot({ path: `${FOLDER}/online-${name}${suffix}-${theme}.png` });
  };

  const franz = await somebody(browser);
  await franz.page.getByLabel('Name of the table').fill('Kaffee und Kuchen');
  await franz.page.getByRole('checkbox', { name: /open tables/ }).check();
  await franz.page.getByRole('radio', { name: 'Relaxed' }).check();
  await openTable(franz.page, 'Franz');
  await clara.page.getByRole('button', { name: 'Look again' }).click();
  await expect(clara.page.getByText('Kaffee und Kuchen').first()).toBeVisible();
  await picture('lobby');

  await clara.page.getByRole('radio', { name: '3', exact: true }).check();
  await clara.page.getByLabel('Who plays seat 3').selectOption('person');
  await clara.page.getByRole('radio', { name: 'Live' }).check();
  await openTable(clara.page, 'Clara');
  const invitation = await linkIn(clara.page, 'Invitation');
  const otto = await somebody(browser, { theme }, invitation, look);
  await otto.page.getByLabel('Your name').fill('Otto');
  await picture('join', otto);
  await otto.page.getByRole('button', { name: 'Sit down' }).click();
  await say(otto, 'Good evening! Is Rosa coming, too?');
  await say(clara, 'She is on her way.');
  await picture('waiting');

  await clara.page.getByRole('button', { name: 'Start now' }).click();
  await expect(otto.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await playABit(clara.page, otto.page);
  const table = clara.page.url().split('/').at(-1) ?? '';
  const watcher = await somebody(browser, { theme }, `#/watch/${table}`, look);
  await expect(watcher.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await picture('table');
  await picture('watching', watcher);
  await clara.page.getByRole('button', { name: 'People and chat' }).click();
  await say(clara, 'What a lovely hotel you have there.');
  await picture('chat');
  await clara.page.keyboard.press('Escape');
  await clara.page.getByRole('button', { name: 'Menu' }).click();
  await picture('menu');
  await clara.page.getByRole('button', { name: 'Look back' }).click();
  await expect(clara.page.locator('[data-screen="replay"]')).toBeVisible();
  await picture('past');
  await clara.page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(clara.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await otto.context.close();
  await clara.context.setOffline(true);
  await picture('offline');
  await clara.context.setOffline(false);
  await clara.page.getByRole('button', { name: 'Menu' }).click();
  await clara.page.getByRole('button', { name: 'Start page' }).click();
  await expect(clara.page.getByRole('heading', { name: 'My online tables' })).toBeVisible();
  await clara.page.getByRole('heading', { name: 'My online tables' }).scrollIntoViewIfNeeded();
  await picture('my-tables');
  for (const { context } of [clara, franz, watcher]) await context.close();
}

for (const size of SIZES)
  for (const theme of THEMES)
    test(`online, ${size}, ${theme}`, ({ browser }) => {
      test.setTimeout(200_000);
      return pictures(browser, size, theme);
    });
