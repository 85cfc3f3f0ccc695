import { defineConfig } from '@playwright/test';
import { shared } from './playwright.shared.ts';

/** The pictures of README.md, written to docs/pictures. */
export default defineConfig(shared, {
  testDir: 'look',
  testMatch: 'pictures.ts',
  workers: 1,
  timeout: 300_000,
});
