import { Worker } from 'node:worker_threads';
import type { Batch, BatchResult } from './generation.js';

/** Threads that play batches; results come in the order of the batches, however many threads there are. */
export interface WorkerPool {
  play(batches: readonly Batch[]): Promise<BatchResult[]>;
  close(): Promise<void>;
}

export function openWorkerPool(count: number): WorkerPool {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  const playOne = (worker: Worker, batch: Batch): Promise<BatchResult> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (result: BatchResult) => {
        worker.off('error', reject);
        resolve(result);
      });
      worker.postMessage(batch);
    });
  return {
    async play(batches) {
      const results: BatchResult[] = [];
      const waiting = [...batches.entries()];
      await Promise.all(
        workers.map(async (worker) => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const [index, batch] = next;
            results[index] = await playOne(worker, batch);
          }
        }),
      );
      return results;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
