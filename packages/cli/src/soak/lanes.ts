import { Worker } from 'node:worker_threads';
import type { Batch } from './batch.js';
import { playBatch } from './batch.js';
import type { Tally } from './tally.js';

/** Something that plays batches, one at a time. */
interface Lane {
  play(batch: Batch): Promise<Tally>;
  close(): Promise<unknown>;
}

/** Plays in this thread. */
const here: Lane = {
  play: (batch) => Promise.resolve(playBatch(batch)),
  close: () => Promise.resolve(),
};

/** Plays in a thread of its own. */
function thread(): Lane {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return {
    play: (batch) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(batch);
      }),
    close: () => worker.terminate(),
  };
}

const openLanes = (workers: number): Lane[] =>
  workers === 1 ? [here] : Array.from({ length: workers }, thread);

/** Deals the batches out to lanes as these become free. */
export async function playInLanes(
  workers: number,
  batches: readonly Batch[],
  onTally: (tally: Tally) => void,
): Promise<void> {
  const lanes = openLanes(Math.min(workers, batches.length));
  const waiting = batches.values();
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const batch of waiting) onTally(await lane.play(batch));
      }),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}
