import type { Command, ExitCode, Io, OptionTable, OptionValues } from '@gah/terminal';
import { command, EXIT, OPTIONS, ProgressBar, writeLine } from '@gah/terminal';
import { ABUSES, abuseTrial } from '../abuse/trial.js';
import { KILL_TARGETS } from '../crash/killTargets.js';
import { crashTrial } from '../crash/trial.js';
import { fuzzTrial } from '../fuzz/trial.js';
import { STORAGES } from '../harness/storage.js';
import { STORM } from '../network/faultProfile.js';
import { networkTrial } from '../network/trial.js';
import { LOAD_PROGRAM } from '../processes/loadChild.js';
import { SERVER_PROGRAM } from '../processes/serverChild.js';
import { secrecyTrial } from '../secrecy/trial.js';
import { chosen, counted, seed, storage, tables, target } from './option.js';

interface Outcome {
  readonly problems: readonly string[];
}

type Trial<T extends OptionTable> = (values: OptionValues<T>, io: Io) => AsyncGenerator<Outcome>;

/** Tells what every part of a trial has come to; good is what has no problems. */
async function tell(outcomes: AsyncGenerator<Outcome>, io: Io): Promise<ExitCode> {
  const startedAt = performance.now();
  let isGood = true;
  for await (const outcome of outcomes) {
    isGood &&= outcome.problems.length === 0;
    writeLine(io.stdout, JSON.stringify(outcome, null, 2));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  writeLine(io.stdout, `${isGood ? 'good' : 'FAILED'} after ${seconds.toFixed(0)} s`);
  return isGood ? EXIT.ok : EXIT.failed;
}

function trial<T extends OptionTable>(summary: string, options: T, outcomes: Trial<T>): Command {
  return command(summary, options, (values, io) => {
    // Whoever interrupts a trial leaves nothing running: what it has started ends with this process.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => process.exit(EXIT.interrupted));
    }
    return tell(outcomes(values, io), io);
  });
}

/** Says now and then how far a trial is. */
function progressOn({ stderr }: Io, total: number, what: string): (done: number) => void {
  const progress = new ProgressBar(stderr, total, true, what);
  return (done) => {
    progress.report(done);
    if (done >= total) progress.end();
  };
}

export const crash = trial(
  'Kills the server, or the connection to its database, at random moments',
  { count: counted(100, 'kills of each target'), target, tables, seed },
  async function* ({ count, ...given }, io) {
    for (const killTarget of chosen(KILL_TARGETS, given.target)) {
      const report = await crashTrial({
        seed: given.seed,
        killTarget,
        kills: count,
        tables: given.tables,
        program: SERVER_PROGRAM,
        onKill: progressOn(io, count, `kills (${killTarget})`),
      });
      yield { ...report, target: killTarget };
    }
  },
);

export const network = trial(
  'Plays over a network that loses, doubles, delays and reorders frames',
  { count: counted(60, 'games on each storage'), storage, tables, seed },
  async function* ({ count, ...given }, io) {
    for (const each of chosen(STORAGES, given.storage)) {
      const report = await networkTrial({
        seed: given.seed,
        storage: each,
        games: count,
        tables: given.tables,
        faultProfile: STORM,
        onGame: progressOn(io, count, `games (${each})`),
      });
      yield { ...report, storage: each };
    }
  },
);

export const fuzz = trial(
  'Sends hostile messages to a server',
  { count: counted(100_000, 'messages'), seed },
  async function* ({ count, ...given }, io) {
    yield await fuzzTrial({
      seed: given.seed,
      messages: count,
      program: SERVER_PROGRAM,
      onMessage: progressOn(io, count, 'messages'),
    });
  },
);

export const secrecy = trial(
  'Looks in recorded games for anything a seat was told that it may not know',
  {
    count: counted(500, 'recorded games'),
    first: { ...OPTIONS.first, min: 0, fallback: 0, help: 'number of the first game' },
    seed,
  },
  async function* ({ count, first, ...given }, io) {
    yield await secrecyTrial({
      seed: given.seed,
      games: count,
      first,
      onGame: progressOn(io, count, 'games'),
    });
  },
);

const ABUSE_NAMES: readonly string[] = ABUSES.map(({ name }) => name);

export const abuse = trial(
  'Tries what a stranger may try',
  {
    only: { kind: 'choice', choices: ABUSE_NAMES, help: 'one of them (without it: all)' },
    seed,
  },
  async function* (given) {
    const names = chosen(ABUSE_NAMES, given.only);
    const programs = { server: SERVER_PROGRAM, load: LOAD_PROGRAM };
    for (const each of ABUSES.filter(({ name }) => names.includes(name))) {
      const report = await abuseTrial(each, { seed: given.seed, programs, isFull: true });
      yield { ...report, abuse: each.name };
    }
  },
);
