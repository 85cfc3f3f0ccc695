import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Moment } from './support/moments.ts';
import { momentsOf, SETUPS } from './support/moments.ts';
import { fileOf, movesPlayed, openFile } from './support/records.ts';
import { goTo, visit } from './support/settings.ts';
import { lookAround } from './support/time.ts';

const GOLD = '.bar .btn.primary:not([disabled])';
const CHOICES = '.place.legal, .tray .option:not(.on), .bar .also .btn';
/** A guest, a room and a variant of the move: no decision needs more taps or letters. */
const MOST_STEPS = 5;
/** The key that shows the letters, a letter, Enter. */
const MOST_KEYS = 3;

const isFree = ({ legal }: Moment): boolean =>
  legal.some(({ kind }) => kind !== 'skip' && kind !== 'endTurn' && kind !== 'pass');

/** The first moments of a random game that ask what was not asked before; notes what they ask. */
function newKinds(setup: (typeof SETUPS)[number], asked: Set<string>): Moment[] {
  const found: Moment[] = [];
  for (const moment of momentsOf(setup)) {
    if (asked.has(moment.kind) || !isFree(moment)) continue;
    asked.add(moment.kind);
    found.push(moment);
  }
  return found;
}

/** Chooses something; tells how many keys that took. */
type Way = (page: Page) => Promise<number>;

const tapFirst: Way = async (page) => {
  await page.locator(CHOICES).first().click();
  return 0;
};

/** The key that shows the letters, where they are not there yet, and the first of them. */
const pressFirst: Way = async (page) => {
  const letters = page.locator('body kbd[style]');
  const [shown] = await letters.allInnerTexts();
  let key = shown;
  // A table that is just being laid out has no letters yet, or not for long.
  await expect(async () => {
    if (key === undefined) await page.keyboard.press('f');
    await lookAround(page);
    [key] = await letters.allInnerTexts();
    expect(key).toBeDefined();
  }).toPass();
  await page.keyboard.press(String(key).toLowerCase());
  return shown === undefined ? 2 : 1;
};

/** Chooses until the gold button lights up; how many keys that took. */
async function select(page: Page, choose: Way): Promise<number> {
  let keys = 0;
  for (let step = 0; step < MOST_STEPS && !(await page.locator(GOLD).isVisible()); step++) {
    await lookAround(page);
    keys += await choose(page);
  }
  await expect(page.locator(GOLD)).toBeVisible();
  return keys;
}

/** Somewhere on the table where nothing can be chosen now. */
const focusSomewhere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>('.place:not(.legal, .other)');
    [...places].find((place) => place.checkVisibility())?.focus();
  });

async function expectConfirmed(page: Page, moment: Moment, choose: Way): Promise<void> {
  await openFile(page, fileOf(moment.state, moment.seat));
  const before = (await movesPlayed(page)).length;
  const keys = await select(page, choose);
  await focusSomewhere(page);
  await page.keyboard.press('Enter');
  expect(keys + 1, `keys that answer: ${moment.kind}`).toBeLessThanOrEqual(MOST_KEYS);
  const ownMoves = async (): Promise<number> =>
    (await movesPlayed(page)).slice(before).filter(({ seat }) => seat === moment.seat).length;
  await expect.poll(ownMoves, `Enter confirms: ${moment.kind}`).toBeGreaterThan(0);
  await goTo(page, '#/');
}

const asked = new Set<string>();
// The largest game first: it asks most.
for (const setup of SETUPS.toReversed()) {
  const moments = newKinds(setup, asked);
  const isLargest = setup === SETUPS.at(-1);
  const choose = isLargest ? pressFirst : tapFirst;
  test(`${isLargest ? 'letters' : 'taps'} choose and Enter confirms in every kind of decision (${setup.seed})`, async ({
    page,
  }) => {
    await visit(page);
    for (const moment of moments) await expectConfirmed(page, moment, choose);
  });
}

test('the games ask nearly everything that can be asked', () => {
  expect(asked.size).toBeGreaterThan(25);
});

test('the bar is one key away', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  await expect(page.locator('.place.legal').first()).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.press('b');
  await expect(page.locator('.bar .btn.primary')).toBeFocused();
});
