import { cpus } from 'node:os';
import type { Io } from '@gah/terminal';
import { command, EXIT, OPTIONS, writeLine, writeReport } from '@gah/terminal';
import type { StorageKind } from '../harness/storage.js';
import { STORAGES } from '../harness/storage.js';
import { crowdText, crowdTrial } from '../load/manyProcesses.js';
import { reportText } from '../load/reportText.js';
import type { LoadFigures } from '../load/trial.js';
import { loadTrial } from '../load/trial.js';
import { LOAD_PROGRAM } from '../processes/loadChild.js';
import { SERVER_PROGRAM } from '../processes/serverChild.js';
import { chosen, storage, tables } from './option.js';

const ROUTINGS = ['by-table', 'spread'] as const;
const MOST_PROCESSES = 16;

const options = {
  json: OPTIONS.json,
  storage,
  tables: { ...tables, max: 2000, fallback: 500 },
  rate: { kind: 'number', min: 1, max: 5000, fallback: 600, help: 'moves a second' },
  seconds: { kind: 'number', min: 1, max: 120, fallback: 20, help: 'how long' },
  processes: {
    kind: 'sequence',
    choices: Array.from({ length: MOST_PROCESSES }, (_, count) => String(count + 1)),
    help: 'several servers on one PostgreSQL instead, so many',
  },
} as const;

interface Size {
  readonly tables: number;
  readonly perSecond: number;
  readonly seconds: number;
}

const programs = { server: SERVER_PROGRAM, load: LOAD_PROGRAM };

/** Several servers on one PostgreSQL, with a proxy that keeps tables together and with one that does not. */
async function crowd(counts: readonly string[], size: Size, json: boolean, io: Io): Promise<void> {
  for (const count of counts) {
    for (const routing of ROUTINGS) {
      const figures = await crowdTrial({ processes: Number(count), routing, ...size, programs });
      writeLine(io.stdout, json ? JSON.stringify(figures) : crowdText(figures));
    }
  }
}

async function each(storages: readonly StorageKind[], size: Size, json: boolean, io: Io) {
  const [cpu] = cpus();
  const machine = { node: process.version, cpu: cpu?.model ?? 'unknown', cores: cpus().length };
  const figures: Partial<Record<StorageKind, LoadFigures>> = {};
  for (const kind of storages) {
    const onPhase = (phase: string): void => {
      writeLine(io.stderr, `${kind}: ${phase} …`);
    };
    figures[kind] = await loadTrial({ storage: kind, ...size, programs, onPhase });
  }
  writeReport(io, json, { ...machine, ...figures }, () => reportText(figures));
}

export const load = command(
  'Plays many tables at once and measures how long a server keeps them waiting',
  options,
  async ({ json, storage: kind, rate, processes, ...given }, io) => {
    const size = { tables: given.tables, perSecond: rate, seconds: given.seconds };
    if (processes) await crowd(processes, size, json, io);
    else await each(chosen(STORAGES, kind), size, json, io);
    return EXIT.ok;
  },
);
