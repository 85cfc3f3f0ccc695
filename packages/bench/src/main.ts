import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeBars } from './bars.js';
import { figuresOf } from './figures.js';
import type { HeapFigures } from './heapUse.js';
import { report } from './report.js';
import type { AllTimes } from './times.js';
import { medianTimes } from './times.js';

/** Without the compiler nothing but the program's own objects comes onto the heap. */
const HEAP_FLAGS = ['--expose-gc', '--jitless', '--no-expose-wasm'];

/** One core does everything: no other thread compiles or collects garbage. */
const CLOCK_FLAGS = ['--single-threaded'];

/** The compiler decides a little differently in every process. */
const PROCESSES = 3;

/** What a script of this folder prints. */
function outputOf(script: string, flags: readonly string[], args: readonly string[]): unknown {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [...flags, path, ...args], { encoding: 'utf8' }),
  );
}

function readOptions(): { json?: boolean; quick?: boolean } {
  try {
    return parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } }).values;
  } catch {
    process.stderr.write('usage: npm run bench -- [--quick] [--json]\n');
    process.exit(2);
  }
}

const { json, quick } = readOptions();
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };

process.stderr.write(`Node ${machine.node}, ${machine.cpu}\nmeasuring the heap …\n`);
const heap = outputOf('./heap.js', HEAP_FLAGS, []) as HeapFigures;
const processes = quick ? 1 : PROCESSES;
const times = Array.from({ length: processes }, (_, index) => {
  process.stderr.write(`measuring times (${index + 1} of ${processes}) …\n`);
  return outputOf('./clock.js', CLOCK_FLAGS, quick ? ['--quick'] : []) as AllTimes;
});
const figures = figuresOf(medianTimes(times), heap);
process.stdout.write(
  json
    ? `${JSON.stringify({ ...machine, ...figures, bars: judgeBars(figures) }, null, 2)}\n`
    : `${report(figures)}\n`,
);
