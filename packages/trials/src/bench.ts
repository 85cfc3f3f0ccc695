import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { LoadFigures } from './load/trial.js';
import { loadTrial } from './load/trial.js';
import { crowdText, crowdTrial } from './load/manyProcesses.js';
import { reportText } from './load/reportText.js';
import { LOAD_PROGRAM } from './processes/loadChild.js';
import { SERVER_PROGRAM } from './processes/serverChild.js';
import { STORAGES } from './harness/storage.js';
import type { StorageKind } from './harness/storage.js';
import { wholeNumber } from './wholeNumber.js';

const USAGE = `usage: npm run bench:server -- [--json] [--storage sqlite|postgres] [--tables 500]
       [--rate 600] [--seconds 20] [--processes 2,4,8]`;
const MOST = { tables: 2000, rate: 5000, seconds: 120, processes: 16 };
const ROUTINGS = ['by-table', 'spread'] as const;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        storage: { type: 'string' },
        tables: { type: 'string', default: '500' },
        rate: { type: 'string', default: '600' },
        seconds: { type: 'string', default: '20' },
        processes: { type: 'string' },
      },
    });
    const storages = STORAGES.filter((each) => (values.storage ?? each) === each);
    if (storages.length === 0) throw new TypeError('no such storage');
    return {
      json: values.json,
      processes: (values.processes?.split(',') ?? []).map((each) =>
        wholeNumber(each, MOST.processes),
      ),
      storages,
      tables: wholeNumber(values.tables, MOST.tables),
      perSecond: wholeNumber(values.rate, MOST.rate),
      seconds: wholeNumber(values.seconds, MOST.seconds),
    };
  } catch {
    process.stderr.write(`${USAGE}\n`);
    process.exit(2);
  }
}

const { json, storages, processes, ...size } = readOptions();
const programs = { server: SERVER_PROGRAM, load: LOAD_PROGRAM };
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };

/** Several servers on one PostgreSQL, with a proxy that keeps tables together and with one that does not. */
async function benchCrowd(): Promise<void> {
  for (const count of processes) {
    for (const routing of ROUTINGS) {
      const figures = await crowdTrial({ processes: count, routing, ...size, programs });
      process.stdout.write(`${json ? JSON.stringify(figures) : crowdText(figures)}\n`);
    }
  }
  process.exit();
}

if (processes.length > 0) await benchCrowd();
const figures: Partial<Record<StorageKind, LoadFigures>> = {};
for (const storage of storages) {
  figures[storage] = await loadTrial({
    storage,
    ...size,
    programs,
    onPhase: (phase) => {
      process.stderr.write(`${storage}: ${phase} …\n`);
    },
  });
}
process.stdout.write(
  json ? `${JSON.stringify({ ...machine, ...figures }, null, 2)}\n` : `${reportText(figures)}\n`,
);
process.exit();
