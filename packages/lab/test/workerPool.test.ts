import { describe, expect, it } from 'vitest';
import type { JobKind } from '../src/pool/workerPool.js';
import { runJobs } from '../src/pool/workerPool.js';

/** Threads that answer each job with this code. */
const kindOf = (
  code: string,
  part: Partial<JobKind<number, string>> = {},
): JobKind<number, string> => ({
  work: (job) => `here ${job}`,
  file: new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, question: job }) => { ${code} });
    `)}`,
  ),
  ...part,
});
const ANSWER = `parentPort.postMessage({ kind: 'answer', id, reply: 'thread ' + job });`;

async function results(
  kind: JobKind<number, string>,
  threads: number,
  jobs: readonly number[],
  signal?: AbortSignal,
): Promise<string[]> {
  const all: string[] = [];
  await runJobs(kind, threads, jobs, (result) => all.push(result), signal);
  return all.sort();
}

describe('jobs', () => {
  it('are done here or in threads', async () => {
    expect(await results(kindOf(ANSWER), 0, [1, 2])).toEqual(['here 1', 'here 2']);
    expect(await results(kindOf(ANSWER), 2, [1, 2, 3])).toEqual([
      'thread 1',
      'thread 2',
      'thread 3',
    ]);
  });

  it('end everything with their error', async () => {
    await expect(results(kindOf(`throw new Error('oh');`), 1, [1])).rejects.toThrow('oh');
  });

  it('are lost with their thread, which is replaced', async () => {
    const code = `if (job === 1) throw new Error('oh'); ${ANSWER}`;
    const lost = (job: number, { message }: Error): string => `lost ${job}: ${message}`;
    expect(await results(kindOf(code, { lost }), 1, [1, 2])).toEqual([
      'lost 1: Error: oh',
      'thread 2',
    ]);
  });

  it('are lost when their thread stalls', async () => {
    const code = `if (job === 1) for (;;); ${ANSWER}`;
    const lost = (job: number, { message }: Error): string => `lost ${job}: ${message}`;
    const kind = kindOf(code, { lost, patienceMs: 1500 });
    expect(await results(kind, 1, [1, 2])).toEqual(['lost 1: more than 1500 ms', 'thread 2']);
  });

  it('are left when somebody says so', async () => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, 200);
    expect(await results(kindOf('for (;;);'), 1, [1, 2], controller.signal)).toEqual([]);
  });
});
