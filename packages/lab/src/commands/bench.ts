import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { command, EXIT, OPTIONS, writeLine, writeReport } from '@gah/terminal';
import { judgeBars } from '../bench/bars.js';
import { figuresOf } from '../bench/figures.js';
import type { HeapFigures } from '../bench/heapUse.js';
import { report } from '../bench/report.js';
import type { AllTimes } from '../bench/times.js';
import { medianTimes } from '../bench/times.js';

/** Without the compiler nothing but the program's own objects comes onto the heap. */
const HEAP_FLAGS = ['--expose-gc', '--jitless', '--no-expose-wasm'];

/** One core does everything: no other thread compiles or collects garbage. */
const CLOCK_FLAGS = ['--single-threaded'];

/** The compiler decides a little differently in every process. */
const PROCESSES = 3;

/** What a script of the benchmark prints. */
function outputOf(script: string, flags: readonly string[], args: readonly string[]): unknown {
  const path = fileURLToPath(new URL(`../bench/${script}`, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [...flags, path, ...args], { encoding: 'utf8' }),
  );
}

const options = {
  quick: { kind: 'flag', help: 'shorter and rougher' },
  json: OPTIONS.json,
} as const;

export const bench = command(
  'Measures how fast the engine is and how much room a state takes',
  options,
  ({ quick, json }, io) => {
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
    writeLine(io.stderr, `Node ${machine.node}, ${machine.cpu}\nmeasuring the heap …`);
    const heap = outputOf('heap.js', HEAP_FLAGS, []) as HeapFigures;
    const processes = quick ? 1 : PROCESSES;
    const times = Array.from({ length: processes }, (_, index) => {
      writeLine(io.stderr, `measuring times (${index + 1} of ${processes}) …`);
      return outputOf('clock.js', CLOCK_FLAGS, quick ? ['--quick'] : []) as AllTimes;
    });
    const figures = figuresOf(medianTimes(times), heap);
    writeReport(io, json, { ...machine, ...figures, bars: judgeBars(figures) }, () =>
      report(figures),
    );
    return EXIT.ok;
  },
);
