import { defineConfig } from '@playwright/test';
import { shared } from './playwright.shared.ts';

export default defineConfig(shared, {
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // Whole games on a busy machine; nothing here is a test of speed.
  timeout: 240_000,
  // Every run plays the same games: what fails, fails again.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
});
