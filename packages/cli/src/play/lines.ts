import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines as somebody types them, or as they come through a pipe; null at their end. */
export interface Lines {
  next(): Promise<string | null>;
  close(): void;
}

/** Reads ahead, so that no line of a pipe is lost while nobody asks. */
export function linesOf(input: Readable): Lines {
  const reader = createInterface({ input, terminal: false });
  const read: string[] = [];
  let isOver = false;
  let waiting: ((line: string | null) => void) | null = null;
  const answer = (line: string | null): void => {
    const asked = waiting;
    waiting = null;
    asked?.(line);
  };
  reader.on('line', (line) => {
    if (waiting) answer(line);
    else read.push(line);
  });
  reader.on('close', () => {
    isOver = true;
    answer(null);
  });
  return {
    next: () =>
      new Promise((resolve) => {
        const line = read.shift();
        if (line !== undefined || isOver) resolve(line ?? null);
        else waiting = resolve;
      }),
    close: () => {
      reader.close();
    },
  };
}
