import type { Readable } from 'node:stream';

/** Where a command reads and writes; `process` is one. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writer;
  readonly stderr: Writer;
}

export interface Writer {
  write(text: string): unknown;
  /** True for a terminal. */
  readonly isTTY?: boolean;
}

export function writeLine(writer: Writer, line = ''): void {
  writer.write(`${line}\n`);
}

/** Names and notes in files may hold anything: nothing of it must control the terminal. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '\uFFFD');

export const printableOnly = (writer: Writer): Writer => ({
  write: (text) => writer.write(printable(text)),
});
