import { existsSync } from 'node:fs';
import { calibrationKey } from '@gah/ai/parts';
import { parseSetup } from '@gah/engine';
import type { OptionValues } from '@gah/terminal';
import { command, commandLine, EXIT, readJson, writeReport } from '@gah/terminal';
import { weightsNow } from '../almanac/checkpoint.js';
import { CALIBRATE } from '../calibration/calibrationGame.js';
import { fitCalibration } from '../calibration/fitCalibration.js';
import { calibrationReport, calibrationText } from '../calibration/report.js';
import { writeWhole } from '../comparisons/dataset.js';
import { EQUALS_OPTIONS, gamesOfEquals } from '../equals/equals.js';
import { runKept } from '../kept/runKept.js';

const options = {
  ...EQUALS_OPTIONS,
  games: { ...EQUALS_OPTIONS.games, fallback: 500 },
  seed: { ...EQUALS_OPTIONS.seed, fallback: 'calibration' },
  folder: { ...EQUALS_OPTIONS.folder, fallback: 'var/calibration' },
  fit: {
    kind: 'text',
    value: 'FILE',
    help: 'where the calibration fitted to these games is written, beside those of other tables',
  },
} as const;

interface CalibrationFile {
  readonly tables: Readonly<Record<string, object>>;
}

/** Without what says nothing about the games: where they are kept, and how they were told. */
const repeatOf = (given: OptionValues<typeof options>): string =>
  commandLine('npm run lab -- calibration', {
    ...given,
    folder: undefined,
    fit: undefined,
    json: false,
    threads: undefined,
  });

export const calibration = command(
  'Measures forecasts: how many of those given a chance win, and how far scores are off',
  options,
  async (given, io) => {
    const { level, threads, folder, json, fit } = given;
    const { jobs, table } = gamesOfEquals(given);
    const setup = parseSetup(table);
    const key = calibrationKey(setup);
    const settings = { level, limits: jobs[0]?.limits, setup };
    const name = key.replaceAll(' ', '-');
    const run = { kind: CALIBRATE, folder, name, settings, jobs, threads };
    const { results, interrupted } = await runKept(run, io);
    if (fit !== undefined && !interrupted) {
      const before = existsSync(fit) ? (readJson(fit) as CalibrationFile).tables : {};
      const made = {
        command: repeatOf(given),
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
