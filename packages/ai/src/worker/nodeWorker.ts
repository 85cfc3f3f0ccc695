import { parentPort } from 'node:worker_threads';
import { answer } from './answer.js';
import type { ToWorker } from './protocol.js';

const port = parentPort;
if (!port) throw new Error('this file is for worker threads');
port.on('message', (message: ToWorker) => {
  answer(message, (reply) => {
    port.postMessage(reply);
  });
});
