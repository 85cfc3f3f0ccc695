import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

process.env['E2E_LONG'] = '1';

/** The tests whose length is a matter of choice, as long as they can be. */
export default defineConfig(usual, {
  testMatch: ['taps.spec.ts', 'scenes.spec.ts'],
  timeout: 600_000,
});
