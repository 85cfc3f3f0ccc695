import { parentPort } from 'node:worker_threads';
import type { Batch } from './batch.js';
import { playBatch } from './batch.js';

/** The far end of a thread: a batch comes in, its tally goes out. */
parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(batch));
});
