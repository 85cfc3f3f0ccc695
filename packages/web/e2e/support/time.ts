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
