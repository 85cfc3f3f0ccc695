import type { Page } from '@playwright/test';

/**
 * A person looks before tapping again; a test need not wait for that: the page's clock is put forward
 * by a second instead. Pauses and motion are not shortened by it.
 */
export const lookAround = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clock = performance as Performance & { aheadMs?: number };
    if (clock.aheadMs === undefined) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + (clock.aheadMs ?? 0);
    }
    clock.aheadMs = (clock.aheadMs ?? 0) + 1000;
  });

/** From now on the page's clock stands still between two looks around, however slow the machine is. */
export const holdClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clock = performance as Performance & { aheadMs?: number };
    clock.aheadMs = clock.now();
    clock.now = () => clock.aheadMs ?? 0;
  });
