import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faultsOn } from './support/layout.ts';
import { isLong } from './support/length.ts';
import { playByPointer } from './support/person.ts';
import type { Position } from './support/positions.ts';
import { POSITIONS } from './support/positions.ts';
import type { GivenSettings } from './support/settings.ts';
import { visit } from './support/settings.ts';
import { settled } from './support/settled.ts';

type Language = NonNullable<GivenSettings['language']>;

const LANGUAGES: readonly Language[] = ['ru', 'de', 'en'];
const TOUCHED = [
  [1024, 768],
  [1180, 820],
  [820, 1180],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;
/** The last one is 1366 × 768 at 200 %. */
const CLICKED = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [683, 384],
] as const;
const SCREENS = [
  { sizes: TOUCHED, touch: { hasTouch: true, isMobile: true } },
  { sizes: CLICKED, touch: {} },
] as const;

/** What `npm test` looks at: in each language something else. */
const SAMPLE: readonly (readonly [Language, string])[] = [
  ['ru', '4 players with everything, round 6'],
  ['de', 'everything: playStaff'],
  ['ru', 'lesson ballrooms'],
];
const isWanted = (language: Language, { name }: Position): boolean =>
  isLong || SAMPLE.some((sample) => sample[0] === language && sample[1] === name);

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** What is wrong on all sizes, in words that say where to look. */
async function look(browser: Browser, language: Language, position: Position): Promise<string[]> {
  const found: string[] = [];
  for (const { sizes, touch } of SCREENS) {
    const page = await browser.newPage({ ...touch, viewport: { width: 1024, height: 768 } });
    await visit(page, { language });
    await position.open(page);
    await settled(page);
    // What others did is told over the table; it can be read elsewhere.
    await page.keyboard.press('Escape');
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      for (const { kind, where, what } of await faultsOn(page))
        found.push(`${width}×${height} ${language} ${position.name}: ${kind} ${where}: ${what}`);
    }
    await page.close();
  }
  return found;
}

for (const language of LANGUAGES)
  for (const position of POSITIONS.filter((each) => isWanted(language, each)))
    test(`nothing is cut, covered, off the screen or too small: ${language}, ${position.name}`, async ({
      browser,
    }) => {
      expect(await look(browser, language, position)).toEqual([]);
    });

const positionNamed = (name: string): Position => {
  const found = POSITIONS.find((position) => position.name === name);
  if (!found) throw new Error(`no position ${name}`);
  return found;
};

test('a tablet held upright shows queue, dice, hotel and café together', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page);
  await positionNamed('2 players, round 5').open(page);
  for (const zone of ['Waiting guests', 'Action board', 'Hotel Clara', 'Café', 'Kitchen', 'Staff'])
    await expect(page.getByRole('region', { name: zone })).toBeInViewport({ ratio: 1 });
});

test('a large screen shows a large table, down to its bottom', async ({ page }) => {
  await visit(page);
  await positionNamed('2 players, round 5').open(page);
  const cards = page.locator('[data-place^="queue:"]').first();
  await resize(page, 1366, 768);
  const small = await cards.boundingBox();
  await resize(page, 2560, 1440);
  const large = await cards.boundingBox();
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(1.5);
  const hotel = await page.getByRole('region', { name: 'Hotel Clara' }).boundingBox();
  const bar = await page.locator('.bar').boundingBox();
  expect((bar?.y ?? 0) - (hotel?.y ?? 0) - (hotel?.height ?? 0)).toBeLessThan(20);
});

test('who hires sees the whole hotel, and reads what the cards do', async ({ page }) => {
  await visit(page);
  await positionNamed('everything: playStaff').open(page);
  const tray = await page.locator('.tray').boundingBox();
  const hotel = await page.locator('.own .hotel').boundingBox();
  expect(tray?.x ?? 0).toBeGreaterThan((hotel?.x ?? 0) + (hotel?.width ?? 0));
  await expect(page.locator('.tray .place').first().locator('small').first()).not.toBeEmpty();
});

test('who splits goods on a phone sees the own orders', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, { language: 'ru' });
  await positionNamed('everything: splitGoods').open(page);
  await expect(page.locator('[data-orders]')).toBeInViewport({ ratio: 0.9 });
  const orders = await page.locator('[data-orders]').boundingBox();
  const tray = await page.locator('.tray').boundingBox();
  expect((orders?.y ?? 0) + (orders?.height ?? 0)).toBeLessThanOrEqual((tray?.y ?? 0) + 1);
});

test('on a phone the buttons that decide have words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await positionNamed('everything: playStaff').open(page);
  const label = page.locator('.bar .quiet .btn span', { hasText: 'Play no staff card' });
  expect((await label.boundingBox())?.width ?? 0).toBeGreaterThan(40);
});

test("the phone's bar keeps its height", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, { language: 'de' });
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await page.getByRole('button', { name: 'Hotel eröffnen' }).click();
  const heights = new Set<number>();
  let clicks = 0;
  await playByPointer(page, {
    seed: 22,
    until: async () => {
      const box = await page.locator('.bar').boundingBox();
      if (box) heights.add(box.height);
      return ++clicks > 40;
    },
  });
  expect([...heights]).toHaveLength(1);
});
