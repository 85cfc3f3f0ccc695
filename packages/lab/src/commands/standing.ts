import { join } from 'node:path';
import type { Command, ExitCode, Io } from '@gah/terminal';
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
  given: readonly string[],
  io: Io,
): Promise<{ readonly code: ExitCode; readonly text: string }> {
  const json = name === 'tournament' ? ['--json'] : [];
  const run = COMMANDS[name].prepare([...args, ...given, ...json]);
  if (!run) throw new Error('nobody has asked for help');
  let text = '';
  const code = await run({ ...io, stdout: { write: (part) => (text += part) } });
  return { code, text };
}

interface Found extends Standing {
  readonly name: string;
  readonly measure: Measure;
}

/** A few games reach nothing yet. */
const verdictOn = ({ games, measure, isReached }: Found): string => {
  if (games < measure.games) return 'open';
  return isReached ? 'reached' : 'missed';
};

function tableOf(found: readonly Found[]): string {
  const rows = found.map((each) => [
    each.name,
    `${each.games} of ${each.measure.games}`,
    each.wins ?? '',
    each.score,
    each.msPerTurn.join(' - '),
    `${each.measure.bar.of} ${each.measure.bar.least}`,
    verdictOn(each),
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

/** One after the other; a game that could not be played to its end makes the whole fail. */
export const standingBy = (measures: Readonly<Record<string, Measure>>): Command =>
  command(
    'Measures where director and emperor stand against all that is claimed of them; takes hours, and goes on',
    optionsFor(Object.keys(measures)),
    async ({ measures: chosen, games, seed, threads, folder, json }, io) => {
      const found: Found[] = [];
      let worst: ExitCode = EXIT.ok;
      for (const [name, measure] of Object.entries(measures)) {
        if (chosen !== undefined && chosen !== 'all' && !chosen.includes(name)) continue;
        writeLine(io.stderr, name);
        const more = [
          ['--games', String(Math.min(games ?? Infinity, measure.games))],
          ['--seed', seed],
          ['--threads', String(threads)],
          ['--folder', join(folder, name)],
        ].flat();
        const { code, text } = await written(measure, more, io);
        found.push({ name, measure, ...standingOf(measure, text) });
        if (code !== EXIT.ok) worst = code;
        if (code === EXIT.interrupted) break;
      }
      writeReport(io, json, found, () => tableOf(found));
      return worst;
    },
  );

export const standing = standingBy(MEASURES);
