/**
 * Online play under hard conditions: crashes, bad networks, hostile messages, curious seats, many tables. The
 * commands of the laboratory for it; see docs/online-tests.md.
 *
 * @packageDocumentation
 */
import type { Command } from '@gah/terminal';
import { abuse, crash, fuzz, network, secrecy } from './commands/faults.js';
import { load } from './commands/load.js';

export const TRIALS: Readonly<Record<string, Command>> = {
  crash,
  network,
  fuzz,
  secrecy,
  abuse,
  load,
};
