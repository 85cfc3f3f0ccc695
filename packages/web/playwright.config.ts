import { defineConfig } from '@playwright/test';
import { shared } from './playwright.shared.ts';

export default defineConfig(shared, {
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // Whole games on a busy machine; nothing here is a test of speed.
  timeout: 240_000,
  // Every run plays other games (seeds and computer players differ). What fails once and passes then is
  // listed as flaky.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
});
