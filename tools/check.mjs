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

const seconds = (ms) => `${Math.round(ms / 1000)} s`;
let failure = 0;

/** What a step says is held back until it ends, so that the lanes do not talk at the same time. */
function run([heading, script]) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, BESIDE_OTHERS: '1' },
    });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      console.log(`\n== ${heading} (npm run ${script}), ${seconds(performance.now() - begun)}`);
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) console.error(`\n${heading}: failed.`);
      resolve(status ?? 1);
    });
  });
}

async function runLane(steps) {
  for (const step of steps) {
    if (failure !== 0) return;
    const status = await run(step);
    if (status !== 0) failure = status;
  }
}

const begun = performance.now();
const lanes = LANES[process.argv[2] ?? 'all'];
const count = lanes.flat().length;
console.log(`${count} steps, ${lanes.length} at a time; each is told when it ends.`);
await Promise.all(lanes.map(runLane));
console.log(
  `\n${failure === 0 ? 'All is well' : 'Failed'} after ${seconds(performance.now() - begun)}.`,
);
process.exit(failure);
