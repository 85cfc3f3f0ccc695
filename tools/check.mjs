// Everything that must hold before a change is accepted, or with `quick` what an engineer wants to know
// while working: types, lint, and the tests of rules, texts and client. Each step is also an npm script
// of its own, for example `npm run lint`. Nothing new begins after a failure.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

const LINT = ['Lint', 'lint'];
const TYPES = ['Types', 'typecheck'];
const RULES = ['Rules and their tests', 'rules:check'];
const SOURCES = [
  ['Formatting', 'format:check'],
  ['Dependency arrows', 'arrows'],
  ['Files that name a module', 'modules:check'],
  ['Unused code', 'unused'],
  RULES,
  ['Words of our own', 'words:check'],
  ['Documents', 'docs:check'],
  ['Known vulnerabilities', 'vulnerabilities'],
  ['Versions of Node', 'engines'],
];

/**
 * The steps of a lane come one after the other, the lanes run beside each other. There is one for each of
 * two cores, and one for what mostly waits.
 */
const LANES = {
  all: [
    [['Tests', 'unit -- --project rules --project client --project server --project others']],
    [TYPES, ['Build', 'build'], ['Size of the client', 'size'], ['Tests in a browser', 'e2e']],
    [['Online play under hard conditions', 'unit -- --project trials'], LINT, ...SOURCES],
  ],
  quick: [
    [['Tests of rules, texts and client', 'unit -- --project rules --project client'], RULES],
    [TYPES, LINT],
  ],
};

const which = process.argv[2] ?? 'all';
/** The lanes of everything keep the cores busy: what could use several takes half of them. */
const env = which === 'all' ? { ...process.env, BESIDE_OTHERS: '1' } : process.env;

const seconds = (ms) => `${Math.round(ms / 1000)} s`;
const failed = [];

/** What a step says is held back until it ends, so that the lanes do not talk at the same time. */
function run([heading, script]) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      console.log(`\n== ${heading} (npm run ${script}), ${seconds(performance.now() - begun)}`);
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) failed.push(`${heading} (npm run ${script})`);
      resolve();
    });
  });
}

async function runLane(steps) {
  for (const step of steps) {
    if (failed.length > 0) return;
    await run(step);
  }
}

const begun = performance.now();
const lanes = LANES[which];
const count = lanes.flat().length;
console.log(`${count} steps, ${lanes.length} at a time; each is told when it ends.`);
await Promise.all(lanes.map(runLane));
const took = seconds(performance.now() - begun);
// Said last: what is printed above is long.
console.log(
  failed.length === 0 ? `\nAll is well after ${took}.` : `\nFailed: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
