import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playByPointer } from './support/person.ts';
import { goTo, visit } from './support/settings.ts';

const begin = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Open the hotel' }).click();

const continueButtons = (page: Page): Locator =>
  page.getByRole('region', { name: 'Saved games' }).getByRole('button', { name: /^Continue/ });

/** Changes the record of the saved game behind the client's back. */
const spoil = (page: Page, change: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    (changes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('grand-austria-hotel');
        opening.onerror = () => {
          reject(new Error('cannot open'));
        };
        opening.onsuccess = () => {
          const store = opening.result.transaction('records', 'readwrite').objectStore('records');
          const reading = store.openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) {
              resolve();
              return;
            }
            cursor.update({ ...(cursor.value as object), ...changes });
            cursor.continue();
          };
        };
      }),
    change,
  );

async function oneSavedGame(page: Page): Promise<void> {
  await visit(page);
  await begin(page);
  let clicks = 0;
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 8) });
  await goTo(page, '#/');
  await expect(continueButtons(page)).toHaveCount(1);
}

test('a damaged saved game is explained and can be deleted', async ({ page }) => {
  await oneSavedGame(page);
  await spoil(page, { moves: ['0 nonsense'] });
  await continueButtons(page).click();
  await expect(page.getByRole('heading', { name: 'This saved game is damaged' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await expect(page.getByRole('button', { name: 'Open the hotel' })).toBeVisible();
  await expect(continueButtons(page)).toHaveCount(0);
});

test('a saved game of another version is explained, and kept', async ({ page }) => {
  await oneSavedGame(page);
  await spoil(page, { rules: 99 });
  await continueButtons(page).click();
  await expect(
    page.getByRole('heading', { name: 'This game was saved by another version' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(continueButtons(page)).toHaveCount(1);
});

test('an address of a game that is not there leads back', async ({ page }) => {
  await visit(page, {}, './#/game/nowhere');
  await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(page.getByRole('button', { name: 'Your own table' })).toBeVisible();
});

test('blocked storage: the game goes on and can be kept as a file', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await visit(page);
  await expect(page.getByRole('alert')).toContainText('The browser stores nothing here');
  await page.getByRole('button', { name: 'Go on without saving' }).click();
  await begin(page);
  let clicks = 0;
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 12) });
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toContain('.json');
});

test('full storage: the game goes on, and the file button is at hand', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page);
  await begin(page);
  await expect(page.getByRole('alert')).toContainText('No space is left for saved games');
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click();
  await download;
  await page.getByRole('button', { name: 'Go on without saving' }).click();
  let clicks = 0;
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 20) });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a computer player that breaks down can be asked again or replaced', async ({ page }) => {
  let isBroken = true;
  await page.route(/webWorker-.*\.js/, (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no luck")' })
      : route.continue(),
  );
  await visit(page);
  await begin(page);
  const alert = page.getByRole('alert');
  await playByPointer(page, { until: () => alert.isVisible() });
  await expect(alert).toContainText('The computer player has broken down');
  await alert.getByRole('button', { name: 'Make a simple move for it' }).click();
  await playByPointer(page, { until: () => alert.isVisible() });
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  let clicks = 0;
  await playByPointer(page, { until: () => Promise.resolve(++clicks > 20) });
});

test('the table is asked for again when its code did not come', async ({ page }) => {
  let isCut = true;
  await page.route('**/GameScreen-*.js', (route) => (isCut ? route.abort() : route.continue()));
  await visit(page);
  await begin(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  isCut = false;
  await retry.click();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
