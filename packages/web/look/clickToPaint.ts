import { test } from '@playwright/test';
import { playByPointer } from '../e2e/support/person.ts';
import { visit } from '../e2e/support/settings.ts';

const CLICKS = 300;
/** Nobody clicks again before having seen what happened. */
const LOOK_MS = 150;

interface Click {
  readonly ms: number;
  /** The curtain was lifted: a whole table appears. */
  readonly isCurtain: boolean;
}

function report(what: string, clicks: readonly Click[]): void {
  const sorted = clicks.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${what}: ${sorted.length} clicks, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`,
  );
}

/** From the click to the first frame after it, in a game of four persons with everything. */
test('click to painted result', async ({ page }) => {
  await page.addInitScript(() => {
    const clicks: Click[] = [];
    const clock = performance.now.bind(performance);
    Object.assign(window, { clicks });
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        const isCurtain =
          target instanceof Element && target.closest('[data-screen="curtain"]') !== null;
        // After the next frame has been handed over, a message comes through.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => clicks.push({ ms: clock() - timeStamp, isCurtain });
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  await visit(page);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4])
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('person');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Open the hotel' }).click();
  let done = 0;
  await playByPointer(page, {
    seed: 2,
    until: async () => {
      await page.waitForTimeout(LOOK_MS);
      return ++done > CLICKS;
    },
  });
  const clicks = await page.evaluate(() => (window as unknown as { clicks: Click[] }).clicks);
  report('click to paint', clicks);
  report(
    '  at the table',
    clicks.filter(({ isCurtain }) => !isCurtain),
  );
  report(
    '  lifting the curtain',
    clicks.filter(({ isCurtain }) => isCurtain),
  );
});
