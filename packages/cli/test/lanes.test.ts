import { describe, expect, it } from 'vitest';
import type { Crew } from '../src/lanes.js';
import { workInLanes } from '../src/lanes.js';

/** Threads that answer each job with this code. */
const crewOf = (code: string, part: Partial<Crew<number, string>> = {}): Crew<number, string> => ({
  work: (job) => `here ${job}`,
  file: new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (job) => { ${code} });
    `)}`,
  ),
  ...part,
});
const ANSWER = 'parentPort.postMessage(`thread ${job}`);';

async function results(
  crew: Crew<number, string>,
  threads: number,
  jobs: readonly number[],
  signal?: AbortSignal,
): Promise<string[]> {
  const all: string[] = [];
  await workInLanes(crew, threads, jobs, (result) => all.push(result), signal);
  return all.sort();
}

describe('jobs', () => {
  it('are done here or in threads', async () => {
    expect(await results(crewOf(ANSWER), 0, [1, 2])).toEqual(['here 1', 'here 2']);
    expect(await results(crewOf(ANSWER), 2, [1, 2, 3])).toEqual([
      'thread 1',
      'thread 2',
      'thread 3',
    ]);
  });

  it('end everything with their error', async () => {
    await expect(results(crewOf(`throw new Error('oh');`), 1, [1])).rejects.toThrow('oh');
  });

  it('are lost with their thread, which is replaced', async () => {
    const code = `if (job === 1) throw new Error('oh'); ${ANSWER}`;
    const lost = (job: number, { message }: Error): string => `lost ${job}: ${message}`;
    expect(await results(crewOf(code, { lost }), 1, [1, 2])).toEqual(['lost 1: oh', 'thread 2']);
  });

  it('are lost when their thread stalls', async () => {
    const code = `if (job === 1) for (;;); ${ANSWER}`;
    const lost = (job: number, { message }: Error): string => `lost ${job}: ${message}`;
    const crew = crewOf(code, { lost, patienceMs: 1500 });
    expect(await results(crew, 1, [1, 2])).toEqual(['lost 1: no result after 1.5 s', 'thread 2']);
  });

  it('are left when somebody says so', async () => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, 200);
    expect(await results(crewOf('for (;;);'), 1, [1, 2], controller.signal)).toEqual([]);
  });
});
