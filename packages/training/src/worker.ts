import { parentPort } from 'node:worker_threads';
import type { Batch } from './generation.js';
import { playBatch } from './generation.js';

/** Plays the batches it is handed, one after the other. */
parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(batch));
});
