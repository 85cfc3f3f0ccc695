import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seedRng } from '@gah/engine';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Memory } from '../src/index.js';
import { choose, evaluate, explain } from '../src/index.js';
import { nodeThread } from '../src/threads/node.js';
import type * as NodeEntry from '../src/worker/node.js';
import { createThinkers } from '../src/worker/node.js';
import type { OpenPlayerThread } from '../src/worker/pool.js';
import { createPool } from '../src/worker/pool.js';
import type { Thinkers } from '../src/worker/thinkers.js';
import { bundled } from './support/bundled.js';
import { firstRequest } from './support/positions.js';

const request = firstRequest();
const expected = (seed: string) =>
  choose(request.level, request.view, request.moves, { rng: seedRng(seed) });

const open: Thinkers[] = [];
const kept = <T extends Thinkers>(thinkers: T): T => {
  open.push(thinkers);
  return thinkers;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((thinkers) => thinkers.close()));
});

describe('worker threads of Node', () => {
  let entry: typeof NodeEntry;
  beforeAll(async () => {
    const folder = await bundled(['worker/node.ts', 'worker/nodeWorker.ts']);
    entry = (await import(pathToFileURL(join(folder, 'node.js')).href)) as typeof NodeEntry;
  });

  it('choose what the same player chooses here', async () => {
    const thinkers = kept(entry.createThinkers({ threads: 2 }));
    const seeds = ['a', 'b', 'c', 'd', 'e'];
    const moves = await Promise.all(
      seeds.map((seed) => thinkers.think({ ...request, rng: seedRng(seed) })),
    );
    expect(moves).toEqual(seeds.map(expected));
    for (const move of moves) expect(request.moves).toContain(move);
  });

  it('let others go first when they are told to, without changing anybody else', async () => {
    const thinkers = kept(entry.createThinkers({ isPatient: true }));
    const before = getPriority();
    await expect(thinkers.think(request)).resolves.toEqual(expected('a'));
    expect(getPriority()).toBe(before);
  });

  it('explain moves and evaluate positions', async () => {
    const thinkers = kept(entry.createThinkers());
    const { view, moves } = request;
    const [move] = moves;
    if (!move) throw new Error('no moves');
    expect(await thinkers.explain(view, move)).toEqual(explain(view, move));
    expect(await thinkers.evaluate(view)).toEqual(evaluate(view));
  });

  it('tell why a player failed and go on', async () => {
    const thinkers = kept(entry.createThinkers());
    await expect(thinkers.think({ ...request, moves: [] })).rejects.toMatchObject({
      name: 'ThinkingError',
      code: 'failed',
    });
    await expect(thinkers.think(request)).resolves.toEqual(expected('a'));
  });
});

describe('the thread of the caller', () => {
  it('thinks without changing the generator', async () => {
    const thinkers = kept(createThinkers({ threads: 0 }));
    const rng = seedRng('a');
    await expect(thinkers.think({ ...request, rng })).resolves.toEqual(expected('a'));
    expect(rng).toEqual(seedRng('a'));
  });

  it('rejects as threads do', async () => {
    const thinkers = kept(createThinkers({ threads: 0 }));
    await expect(thinkers.think({ ...request, moves: [] })).rejects.toMatchObject({
      code: 'failed',
    });
    await expect(
      thinkers.think(request, { signal: AbortSignal.abort('enough') }),
    ).rejects.toMatchObject({ code: 'cancelled', detail: 'enough' });
    await expect(thinkers.think(request, { deadlineMs: 0 })).rejects.toMatchObject({
      code: 'late',
    });
    await thinkers.close();
    await expect(thinkers.think(request)).rejects.toMatchObject({ code: 'closed' });
  });
});

/** A thread that answers each request with this code, and how many of them were started. */
function scripted(code: string): { open: OpenPlayerThread; started: () => number } {
  let started = 0;
  const script = `
    import { parentPort } from 'node:worker_threads';
    const post = (message) => parentPort.postMessage(message);
    parentPort.on('message', ({ id, question: { request }, cancel }) => { ${code} });
  `;
  const openThread: OpenPlayerThread = nodeThread(
    new URL(`data:text/javascript,${encodeURIComponent(script)}`),
  );
  return {
    started: () => started,
    open: (listener) => {
      started++;
      return openThread(listener);
    },
  };
}

const ANSWER = `post({ kind: 'answer', id, reply: { move: request.moves[1], memory: { plan: [] } } });`;
const PROGRESS = `post({ kind: 'progress', id, progress: { nodes: 1, share: 0, best: request.moves[0] } });`;
const UNTIL_CANCELLED = `${PROGRESS} while (Atomics.load(new Int32Array(cancel), 0) === 0); ${ANSWER}`;
/** Pageboys answer at once. */
const UNLESS_PAGEBOY = (code: string): string =>
  `if (request.level === 'pageboy') { ${ANSWER} } else { ${code} }`;
const emperor = { ...request, level: 'emperor' } as const;

describe('a pool of threads', () => {
  it('tells progress', async () => {
    const thinkers = kept(createPool(scripted(`${PROGRESS} ${ANSWER}`).open, 1));
    const told: unknown[] = [];
    await thinkers.think(request, { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([{ nodes: 1, share: 0, best: request.moves[0] }]);
  });

  it('brings the memory of the caller up to date', async () => {
    const [first] = request.moves;
    if (!first) throw new Error('no moves');
    const thinkers = kept(createPool(scripted(ANSWER).open, 1));
    const memory: Memory = { plan: [{ key: 1, move: first }] };
    await thinkers.think({ ...request, memory });
    expect(memory).toEqual({ plan: [] });
  });

  it('cancels a search and keeps its thread', async () => {
    const { open: thread, started } = scripted(UNLESS_PAGEBOY(UNTIL_CANCELLED));
    const thinkers = kept(createPool(thread, 1));
    const controller = new AbortController();
    await expect(
      thinkers.think(emperor, {
        signal: controller.signal,
        onProgress: () => {
          controller.abort(new Error('the game is left'));
        },
      }),
    ).rejects.toMatchObject({ code: 'cancelled', detail: 'Error: the game is left' });
    await expect(thinkers.think(request)).resolves.toBe(request.moves[1]);
    expect(started()).toBe(1);
  });

  it('ends a thread that does not listen', async () => {
    const { open: thread, started } = scripted(UNLESS_PAGEBOY(`${PROGRESS} for (;;);`));
    const thinkers = kept(createPool(thread, 1));
    const controller = new AbortController();
    const onProgress = (): void => {
      controller.abort();
    };
    await expect(
      thinkers.think(emperor, { signal: controller.signal, onProgress }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    await expect(thinkers.think(request)).resolves.toBe(request.moves[1]);
    expect(started()).toBe(2);
  });

  it('ends a thread that thinks past its deadline, and only then', async () => {
    const { open: thread, started } = scripted(UNLESS_PAGEBOY('for (;;);'));
    const thinkers = kept(createPool(thread, 1));
    const late = thinkers.think(emperor, { deadlineMs: 50 });
    const next = thinkers.think(request, { deadlineMs: 60_000 });
    await expect(late).rejects.toMatchObject({ code: 'late', detail: 'more than 50 ms' });
    await expect(next).resolves.toBe(request.moves[1]);
    await expect(thinkers.think(request)).resolves.toBe(request.moves[1]);
    expect(started()).toBe(2);
  });

  it('ends the thread where memory cannot be shared', async () => {
    const { SharedArrayBuffer: shared } = globalThis;
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
    const { open: thread, started } = scripted(UNLESS_PAGEBOY(`${PROGRESS} for (;;);`));
    const thinkers = kept(createPool(thread, 1));
    globalThis.SharedArrayBuffer = shared;
    const controller = new AbortController();
    const startedAt = performance.now();
    await expect(
      thinkers.think(emperor, {
        signal: controller.signal,
        onProgress: () => {
          controller.abort();
        },
      }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    await expect(thinkers.think(request)).resolves.toBe(request.moves[1]);
    expect(started()).toBe(2);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  });

  it('forgets what is cancelled while it waits', async () => {
    const thinkers = kept(createPool(scripted(UNLESS_PAGEBOY(UNTIL_CANCELLED)).open, 1));
    const first = new AbortController();
    const second = new AbortController();
    const searching = thinkers.think(emperor, { signal: first.signal });
    const waiting = thinkers.think(emperor, { signal: second.signal });
    const last = thinkers.think(request);
    second.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    first.abort();
    await expect(searching).rejects.toMatchObject({ code: 'cancelled' });
    await expect(last).resolves.toBe(request.moves[1]);
  });

  it.each([
    ['throws', `throw new Error('oh');`, 'Error: oh'],
    ['exits', `process.exit(7);`, 'exit code 7'],
  ])('replaces a thread that %s', async (_, code, detail) => {
    const { open: thread, started } = scripted(UNLESS_PAGEBOY(code));
    const thinkers = kept(createPool(thread, 1));
    const lost = thinkers.think(emperor);
    const next = thinkers.think(request);
    await expect(lost).rejects.toMatchObject({ code: 'crashed', detail });
    await expect(next).resolves.toBe(request.moves[1]);
    expect(started()).toBe(2);
  });

  it('rejects when no thread can be started', async () => {
    const thinkers = kept(
      createPool(() => {
        throw new Error('no threads here');
      }, 1),
    );
    for (let time = 0; time < 2; time++) {
      await expect(thinkers.think(request)).rejects.toMatchObject({
        code: 'crashed',
        detail: 'Error: no threads here',
      });
    }
  });

  it('refuses a move that was not offered', async () => {
    const code = `post({ kind: 'answer', id, reply: { move: { ...request.moves[0], place: 99 } } });`;
    const thinkers = kept(createPool(scripted(code).open, 1));
    await expect(thinkers.think(request)).rejects.toMatchObject({ code: 'illegal' });
  });

  it('rejects everything when it is closed', async () => {
    const thinkers = createPool(scripted(UNTIL_CANCELLED).open, 1);
    const all = [1, 2].map(() => thinkers.think(emperor));
    const settled = Promise.allSettled(all);
    await thinkers.close();
    expect(await settled).toMatchObject(Array(2).fill({ reason: { code: 'closed' } }));
    await expect(thinkers.think(request)).rejects.toMatchObject({ code: 'closed' });
  });
});
