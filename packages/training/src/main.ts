import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firstWeights, pack, SCALE } from '@gah/ai/lab';
import { learningCurves } from './curves.js';
import type { Figures } from './figures.js';
import { mean, rootMeanSquare } from './figures.js';
import type { Batch } from './generation.js';
import { openLanes } from './lanes.js';
import { cautionFor, errorOf, fitWeights } from './ridge.js';
import { joined } from './samples.js';
import type { Samples } from './samples.js';
import { COURSE } from './course.js';

/** Plays, learns, plays better: makes the weights of the computer players. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'vienna' },
    threads: { type: 'string', default: '2' },
    games: { type: 'string', default: String(COURSE.games) },
    generations: { type: 'string', default: String(COURSE.generations) },
    out: { type: 'string', default: '.' },
  },
});
const games = Number(values.games);
const generations = Number(values.generations);
const start = performance.now();
const minutes = (): number => Math.round((performance.now() - start) / 600) / 100;

const weights = firstWeights();
const believed = weights.slice();
const lanes = openLanes(Number(values.threads));
const window: Samples[] = [];
const history: Figures[] = [];
const GAMES_PER_BATCH = 10;

const command = `npm run train -- --seed ${values.seed} --games ${games} --generations ${generations}`;
const write = (path: string, text: string): void => {
  writeFileSync(new URL(path, new URL(`${values.out}/`, `file://${process.cwd()}/`)), text);
};

/** After each generation, so that a run can be watched and cut short. */
function save(): void {
  write(
    'packages/ai/src/judging/weights.ts',
    `import type { PackedWeights } from './packed.js';

/** Made by \`${command}\`; not to be changed by hand. */
export const WEIGHTS: PackedWeights = ${JSON.stringify(pack(weights), null, 2)};
`,
  );
  write('docs/learning.json', `${JSON.stringify({ command, course: COURSE, history }, null, 2)}\n`);
  write('docs/learning-curves.svg', learningCurves(history));
}

for (let generation = 0; generation < generations; generation++) {
  const batches = Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index): Batch => ({
    seed: values.seed,
    generation,
    from: index * GAMES_PER_BATCH,
    to: Math.min(games, (index + 1) * GAMES_PER_BATCH),
    weights,
    strictPercent: COURSE.strictPercent[generation] ?? 0,
    plainPercent: COURSE.plainPercent[generation] ?? 50,
    lesson: { ...COURSE.lesson, lambda: generation === 0 ? 1 : COURSE.lesson.lambda },
  }));
  const results = await lanes.play(batches);
  window.push(joined(results.map(({ samples }) => samples)));
  if (window.length > COURSE.window) window.shift();
  const lessons = joined(window);
  weights.set(fitWeights(lessons, believed, cautionFor(COURSE.caution)));
  const errors = results.flatMap((result) => result.errors);
  const figures: Figures = {
    generation,
    games: games * (generation + 1),
    positions: lessons.count,
    meanScore: mean(results.flatMap(({ scores }) => scores)),
    error: rootMeanSquare(errors),
    bias: mean(errors),
    fit: errorOf(weights, lessons) * SCALE,
    minutes: minutes(),
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
