import { parseArgs } from 'node:util';
import { ABUSES, abuseTrial } from './abuse/trial.js';
import { crashTrial } from './crash/trial.js';
import { KILL_TARGETS } from './crash/killTargets.js';
import { fuzzTrial } from './fuzz/trial.js';
import { networkTrial } from './network/trial.js';
import { STORM } from './network/faultProfile.js';
import { LOAD_PROGRAM } from './processes/loadChild.js';
import { SERVER_PROGRAM } from './processes/serverChild.js';
import { Progress } from './progress.js';
import { secrecyTrial } from './secrecy/trial.js';
import { STORAGES } from './harness/storage.js';
import { wholeNumber } from './wholeNumber.js';

const USAGE = `Online play under hard conditions:

  npm run soak:server -- crash    kill -9 at random moments; --count kills of each target (100),
                                  --target ${KILL_TARGETS.join('|')} (all of them), --tables (6)
  npm run soak:server -- network  lost, doubled, delayed and reordered frames; --count games on each
                                  storage (60), --storage ${STORAGES.join('|')} (both), --tables (6)
  npm run soak:server -- fuzz     --count hostile messages (100000)
  npm run soak:server -- secrecy  --count recorded games (500), --first number of the first one (0)

  npm run soak:server -- abuse    what a stranger may try; --only NAME (all of them):
                                  ${ABUSES.map(({ name }) => name).join(', ')}

  --seed S repeats the decisions of the players and the moments of the trial`;

const MOST = { count: 10_000_000, tables: 100, first: 1_000_000 };

interface Options {
  readonly seed: string;
  readonly count: number | null;
  readonly tables: number;
  readonly first: number;
  readonly target: string | undefined;
  readonly storage: string | undefined;
  readonly only: string | undefined;
}

interface Outcome {
  readonly problems: readonly string[];
}

/** The chosen one of a list, or all of it. */
function chosen<T extends string>(list: readonly T[], choice: string | undefined): readonly T[] {
  const some = list.filter((each) => (choice ?? each) === each);
  if (some.length === 0) throw new TypeError(`"${choice ?? ''}" is none of ${list.join(', ')}`);
  return some;
}

async function* crash({ seed, count, tables, target }: Options): AsyncGenerator<Outcome> {
  const kills = count ?? 100;
  for (const each of chosen(KILL_TARGETS, target)) {
    const progress = new Progress(kills, `kills (${each})`);
    yield {
      target: each,
      ...(await crashTrial({
        seed,
        killTarget: each,
        kills,
        tables,
        program: SERVER_PROGRAM,
        onKill: (done) => {
          progress.report(done);
        },
      })),
    } as Outcome;
  }
}

async function* network({ seed, count, tables, storage }: Options): AsyncGenerator<Outcome> {
  const games = count ?? 60;
  for (const each of chosen(STORAGES, storage)) {
    const progress = new Progress(games, `games (${each})`);
    yield {
      storage: each,
      ...(await networkTrial({
        seed,
        storage: each,
        games,
        tables,
        faultProfile: STORM,
        onGame: (done) => {
          progress.report(done);
        },
      })),
    } as Outcome;
  }
}

async function* fuzz({ seed, count }: Options): AsyncGenerator<Outcome> {
  const messages = count ?? 100_000;
  const progress = new Progress(messages, 'messages');
  yield await fuzzTrial({
    seed,
    messages,
    program: SERVER_PROGRAM,
    onMessage: (done) => {
      progress.report(done);
    },
  });
}

async function* secrecy({ seed, count, first }: Options): AsyncGenerator<Outcome> {
  const games = count ?? 500;
  const progress = new Progress(games, 'games');
  yield await secrecyTrial({
    seed,
    games,
    first,
    onGame: (done) => {
      progress.report(done);
    },
  });
}

async function* abuse({ seed, only }: Options): AsyncGenerator<Outcome> {
  const names = chosen(
    ABUSES.map(({ name }) => name),
    only,
  );
  const programs = { server: SERVER_PROGRAM, load: LOAD_PROGRAM };
  for (const each of ABUSES.filter(({ name }) => names.includes(name))) {
    const report = await abuseTrial(each, { seed, programs, isFull: true });
    yield { abuse: each.name, ...report } as Outcome;
  }
}

const TRIALS: Readonly<Record<string, (options: Options) => AsyncGenerator<Outcome>>> = {
  crash,
  network,
  fuzz,
  secrecy,
  abuse,
};

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: 'soak' },
        count: { type: 'string' },
        tables: { type: 'string', default: '6' },
        first: { type: 'string', default: '0' },
        target: { type: 'string' },
        storage: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [name = ''] = positionals;
    const trial = TRIALS[name];
    if (values.help || !trial || positionals.length > 1) throw new TypeError(USAGE);
    const options: Options = {
      seed: values.seed,
      count: values.count === undefined ? null : wholeNumber(values.count, MOST.count),
      tables: wholeNumber(values.tables, MOST.tables),
      first: values.first === '0' ? 0 : wholeNumber(values.first, MOST.first),
      target: values.target,
      storage: values.storage,
      only: values.only,
    };
    return { trial, options };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : USAGE}\n`);
    process.exit(2);
  }
}

// Whoever interrupts a trial leaves nothing running: what it has started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { trial, options } = readOptions();
const startedAt = performance.now();
let isGood = true;
for await (const outcome of trial(options)) {
  isGood &&= outcome.problems.length === 0;
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
}
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`${isGood ? 'good' : 'FAILED'} after ${seconds.toFixed(0)} s\n`);
process.exit(isGood ? 0 : 1);
