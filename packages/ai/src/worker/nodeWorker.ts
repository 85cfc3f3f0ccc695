import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answer } from './answer.js';
import type { ThreadData } from './node.js';
import type { ToWorker } from './protocol.js';

/** So much nicer than the rest of the process; only Linux has priorities for single threads. */
const PATIENT = 5;
const { isPatient } = workerData as ThreadData;
if (isPatient && process.platform === 'linux') setPriority(PATIENT);

const port = parentPort;
if (!port) throw new Error('this file is for worker threads');
port.on('message', (message: ToWorker) => {
  answer(message, (reply) => {
    port.postMessage(reply);
  });
});
