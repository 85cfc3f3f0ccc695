// What the tools for pictures share: the drawings, loaded from their sources, and a browser that looks.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer } from 'vite';

export const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Loads modules by their names below src/art. */
export async function loadArt() {
  const server = await createServer({
    root: web,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['source'] } },
  });
  return {
    load: (name) => server.ssrLoadModule(`/src/art/${name}.ts`),
    close: () => server.close(),
  };
}

const CHROMIUM = '/usr/bin/chromium';
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

export function screenshot({ page, picture, width, height, profile, scale = 1 }) {
  execFileSync(
    CHROMIUM,
    [
      ...QUIET,
      `--user-data-dir=${path.join(profile, '.profile')}`,
      `--force-device-scale-factor=${scale}`,
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore' },
  );
}
