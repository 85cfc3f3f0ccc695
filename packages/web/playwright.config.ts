import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isLong } from './e2e/support/length.ts';
import { shared } from './playwright.shared.ts';

/** `npm test` runs other things beside the tests. */
const workers = Math.max(
  1,
  Math.floor(availableParallelism() / (process.env['BESIDE_OTHERS'] === undefined ? 1 : 2)),
);

export default defineConfig(shared, {
  testDir: 'e2e',
  // Only in the long run: `npm run soak:web`.
  testIgnore: isLong ? [] : ['spoken.spec.ts', 'wholeGames.spec.ts', 'offline.spec.ts'],
  fullyParallel: true,
  workers,
  // Whole games on a busy machine; nothing here is a test of speed.
  timeout: 480_000,
  // A page that gets stuck is told long before that.
  use: { actionTimeout: 60_000 },
  expect: { toPass: { timeout: 60_000 } },
  // Every run plays the same games, but not in the same time: what fails once only is told as flaky.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
});
