import { REVIEW_DEPTHS } from '@gah/ai';
import { command, EXIT, OPTIONS, writeReport } from '@gah/terminal';
import { runKept } from '../kept/runKept.js';
import type { QualityJob } from '../reviewQuality/qualityGame.js';
import { QUALITY } from '../reviewQuality/qualityGame.js';
import { qualityReport, qualityText } from '../reviewQuality/report.js';

const options = {
  games: {
    ...OPTIONS.games,
    help: 'how many games with planted errors the run shall have in all',
  },
  own: {
    ...OPTIONS.games,
    fallback: 25,
    min: 0,
    help: 'how many games of emperors, whose own turns are reviewed',
  },
  depth: {
    kind: 'choice',
    choices: REVIEW_DEPTHS,
    fallback: 'usual',
    help: 'how exact the reviews are',
  },
  seed: { ...OPTIONS.seed, fallback: 'review' },
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    fallback: 'var/review-quality',
    help: 'where the run is kept; a run that was broken off goes on from there',
  },
  json: OPTIONS.json,
} as const;

export const reviewQuality = command(
  'Measures reviews: how many planted errors they find, how often they blame the best player',
  options,
  async ({ games, own, depth, seed, threads, folder, json }, io) => {
    const jobs = (kind: QualityJob['kind'], count: number): QualityJob[] =>
      Array.from({ length: count }, (_, index) => ({
        kind,
        seed: `${seed}-${kind}-${index + 1}`,
        depth,
      }));
    const run = (kind: QualityJob['kind'], count: number) =>
      runKept(
        {
          kind: QUALITY,
          folder,
          name: kind,
          settings: { depth, seed },
          jobs: jobs(kind, count),
          threads,
        },
        io,
      );
    const planted = await run('planted', games);
    const emperors = planted.interrupted
      ? { results: [], interrupted: true }
      : await run('own', own);
    const report = qualityReport([...planted.results, ...emperors.results]);
    writeReport(io, json, report, () => qualityText(report));
    return emperors.interrupted ? EXIT.interrupted : EXIT.ok;
  },
);
