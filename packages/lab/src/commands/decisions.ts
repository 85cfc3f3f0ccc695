import {
  checkedSetup,
  command,
  EXIT,
  OPTIONS,
  PEOPLE_OPTIONS,
  RULES_OPTIONS,
  setupFor,
  writeReport,
} from '@gah/terminal';
import { DECIDE, WAYS } from '../decisions/decisionGame.js';
import { decisionReport, decisionText } from '../decisions/report.js';
import { runKept } from '../kept/runKept.js';

const number = (fallback: number, max: number, help: string) =>
  ({ kind: 'number', min: 1, max, fallback, help }) as const;

const options = {
  ...PEOPLE_OPTIONS,
  ...RULES_OPTIONS,
  games: { ...OPTIONS.games, fallback: 30, help: 'how many games the run shall have in all' },
  nodes: number(30_000, 10_000_000, 'positions to look at for each decision of the games'),
  every: number(5, 1000, 'one turn in so many is studied'),
  plans: number(16, 64, 'so many of the best plans that differ are tried'),
  worlds: number(16, 256, 'in so many worlds'),
  turns: number(3, 14, 'own turns played on after a plan'),
  ways: {
    kind: 'list',
    choices: WAYS,
    help: 'who plays on, the cheapest first; the last of them judges (without it: all)',
  },
  seed: { ...OPTIONS.seed, fallback: 'decisions' },
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    help: 'keep results here; the same command goes on from there, also with more games',
  },
  json: OPTIONS.json,
} as const;

export const decisions = command(
  'Measures what trials of plans are worth: how much better one chooses by so many, by whom, how long',
  options,
  async (given, io) => {
    const { games, nodes, every: oneIn, plans, worlds, turns, seed, threads, folder, json } = given;
    const setup = setupFor(given);
    checkedSetup(setup(seed));
    const ways = given.ways === undefined || given.ways === 'all' ? WAYS : given.ways;
    const study = { nodes, oneIn, plans, worlds, turns, ways };
    const jobs = Array.from({ length: games }, (_, index) => ({
      setup: setup(`${seed}-${index + 1}`),
      study,
    }));
    const settings = { study, setup: setup(seed) };
    const run = { kind: DECIDE, folder, name: 'decisions', settings, jobs, threads };
    const { results, interrupted } = await runKept(run, io);
    const report = decisionReport(results, study);
    writeReport(io, json, report, () => decisionText(report));
    return interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
