import { startServer } from '@gah/server';
import { testConfig } from '@gah/server/testing';
import type { FromServerProcess, ServerProcessOptions, ToServerProcess } from './serverChild.js';

/** A server as a process of its own, which a trial can measure and kill. */
const { database, settings } = JSON.parse(process.argv[2] ?? '') as ServerProcessOptions;
const server = await startServer(
  // A database that goes away is part of some trials, and worth no lines.
  testConfig({ database, logLevel: 'silent', ...settings }),
);

const tell = (message: FromServerProcess): void => {
  process.send?.(message);
};

process.on('message', (message: ToServerProcess) => {
  switch (message) {
    case 'measure':
      globalThis.gc?.();
      tell({ kind: 'measured', memory: process.memoryUsage(), cpu: process.cpuUsage() });
      return;
    case 'stop':
      void server.close().then(() => process.exit());
  }
});
// Whoever started it has died.
process.on('disconnect', () => process.exit());
tell({ kind: 'ready', port: server.port });
