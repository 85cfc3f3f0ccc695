import { defineConfig } from '@playwright/test';
import './e2e/support/long.ts';
import usual from './playwright.config.ts';

/** The tests whose length is a matter of choice, as long as they can be. */
export default defineConfig(usual, {
  testMatch: [
    'taps',
    'scenes',
    'spoken',
    'wholeGames',
    'layout',
    'everyLesson',
    'offline',
    'sameMoves',
  ].map((name) => `${name}.spec.ts`),
  timeout: 600_000,
  retries: 0,
});
