import type { Move } from '@gah/engine';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Choices } from './support/person.ts';
import { isLong } from './support/length.ts';
import { chance, findSpot } from './support/person.ts';
import { movesPlayed } from './support/records.ts';
import { visit } from './support/settings.ts';
import { holdClock, lookAround } from './support/time.ts';

const TURNS = isLong ? 50 : 12;
const BAR = '.bar .btn.primary:not([disabled]), .bar .btn.declines';
const PLACES = '.place.legal, .tray .option:not(.on)';
const CURTAIN = '[data-screen="curtain"] .btn';
const TABS: Choices = [['[role="tab"][aria-selected="false"]:has(b)', 1]];
/** Nothing to tap for so long is a dead end. */
const PATIENCE_MS = 30_000;
const CHOICES: Choices = [
  [CURTAIN, 100],
  [BAR, 4],
  [PLACES, 6],
];

/** How often one spot is tapped in a row: in the bar, on the table. */
interface Taps {
  readonly bar: number;
  readonly table: number;
}

interface Manner {
  readonly name: string;
  /** One tap decides; otherwise the second one does. */
  readonly oneTap: boolean;
  readonly phone: boolean;
  readonly meant: Taps;
  readonly hasty: Taps;
}

const MANNERS: readonly Manner[] = [
  {
    name: 'double taps',
    oneTap: true,
    phone: false,
    meant: { bar: 1, table: 1 },
    hasty: { bar: 2, table: 2 },
  },
  {
    name: 'triple taps',
    oneTap: false,
    phone: false,
    meant: { bar: 1, table: 2 },
    hasty: { bar: 3, table: 3 },
  },
  {
    name: 'double taps on a phone',
    oneTap: false,
    phone: true,
    meant: { bar: 1, table: 2 },
    hasty: { bar: 2, table: 2 },
  },
  {
    name: 'triple taps on a phone',
    oneTap: true,
    phone: true,
    meant: { bar: 1, table: 1 },
    hasty: { bar: 3, table: 3 },
  },
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Four persons at one screen: every turn is tapped. */
async function begin(page: Page, oneTap: boolean): Promise<void> {
  await visit(page, { oneTap });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4])
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'Open the hotel' }).click();
}

async function tapAt(page: Page, x: number, y: number, phone: boolean): Promise<void> {
  await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Random turns; each spot is tapped as often in a row as `taps` says. */
async function play(
  browser: Browser,
  { oneTap, phone }: Manner,
  taps: Taps,
): Promise<readonly Move[]> {
  const page = await browser.newPage(phone ? PHONE : {});
  await begin(page, oneTap);
  await holdClock(page);
  const random = chance(11);
  let turns = 0;
  let pick = random();
  let lastSpot = Date.now();
  while (turns <= TURNS) {
    const spot = await findSpot(page, CHOICES, pick);
    if (!spot) {
      // On a phone what can be chosen may be behind another tab; or the table is not there yet.
      const tab = await findSpot(page, TABS, 0);
      if (tab) await tapAt(page, tab.x, tab.y, phone);
      expect(Date.now() - lastSpot, 'nothing can be tapped').toBeLessThan(PATIENCE_MS);
      continue;
    }
    lastSpot = Date.now();
    if (spot.where === CURTAIN) turns++;
    await lookAround(page);
    const times = spot.where === PLACES ? taps.table : spot.where === BAR ? taps.bar : 1;
    for (let tap = 0; tap < times; tap++) await tapAt(page, spot.x, spot.y, phone);
    pick = random();
  }
  const played = await movesPlayed(page);
  await page.close();
  return played;
}

/** Where one tap decides, a hasty one does most harm. */
const tried = MANNERS.filter(({ oneTap }) => isLong || oneTap);

for (const manner of tried)
  test(`${manner.name} lose nothing in ${TURNS} turns`, async ({ browser }) => {
    const [meant, hasty] = await Promise.all([
      play(browser, manner, manner.meant),
      play(browser, manner, manner.hasty),
    ]);
    expect(meant.length).toBeGreaterThan(TURNS * 2);
    expect(hasty).toEqual(meant);
  });
