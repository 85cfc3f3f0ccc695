import type { PlaywrightTestConfig } from '@playwright/test';

const PORT = 4179;

/** What tests, screenshots and measurements share: the built client in Debian's Chromium. */
export const shared: PlaywrightTestConfig = {
  outputDir: 'dist/e2e',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Without anything that would look for a network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Only the test of offline play wants one: it would answer in place of the network.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node serve/serve.mjs --port ${PORT} --strict`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
};
