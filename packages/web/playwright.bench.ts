import { defineConfig } from '@playwright/test';
import { shared } from './playwright.shared.ts';

/** Measures; passes whatever the figures are. */
export default defineConfig(shared, {
  testDir: 'look',
  testMatch: ['clickToPaint.ts', 'frames.ts', 'statisticsOpen.ts', 'reviewTime.ts'],
  workers: 1,
  timeout: 600_000,
});
