import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firstWeights, pack, SCALE } from '@gah/ai/lab';
import { CAUTION, GRADES, WINDOW } from './course.js';
import { learningCurves } from './curves.js';
import type { Figures } from './figures.js';
import { mean, rootMeanSquare } from './figures.js';
import type { Batch } from './generation.js';
import { openLanes } from './lanes.js';
import { cautionFor, errorOf, fitWeights } from './ridge.js';
import type { Samples } from './samples.js';
import { joined } from './samples.js';

/** Plays, learns, plays better: makes the weights of the computer players. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'vienna' },
    threads: { type: 'string', default: '2' },
    generations: { type: 'string', default: String(GRADES.length) },
    /** The folder of the repository, or another to which the results go. */
    out: { type: 'string', default: '.' },
  },
});
const { seed, out } = values;
const grades = GRADES.slice(0, Number(values.generations));
const command = `npm run train -- --seed ${seed} --generations ${grades.length}`;
const GAMES_PER_BATCH = 10;
const MS_PER_MINUTE = 60_000;

const start = performance.now();
const weights = firstWeights();
const believed = weights.slice();
const lanes = openLanes(Number(values.threads));
const window: Samples[] = [];
const history: Figures[] = [];

/** After each generation, so that a run can be watched and cut short. */
function save(): void {
  const { features, unit, data } = pack(weights);
  writeFileSync(
    join(out, 'packages/ai/src/judging/weights.ts'),
    `import type { PackedWeights } from './packed.js';

/** Made by \`${command}\`; not to be changed by hand. */
export const WEIGHTS: PackedWeights = {
  features:
    '${features}',
  unit: ${unit},
  data: '${data}',
};
`,
  );
  const record = { command, grades, window: WINDOW, caution: CAUTION, history };
  writeFileSync(join(out, 'docs/learning.json'), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(out, 'docs/learning-curves.svg'), learningCurves(history));
}

let games = 0;
for (const [generation, grade] of grades.entries()) {
  const results = await lanes.play(
    Array.from({ length: Math.ceil(grade.games / GAMES_PER_BATCH) }, (_, index): Batch => ({
      seed,
      generation,
      from: index * GAMES_PER_BATCH,
      to: Math.min(grade.games, (index + 1) * GAMES_PER_BATCH),
      weights,
      grade,
    })),
  );
  games += grade.games;
  window.push(joined(results.map(({ samples }) => samples)));
  if (window.length > WINDOW) window.shift();
  const lessons = joined(window);
  weights.set(fitWeights(lessons, believed, cautionFor(CAUTION)));
  const errors = results.flatMap((result) => result.errors);
  const figures: Figures = {
    generation,
    games,
    positions: lessons.count,
    meanScore: mean(results.flatMap(({ scores }) => scores)),
    error: rootMeanSquare(errors),
    bias: mean(errors),
    fit: errorOf(weights, lessons) * SCALE,
    minutes: (performance.now() - start) / MS_PER_MINUTE,
  };
  history.push(figures);
  save();
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${Math.round(Number(value) * 10) / 10}`)
      .join('  '),
  );
}
await lanes.close();
