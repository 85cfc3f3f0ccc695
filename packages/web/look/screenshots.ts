import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playByPointer } from '../e2e/support/person.ts';
import { visit } from '../e2e/support/settings.ts';

const FOLDER = 'dist/screenshots';

const SCREENS = {
  desktop: { width: 1366, height: 768 },
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
type Screen = keyof typeof SCREENS;

interface Scene {
  readonly name: string;
  readonly screen: Screen;
  /** From the open start page to what is to be seen. */
  readonly set: (page: Page) => Promise<void>;
}

const begin = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Open the hotel' }).click();

async function takeSeats(page: Page, seats: number, computers: boolean): Promise<void> {
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= seats; seat++)
    await page.getByLabel(`Who plays seat ${seat}`).selectOption(computers ? 'director' : 'person');
}

const everything = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'All', exact: true }).click();

/** So many clicks into a game, at a moment when the person is asked something. */
async function play(page: Page, clicks: number, seed: number): Promise<void> {
  let done = 0;
  await playByPointer(page, {
    seed,
    until: async () => ++done > clicks && (await page.locator('.place.legal').count()) > 3,
  });
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
}

const SCENES: readonly Scene[] = [
  { name: 'start', screen: 'desktop', set: () => Promise.resolve() },
  { name: 'start-phone', screen: 'phone', set: () => Promise.resolve() },
  {
    name: 'settings',
    screen: 'desktop',
    set: (page) => page.getByRole('button', { name: 'Settings' }).click(),
  },
  {
    name: 'curtain',
    screen: 'desktop',
    set: async (page) => {
      await takeSeats(page, 3, false);
      await begin(page);
    },
  },
  {
    name: 'table-2',
    screen: 'desktop',
    set: async (page) => {
      await begin(page);
      await play(page, 60, 11);
    },
  },
  {
    name: 'table-4',
    screen: 'desktop',
    set: async (page) => {
      await takeSeats(page, 4, true);
      await begin(page);
      await play(page, 60, 12);
    },
  },
  {
    name: 'table-2-everything',
    screen: 'wide',
    set: async (page) => {
      await everything(page);
      await begin(page);
      await play(page, 80, 13);
    },
  },
  {
    name: 'table-4-everything',
    screen: 'wide',
    set: async (page) => {
      await takeSeats(page, 4, true);
      await everything(page);
      await begin(page);
      await play(page, 80, 14);
    },
  },
  {
    name: 'table-2-phone',
    screen: 'phone',
    set: async (page) => {
      await begin(page);
      await play(page, 60, 15);
    },
  },
  {
    name: 'table-4-everything-phone',
    screen: 'phone',
    set: async (page) => {
      await takeSeats(page, 4, true);
      await everything(page);
      await begin(page);
      await play(page, 80, 16);
    },
  },
  {
    name: 'card-details',
    screen: 'desktop',
    set: async (page) => {
      await begin(page);
      await play(page, 40, 17);
      await page.locator('[data-place^="queue:"]').nth(1).hover();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'final-scoring',
    screen: 'desktop',
    set: async (page) => {
      await begin(page);
      await playByPointer(page, { seed: 18 });
      await page.getByRole('button', { name: 'Show everything' }).click();
    },
  },
  {
    name: 'final-scoring-4-everything',
    screen: 'wide',
    set: async (page) => {
      await takeSeats(page, 4, true);
      await everything(page);
      await begin(page);
      await playByPointer(page, { seed: 19, hurryAfter: 150 });
      await page.getByRole('button', { name: 'Show everything' }).click();
    },
  },
  {
    name: 'problem',
    screen: 'desktop',
    set: async (page) => {
      await page.goto('./#/game/nowhere');
      await expect(page.locator('[data-screen="problem"]')).toBeVisible();
    },
  },
];

async function picture(
  browser: Browser,
  { name, screen, set }: Scene,
  theme: 'light' | 'dark',
): Promise<void> {
  const page = await browser.newPage({
    viewport: SCREENS[screen],
    ...(screen === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  await visit(page, { theme });
  await set(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}-${theme}.png` });
  await page.close();
}

for (const scene of SCENES)
  for (const theme of ['light', 'dark'] as const)
    test(`${scene.name} ${theme}`, ({ browser }) => picture(browser, scene, theme));
