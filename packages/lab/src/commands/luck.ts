import { worthOf } from '@gah/ai/parts';
import { parseSetup } from '@gah/engine';
import { command, EXIT, writeReport } from '@gah/terminal';
import { EQUALS_OPTIONS, gamesOfEquals } from '../equals/equals.js';
import { runKept } from '../kept/runKept.js';
import { LUCK } from '../luck/luckGame.js';
import { luckReport, luckText } from '../luck/report.js';

const options = {
  ...EQUALS_OPTIONS,
  games: { ...EQUALS_OPTIONS.games, fallback: 1000 },
  seed: { ...EQUALS_OPTIONS.seed, fallback: 'luck' },
  folder: { ...EQUALS_OPTIONS.folder, fallback: 'var/luck' },
} as const;

export const luck = command(
  'Measures luck: that it is zero on average, and how much less scores differ without it',
  options,
  async (given, io) => {
    const { level, threads, folder, json } = given;
    const { jobs, table } = gamesOfEquals(given);
    const [first] = jobs;
    const worth = worthOf(parseSetup(table));
    const settings = { level, limits: first?.limits, setup: first?.setup, worth };
    const run = { kind: LUCK, folder, name: 'luck', settings, jobs, threads };
    const { results, interrupted } = await runKept(run, io);
    const report = luckReport(results, worth);
    writeReport(io, json, report, () => luckText(report));
    return interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
