import { toRecord } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { goTo, visit } from '../e2e/support/settings.ts';

const SAVES = 500;
const TIMES = 5;

/** Whole games of two, each under names of its own. */
function saves(): { summary: { id: string }; record: unknown }[] {
  const records = Array.from({ length: 20 }, (_, seed) =>
    toRecord(
      exercise({ seats: 2, names: ['Clara', 'Leo'], seed: `open ${seed}` }, eagerPlayer(new Map()))
        .state,
    ),
  );
  return Array.from({ length: SAVES }, (_, index) => {
    const record = records[index % records.length];
    if (!record) throw new Error('no record');
    const names = ['Clara', `Leo ${index}`];
    return {
      summary: {
        id: `save-${index}`,
        title: '',
        created: index,
        updated: index * 1000,
        trial: '',
        duration: 1_800_000,
        players: [
          { kind: 'person', crest: 0 },
          { kind: 'computer', level: 'concierge', crest: 1 },
        ],
        names,
        modules: [],
        round: 7,
        phase: 'over',
        points: [0, 0],
      },
      record: { ...record, setup: { ...record.setup, names } },
    };
  });
}

/** From the address to the overview of all games, in milliseconds. */
async function open(page: Page): Promise<number> {
  await goTo(page, '#/');
  await page.locator('[data-screen="start"]').waitFor();
  return page.evaluate(
    (games) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          const shown = document.querySelector('search [role=status]')?.textContent ?? '';
          if (shown.startsWith(String(games)) && document.querySelector('#overview-title'))
            resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        location.hash = '#/statistics';
        look();
      }),
    SAVES,
  );
}

/** What is kept of 500 saves is shown without reading any of them. */
test('statistics of 500 saves', async ({ page }) => {
  await visit(page, {}, './');
  await page.locator('[data-screen="start"]').waitFor();
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('grand-austria-hotel');
        opening.onerror = () => {
          reject(new Error('no database'));
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['summaries', 'records'], 'readwrite');
          for (const { summary, record } of given) {
            transaction.objectStore('summaries').put(summary);
            transaction.objectStore('records').put(record, summary.id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    saves(),
  );
  const first = await open(page);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await open(page));
  const afresh: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.goto('./');
    afresh.push(await open(page));
  }
  const text = (values: readonly number[]): string =>
    values.map((value) => value.toFixed(0)).join(', ');
  console.log(`${SAVES} saves read for the first time: ${first.toFixed(0)} ms`);
  console.log(`opened again: ${text(times)} ms; after a reload: ${text(afresh)} ms`);
});
