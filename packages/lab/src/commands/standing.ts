import { join } from 'node:path';
import type { Command, Io } from '@gah/terminal';
import { columns, command, EXIT, OPTIONS, writeLine, writeReport } from '@gah/terminal';
import type { Measure } from '../standing/measure.js';
import { MEASURES } from '../standing/measures.js';
import type { Standing } from '../standing/standing.js';
import { standingOf } from '../standing/standing.js';
import { match } from './match.js';
import { tournament } from './tournament.js';

const COMMANDS: Readonly<Record<Measure['command'], Command>> = { match, tournament };

/** Runs a command and gives what it has written. */
async function written(
  { command: name, args }: Measure,
  more: readonly string[],
  io: Io,
): Promise<{ readonly code: number; readonly text: string }> {
  const json = name === 'tournament' ? ['--json'] : [];
  const run = COMMANDS[name].prepare([...args, ...more, ...json]);
  if (!run) throw new Error('nobody has asked for help');
  let text = '';
  const code = await run({ ...io, stdout: { write: (more) => (text += more) } });
  return { code, text };
}

interface Found extends Standing {
  readonly name: string;
  readonly measure: Measure;
}

function tableOf(found: readonly Found[]): string {
  const rows = found.map(({ name, measure, games, wins, score, msPerTurn, isReached }) => [
    name,
    `${games} of ${measure.games}`,
    wins ?? '',
    score,
    msPerTurn.join(' - '),
    `${measure.bar.of} ${measure.bar.least}`,
    isReached ? 'reached' : 'missed',
  ]);
  return columns([['', 'games', 'wins', 'score', 'ms a turn', 'bar', ''], ...rows]);
}

const optionsFor = (names: readonly string[]) =>
  ({
    measures: { kind: 'list', choices: names, help: 'which of them (without it: all)' },
    games: {
      kind: 'number',
      min: 1,
      max: OPTIONS.games.max,
      help: 'at most so many of each, for a survey (without it: as many as the bars ask for)',
    },
    seed: { ...OPTIONS.seed, fallback: 'bars' },
    threads: OPTIONS.threads,
    folder: {
      kind: 'text',
      value: 'FOLDER',
      fallback: 'packages/lab/strength',
      help: 'where results are kept; the same command goes on from there',
    },
    json: OPTIONS.json,
  }) as const;

/** One after the other, each with the command that repeats it. */
export const standingBy = (measures: Readonly<Record<string, Measure>>): Command =>
  command(
    'Measures where director and emperor stand against all that is claimed of them; takes hours, and goes on',
    optionsFor(Object.keys(measures)),
    async ({ measures: chosen, games, seed, threads, folder, json }, io) => {
      const found: Found[] = [];
      let code: number = EXIT.ok;
      for (const [name, measure] of Object.entries(measures)) {
        if (chosen !== undefined && chosen !== 'all' && !chosen.includes(name)) continue;
        if (code === EXIT.interrupted) break;
        writeLine(io.stderr, name);
        const more = [
          ['--games', String(Math.min(games ?? Infinity, measure.games))],
          ['--seed', seed],
          ['--threads', String(threads)],
          ['--folder', join(folder, name)],
        ].flat();
        const told = await written(measure, more, io);
        ({ code } = told);
        found.push({ name, measure, ...standingOf(measure, told.text) });
      }
      writeReport(io, json, found, () => tableOf(found));
      return code === EXIT.interrupted ? EXIT.interrupted : EXIT.ok;
    },
  );

export const standing = standingBy(MEASURES);
