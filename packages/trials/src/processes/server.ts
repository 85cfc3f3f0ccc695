import { startServer } from '@gah/server';
import { testConfig } from '@gah/server/testing';
import { Blocks } from './blocks.js';
import type { FromServerProcess, ServerProcessOptions, ToServerProcess } from './serverChild.js';

/** A server as a process of its own, which a trial can measure and kill. */
const { database, settings } = JSON.parse(process.argv[2] ?? '') as ServerProcessOptions;
let complaints = 0;
// A database that goes away is part of some trials: what is said of it is counted, not shown.
const logTo = { write: () => complaints++ };
const server = await startServer(testConfig({ database, logLevel: 'warn', logTo, ...settings }));
const blocks = new Blocks();

const tell = (message: FromServerProcess): void => {
  process.send?.(message);
};

function measure(): void {
  const { longest } = blocks;
  globalThis.gc?.();
  // That this has kept everybody waiting does not count.
  blocks.begin();
  const [memory, cpu] = [process.memoryUsage(), process.cpuUsage()];
  tell({ kind: 'measured', memory, cpu, longestBlock: longest, complaints });
}

process.on('message', (message: ToServerProcess) => {
  switch (message) {
    case 'measure':
      measure();
      return;
    case 'stop':
      void server.close().then(() => process.exit());
  }
});
// Whoever started it has died.
process.on('disconnect', () => process.exit());
tell({ kind: 'ready', port: server.port });
