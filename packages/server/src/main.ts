#!/usr/bin/env node
import { Failure } from '@gah/terminal/reading';
import type { GameServer } from './server.js';
import { startServer } from './server.js';
import type { Settings } from './settings.js';
import { readSettings, USAGE } from './settings.js';
import { FileInUse } from './storage/sqlite/owner.js';

const MOST_TRIES = 20;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** On the wanted port, or on the next free one. */
async function start(settings: Settings): Promise<GameServer> {
  for (let tries = 0; ; tries++) {
    try {
      return await startServer({ ...settings, port: settings.port + tries });
    } catch (error) {
      if (!isTaken(error) || !settings.mayMove || tries === MOST_TRIES) throw error;
    }
  }
}

function settingsOrExit(): Settings {
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings) return settings;
    console.log(USAGE);
    process.exit();
  } catch (error) {
    const isTold = error instanceof Failure;
    console.error(isTold ? `${error.message}. See --help.` : error);
    process.exit(isTold ? error.exitCode : 1);
  }
}

async function startOrExit(settings: Settings): Promise<GameServer> {
  try {
    return await start(settings);
  } catch (error) {
    if (!(error instanceof FileInUse)) throw error;
    console.error(`${error.message}.\nStop that one, or choose another file with --database.`);
    process.exit(1);
  }
}

const server = await startOrExit(settingsOrExit());
console.log(`Grand Austria Hotel is open at ${server.address}/`);
console.log('Ctrl+C closes it.');

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks twice means it.
    if (isClosing) process.exit(1);
    isClosing = true;
    server.close().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
