import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/support/browser.ts';

const PORT = 4179;

/** Debian's Chromium, without anything that would look for a network. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    launchOptions: { executablePath: browserPath(), args: BROWSER_ARGUMENTS },
    // Only the test of offline play wants one: it would answer in place of the network.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node serve/serve.mjs --port ${PORT} --strict`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
