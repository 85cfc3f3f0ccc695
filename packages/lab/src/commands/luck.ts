import { LEVELS } from '@gah/ai';
import { worthOf } from '@gah/ai/parts';
import { parseSetup } from '@gah/engine';
import {
  checkedSetup,
  command,
  EXIT,
  limitsFor,
  OPTIONS,
  PEOPLE_OPTIONS,
  RULES_OPTIONS,
  setupFor,
  writeReport,
} from '@gah/terminal';
import { runKept } from '../kept/runKept.js';
import { LUCK } from '../luck/luckGame.js';
import { luckReport, luckText } from '../luck/report.js';

const options = {
  ...PEOPLE_OPTIONS,
  ...RULES_OPTIONS,
  level: {
    kind: 'choice',
    choices: LEVELS,
    fallback: 'director',
    help: 'who plays; the same level on every seat',
  },
  games: { ...OPTIONS.games, fallback: 1000, help: 'how many games the run shall have in all' },
  nodes: OPTIONS.nodes,
  seed: { ...OPTIONS.seed, fallback: 'luck' },
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    fallback: 'var/luck',
    help: 'where the run is kept; a run that was broken off goes on from there',
  },
  json: OPTIONS.json,
} as const;

export const luck = command(
  'Measures luck: that it is zero on average, and how much less scores differ without it',
  options,
  async (given, io) => {
    const { games, level, seed, threads, folder, json } = given;
    const limits = limitsFor({ budget: undefined, nodes: given.nodes });
    const setupOf = setupFor(given);
    const jobs = Array.from({ length: games }, (_, index) => ({
      setup: setupOf(`${seed}-${index + 1}`),
      level,
      limits,
    }));
    const [first] = jobs;
    if (first) checkedSetup(first.setup);
    const worth = worthOf(parseSetup(setupOf(seed)));
    const settings = { level, limits, setup: first?.setup, worth };
    const run = { kind: LUCK, folder, name: 'luck', settings, jobs, threads };
    const { results, interrupted } = await runKept(run, io);
    const report = luckReport(results, worth);
    writeReport(io, json, report, () => luckText(report));
    return interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
