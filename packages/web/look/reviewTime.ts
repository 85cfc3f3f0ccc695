import type { GameState } from '@gah/engine';
import { encodeRecordLink, toRecord } from '@gah/engine';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { visit } from '../e2e/support/settings.ts';
import { gameBetween } from './games.ts';

/** Of the players; a director hardly errs, and is looked at longest. */
const LEVELS = ['concierge', 'director'] as const;

function finished(seed: string): GameState {
  const setup = { seats: 2, names: ['Clara', 'Leo'], seed };
  const game = gameBetween(setup, (seat) => LEVELS[seat] ?? 'director');
  for (let next = game.next(); ; next = game.next()) if (next.done) return next.value;
}

interface Times {
  /** To the first turning point that chance cannot explain, if there is any. */
  readonly first: number | null;
  readonly all: number;
  /** Tasks of the page meanwhile that took more than 50 ms: when they began, and how long they took. */
  readonly tasks: readonly { readonly at: number; readonly took: number }[];
}

/** Presses the button and looks at the page until the review is complete. */
const reviewed = (page: Page): Promise<Times> =>
  page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        const tasks: { at: number; took: number }[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            tasks.push({ at: startTime - began, took: duration });
        });
        observer.observe({ type: 'longtask' });
        const began = performance.now();
        let first: number | null = null;
        const look = (): void => {
          if (document.querySelector('[data-turning-point]:not(:has(.doubt))'))
            first ??= performance.now() - began;
          if (!document.querySelector('[data-review]')) {
            requestAnimationFrame(look);
            return;
          }
          const all = performance.now() - began;
          // What the last frames cost is told a moment later.
          setTimeout(() => {
            observer.disconnect();
            resolve({ first, all, tasks });
          }, 500);
        };
        document.querySelector<HTMLButtonElement>('.review .primary')?.click();
        requestAnimationFrame(look);
      }),
  );

const told = ({ at, took }: Times['tasks'][number]): string =>
  `${took.toFixed(0)} ms after ${seconds(at)}`;
const seconds = (ms: number | null): string =>
  ms === null ? 'none' : `${(ms / 1000).toFixed(1)} s`;

/** A review of both seats of a game for two in the page, and whether the page stays free meanwhile. */
test('review of a game for two', async ({ page }) => {
  const link = encodeRecordLink(toRecord(finished('review time')));
  await visit(page, {}, `./#/replay/game/${link}/0`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  let sum = 0;
  for (const [seat, name] of ['Clara', 'Leo'].entries()) {
    const choice = page.getByRole('region', { name: 'Review' }).getByRole('radio', { name });
    await choice.check();
    await page.getByRole('button', { name: 'Review this game' }).waitFor();
    const { first, all, tasks } = await reviewed(page);
    sum += all;
    console.log(
      `review of a ${LEVELS[seat] ?? ''}: first turning point ${seconds(first)}, all ${seconds(all)}; ` +
        `tasks of the page above 50 ms: ${tasks.map(told).join(', ') || 'none'}`,
    );
  }
  console.log(`both seats: ${seconds(sum)}`);
});
