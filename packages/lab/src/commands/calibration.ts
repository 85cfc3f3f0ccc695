import { existsSync } from 'node:fs';
import { LEVELS } from '@gah/ai';
import { calibrationKey } from '@gah/ai/parts';
import { parseSetup } from '@gah/engine';
import {
  checkedSetup,
  command,
  commandLine,
  EXIT,
  limitsFor,
  OPTIONS,
  PEOPLE_OPTIONS,
  readJson,
  RULES_OPTIONS,
  setupFor,
  writeReport,
} from '@gah/terminal';
import { weightsNow } from '../almanac/checkpoint.js';
import { CALIBRATE } from '../calibration/calibrationGame.js';
import { fitCalibration } from '../calibration/fitCalibration.js';
import { calibrationReport, calibrationText } from '../calibration/report.js';
import { writeWhole } from '../comparisons/dataset.js';
import { runKept } from '../kept/runKept.js';

const options = {
  ...PEOPLE_OPTIONS,
  ...RULES_OPTIONS,
  level: {
    kind: 'choice',
    choices: LEVELS,
    fallback: 'director',
    help: 'who plays; the same level on every seat',
  },
  games: { ...OPTIONS.games, fallback: 500, help: 'how many games the run shall have in all' },
  nodes: OPTIONS.nodes,
  seed: { ...OPTIONS.seed, fallback: 'calibration' },
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    fallback: 'var/calibration',
    help: 'where the run is kept; a run that was broken off goes on from there',
  },
  fit: {
    kind: 'text',
    value: 'FILE',
    help: 'where the calibration fitted to these games is written, beside those of other tables',
  },
  json: OPTIONS.json,
} as const;

interface CalibrationFile {
  readonly tables: Readonly<Record<string, object>>;
}

export const calibration = command(
  'Measures forecasts: how many of those given a chance win, and how far scores are off',
  options,
  async (given, io) => {
    const { games, level, seed, threads, folder, json, fit } = given;
    const limits = limitsFor({ budget: undefined, nodes: given.nodes });
    const setupOf = setupFor(given);
    const jobs = Array.from({ length: games }, (_, index) => ({
      setup: setupOf(`${seed}-${index + 1}`),
      level,
      limits,
    }));
    checkedSetup(setupOf(seed));
    const setup = parseSetup(setupOf(seed));
    const key = calibrationKey(setup);
    const settings = { level, limits, setup };
    const name = key.replaceAll(' ', '-');
    const run = { kind: CALIBRATE, folder, name, settings, jobs, threads };
    const { results, interrupted } = await runKept(run, io);
    if (fit !== undefined && !interrupted) {
      const before = existsSync(fit) ? (readJson(fit) as CalibrationFile).tables : {};
      const made = {
        command: commandLine('npm run lab -- calibration', given),
        weights: weightsNow(),
      };
      const tables = { ...before, [key]: { ...fitCalibration(results, setup.seats), made } };
      writeWhole(fit, `${JSON.stringify({ tables }, null, 2)}\n`);
    }
    const report = calibrationReport(results);
    writeReport(io, json, report, () => calibrationText(report));
    return interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
