import type { PlaywrightTestConfig } from '@playwright/test';

/** Another one lets two of these run at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 4179);
const SERVER_PORT = PORT + 1;
/** Where the tables are stored; made anew each time. */
const TABLES = `dist/e2e-tables-${PORT}.db`;

/** The client as the server of online play delivers it. */
export const ONLINE = `http://localhost:${SERVER_PORT}/`;

/**
 * Chromium makes pages of its own for the suggestions of the address bar, two with each window: a third of
 * all computing. The list takes the place of Playwright's, whose entries follow.
 */
const FEATURES_LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What tests, screenshots and measurements share: the built client in Debian's Chromium. */
export const shared: PlaywrightTestConfig = {
  outputDir: `dist/e2e-${PORT}`,
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
        `--disable-features=${FEATURES_LEFT_OUT.join()}`,
      ],
    },
    // Only the test of offline play wants one: it would answer in place of the network.
    serviceWorkers: 'block',
  },
  webServer: [
    {
      command: `node serve/serve.mjs ${PORT}`,
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `rm -f ${TABLES}* && node ../server/dist/main.js --port ${SERVER_PORT} --strict --client dist/app --database ${TABLES}`,
      url: `${ONLINE}api/info`,
      reuseExistingServer: false,
      // All browsers of the tests come from one address.
      env: { RATE_LIMIT_FACTOR: '1000' },
    },
  ],
};
