import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { LEVELS } from '@gah/ai';
import { playback } from '@gah/engine';
import { sightingsOf } from '@gah/engine/testing';
import type { OptionValues } from '@gah/terminal';
import {
  checkedSetup,
  columns,
  command,
  commandLine,
  EXIT,
  limitsFor,
  makeFolder,
  OPTIONS,
  ProgressBar,
  untilInterrupted,
  writeLine,
} from '@gah/terminal';
import type { Checkpoint } from '../almanac/checkpoint.js';
import {
  hasCheckpoint,
  openCheckpoint,
  readCheckpoint,
  saveCheckpoint,
} from '../almanac/checkpoint.js';
import type { Provenance } from '../almanac/figures.js';
import { allFigures } from '../almanac/figures.js';
import type { AlmanacPlan } from '../almanac/plan.js';
import { almanacGame } from '../almanac/plan.js';
import { withGame } from '../almanac/tally.js';
import type { ArenaResult } from '../arena/game.js';
import { ARENA } from '../arena/jobs.js';
import type { SoakGame } from '../playerSoak/plan.js';
import { runJobs } from '../pool/workerPool.js';

const { games, nodes, seed, threads } = OPTIONS;
const options = {
  level: {
    kind: 'choice',
    choices: LEVELS,
    fallback: 'director',
    help: 'who plays; the same level on every seat',
  },
  games: {
    ...games,
    min: 0,
    fallback: 5000,
    help: 'how many games the run shall have in all; 0 only writes the figures',
  },
  nodes,
  seed: { ...seed, fallback: 'almanac' },
  threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    fallback: 'packages/lab/almanac',
    help: 'where the run is kept; a run that was broken off goes on from there',
  },
  out: {
    kind: 'text',
    value: 'FILE',
    help: 'write the figures of all runs in the folder to this file',
  },
} as const;
type Given = OptionValues<typeof options>;

/** Often enough that little is lost, seldom enough to cost nothing. */
const SAVE_EVERY_MS = 15_000;
const DAY = 10;

function commitNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The command that plays these games again. */
const commandOf = ({ level, seed: name, limits, tally }: Checkpoint): string =>
  commandLine('npm run lab -- almanac', {
    level,
    games: tally.games,
    nodes: limits.nodeLimit,
    seed: name,
  });

function provenanceOf(checkpoint: Checkpoint): Provenance {
  const { level, commits, weights, rules, date, tally } = checkpoint;
  const { games: played, gamesAlone, winsAlone } = tally;
  const by = { command: commandOf(checkpoint), commits, weights, rules, date };
  return { level, games: played, gamesAlone, winsAlone, ...by };
}

/** Collects what is played and keeps it. */
class Run {
  private savedAt = performance.now();
  readonly problems: string[] = [];

  constructor(
    private readonly folder: string,
    private checkpoint: Checkpoint,
  ) {
    const commits = new Set([...checkpoint.commits, commitNow()]);
    this.checkpoint = { ...checkpoint, commits: [...commits] };
  }

  get games(): number {
    return this.checkpoint.tally.games;
  }

  add({ number, setup, seating }: SoakGame, { problem, winners, record }: ArenaResult): void {
    if (problem !== null || !record) {
      this.problems.push(`Game ${number} ("${setup.seed}"): ${problem ?? 'no record'}`);
      return;
    }
    const sightings = sightingsOf(playback(record));
    const { done, tally } = this.checkpoint;
    this.checkpoint = {
      ...this.checkpoint,
      date: new Date().toISOString().slice(0, DAY),
      done: [...done, number],
      tally: withGame(tally, { people: seating.length, winners, sightings }),
    };
    if (performance.now() - this.savedAt < SAVE_EVERY_MS) return;
    this.save();
    this.savedAt = performance.now();
  }

  save(): void {
    saveCheckpoint(this.folder, this.checkpoint);
  }
}

const planOf = (given: Given): AlmanacPlan => ({
  level: given.level,
  seed: given.seed,
  limits: limitsFor({ budget: undefined, nodes: given.nodes }),
});

function writeFigures(folder: string, file: string): string {
  const checkpoints = LEVELS.filter((level) => hasCheckpoint(folder, level)).map((level) =>
    readCheckpoint(folder, level),
  );
  const figures = allFigures(
    checkpoints.map((checkpoint) => ({
      provenance: provenanceOf(checkpoint),
      tally: checkpoint.tally,
    })),
  );
  writeFileSync(file, `${JSON.stringify(figures)}\n`);
  return columns([
    ...figures.runs.map((run) => [
      run.level,
      `${run.games} games, ${run.gamesAlone} of them alone`,
    ]),
    ['written', `${Object.keys(figures.things).length} things to ${file}`],
  ]);
}

export const almanac = command(
  'Counts what every card, tile, room and board brings in games between equal players',
  options,
  async (given, io) => {
    makeFolder(given.folder);
    // What was counted with earlier players can still be written.
    if (given.games === 0 && given.out !== undefined) {
      writeLine(io.stdout, writeFigures(given.folder, given.out));
      return EXIT.ok;
    }
    const plan = planOf(given);
    const checkpoint = openCheckpoint(given.folder, plan);
    const done = new Set(checkpoint.done);
    const open = Array.from({ length: given.games }, (_, index) => index + 1)
      .filter((number) => !done.has(number))
      .map((number) => almanacGame(plan, number));
    const last = open.at(-1);
    if (last) checkedSetup(last.setup);
    const run = new Run(given.folder, checkpoint);
    const progress = new ProgressBar(io.stderr, given.games, true);
    const interrupted = await untilInterrupted(async (signal) => {
      const onResult = (result: ArenaResult, game: SoakGame): void => {
        run.add(game, result);
        progress.report(run.games);
      };
      await runJobs<SoakGame, ArenaResult>(ARENA, given.threads, open, onResult, signal);
      return signal.aborted;
    });
    progress.end();
    if (open.length > 0) run.save();
    for (const problem of run.problems) writeLine(io.stdout, problem);
    writeLine(io.stdout, `${run.games} games of ${given.level} are kept in ${given.folder}`);
    if (given.out !== undefined) writeLine(io.stdout, writeFigures(given.folder, given.out));
    if (interrupted) return EXIT.interrupted;
    return run.problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
