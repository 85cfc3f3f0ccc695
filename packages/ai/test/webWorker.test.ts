import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { seedRng } from '@gah/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../src/index.js';
import type { WebWorker } from '../src/worker/browser.js';
import { createThinkers } from '../src/worker/browser.js';
import type { FromWorker } from '../src/worker/protocol.js';
import { bundled } from './support/bundled.js';
import { firstRequest } from './support/positions.js';

const request = firstRequest();
let script = '';
beforeAll(async () => {
  const folder = await bundled(['worker/webWorker.ts'], 'iife');
  script = readFileSync(join(folder, 'webWorker.js'), 'utf8');
});

/** A scope with nothing but what every worker has; messages are copied on the way. */
function fakeWorker(): WebWorker {
  const worker: WebWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (data) => {
      setImmediate(() => {
        scope.onmessage?.({ data: structuredClone(data) });
      });
    },
    terminate: () => {
      scope.onmessage = null;
    },
  };
  const scope: Record<string, unknown> & { onmessage?: ((event: unknown) => void) | null } = {
    performance,
    postMessage: (data: FromWorker) => worker.onmessage?.({ data: structuredClone(data) }),
  };
  runInContext(script, createContext(scope));
  return worker;
}

describe('a Web Worker', () => {
  it('runs from one file, without Node', async () => {
    const thinkers = createThinkers({ openWorker: fakeWorker });
    await expect(thinkers.think(request)).resolves.toEqual(
      choose(request.level, request.view, request.moves, { rng: seedRng('a') }),
    );
    await expect(thinkers.think({ ...request, moves: [] })).rejects.toMatchObject({
      code: 'failed',
    });
    await thinkers.close();
  });

  it('that breaks is told of and replaced', async () => {
    let opened = 0;
    const thinkers = createThinkers({
      openWorker: () => {
        const worker = fakeWorker();
        if (opened++ > 0) return worker;
        worker.postMessage = () => {
          setImmediate(() => worker.onerror?.({ message: 'not found' }));
        };
        return worker;
      },
    });
    await expect(thinkers.think(request)).rejects.toMatchObject({
      code: 'crashed',
      detail: 'not found',
    });
    await expect(thinkers.think(request)).resolves.toBeDefined();
    await thinkers.close();
  });
});
