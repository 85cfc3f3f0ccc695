import { openSync, readSync } from 'node:fs';

/** Milliseconds since some moment: by the clock on the wall, and of work by this thread. */
export interface Reading {
  readonly wall: number;
  /** Null where the system does not tell. */
  readonly work: number | null;
}

/** On Linux: first the nanoseconds for which a processor has worked for this thread. */
const THREAD_TIMES = '/proc/thread-self/schedstat';
const NANOSECONDS = 1e6;

function workClock(): () => number | null {
  let file: number;
  try {
    file = openSync(THREAD_TIMES, 'r');
  } catch {
    return () => null;
  }
  const bytes = Buffer.alloc(64);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return Number(bytes.toString('latin1', 0, length).split(' ')[0]) / NANOSECONDS;
  };
}

let readWork: (() => number | null) | null = null;

/** On a busy machine a thread waits for processors; its work tells what an idle one would show. */
export function readClock(): Reading {
  readWork ??= workClock();
  return { wall: performance.now(), work: readWork() };
}
