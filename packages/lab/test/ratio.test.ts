import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COST_BARS } from '../src/bench/bars.js';
import type { CaseName } from '../src/bench/cases.js';
import type { Times } from '../src/bench/times.js';

/** `npm run bench` is twice as strict: here the machine may be busy with other tests. */
const TOLERANCE = 2;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

/** Compiled code is measured: as sources, in the test runner, the engine is about half as fast. */
function measure(): Record<CaseName, Times<'structuredClone' | 'decision' | 'clone' | 'view'>> {
  node('node_modules/typescript/bin/tsc', '-b', 'packages/lab');
  return JSON.parse(node('--single-threaded', 'packages/lab/dist/bench/guard.js')) as ReturnType<
    typeof measure
  >;
}

it('a decision, a clone and a view take a small part of a structuredClone', () => {
  const times = measure();
  const tooDear = COST_BARS.flatMap(({ name, timed, limit }) => {
    const part = times[name][timed] / times[name].structuredClone;
    return part > TOLERANCE * limit ? [`${timed} in ${name}: 1/${(1 / part).toFixed(1)}`] : [];
  });
  expect(tooDear).toEqual([]);
}, 120_000);
