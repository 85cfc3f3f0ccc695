import { defineConfig } from '@playwright/test';
import { shared } from './playwright.shared.ts';

/** Pictures of every screen, written to dist/screenshots. */
export default defineConfig(shared, {
  testDir: 'look',
  testMatch: [
    'screenshots.ts',
    'onlineScreens.ts',
    'lessons.ts',
    'statisticsScreens.ts',
    'reviewScreens.ts',
  ],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
});
