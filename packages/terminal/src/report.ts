import type { Io } from './io.js';
import { writeLine } from './io.js';

/** What a run has come to: for programs as it is, for people as a text. */
export function writeReport(io: Io, json: boolean, report: unknown, text: () => string): void {
  writeLine(io.stdout, json ? JSON.stringify(report, null, 2) : text());
}
