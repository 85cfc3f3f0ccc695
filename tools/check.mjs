// Everything that must hold before a change is accepted, or with `quick` what an engineer wants to know
// while working: types, lint, and the tests of rules, texts and client. Each step is also an npm script
// of its own, for example `npm run lint`. Nothing new begins after a failure.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** A step is a heading and an npm script; `after` names scripts that must have ended well before. */
const LINT = { heading: 'Lint', script: 'lint' };
const TYPES = { heading: 'Types', script: 'typecheck' };
const RULES = { heading: 'Rules and their tests', script: 'rules:check' };
const tests = (heading, ...projects) => ({
  heading,
  script: `unit -- ${projects.map((project) => `--project ${project}`).join(' ')}`,
});
const SOURCES = [
  { heading: 'Formatting', script: 'format:check' },
  { heading: 'Dependency arrows', script: 'arrows' },
  { heading: 'Files that name a module', script: 'modules:check' },
  { heading: 'Zeros that may hide a mistake', script: 'fallbacks:check' },
  { heading: 'Unused code', script: 'unused' },
  RULES,
  { heading: 'Words of our own', script: 'words:check' },
  { heading: 'Documents', script: 'docs:check' },
  { heading: 'Known vulnerabilities', script: 'vulnerabilities' },
  { heading: 'Versions of Node', script: 'engines' },
];
const PARTS = 3;
/** Another one lets two of these checks run at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4179);
/** Each part with a page and a server of its own. */
const inBrowser = (part) => ({
  heading: `Tests in a browser, part ${part} of ${PARTS}`,
  script: `e2e:built -- --shard=${part}/${PARTS}`,
  after: ['build'],
  env: { E2E_PORT: String(PORT + 2 * part) },
});

/**
 * In this order, as soon as one of the lanes is free and what a step needs is there. What takes longest
 * begins first; there is a lane for each of two cores, and one more because much of it waits.
 */
const PLANS = {
  all: {
    lanes: 3,
    steps: [
      TYPES,
      tests('Online play under hard conditions', 'trials'),
      { heading: 'Build', script: 'build', after: ['typecheck'] },
      inBrowser(1),
      tests('Tests of rules, texts and client', 'rules', 'client'),
      inBrowser(2),
      { ...tests('Tests of everything else', 'server', 'others'), after: ['typecheck'] },
      inBrowser(3),
      LINT,
      ...SOURCES,
      { heading: 'Size of the client', script: 'size', after: ['build'] },
    ],
  },
  quick: {
    lanes: 2,
    steps: [tests('Tests of rules, texts and client', 'rules', 'client'), TYPES, LINT, RULES],
  },
};

const which = process.argv[2] ?? 'all';
const { lanes, steps } = PLANS[which];
/** The lanes of everything keep the cores busy: what could use several takes half of them. */
const common = which === 'all' ? { ...process.env, BESIDE_OTHERS: '1' } : process.env;

const seconds = (ms) => `${Math.round(ms / 1000)} s`;
const failed = [];
const ended = new Set();

/** What a step says is held back until it ends, so that the lanes do not talk at the same time. */
function run({ heading, script, env }) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...common, ...env },
    });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      console.log(`\n== ${heading} (npm run ${script}), ${seconds(performance.now() - begun)}`);
      process.stdout.write(Buffer.concat(said));
      if (status === 0) ended.add(script);
      else failed.push(`${heading} (npm run ${script})`);
      resolve();
    });
  });
}

const isReady = ({ after = [] }) => after.every((script) => ended.has(script));

const waiting = [...steps];
const running = new Set();

/** Fills the free lanes; ends when everything has, or what had begun before a failure. */
async function runAll() {
  for (;;) {
    while (failed.length === 0 && running.size < lanes) {
      const next = waiting.findIndex(isReady);
      if (next < 0) break;
      const [step] = waiting.splice(next, 1);
      const done = run(step).then(() => running.delete(done));
      running.add(done);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}

const begun = performance.now();
console.log(`${steps.length} steps, ${lanes} at a time; each is told when it ends.`);
await runAll();
const took = seconds(performance.now() - begun);
// Said last: what is printed above is long.
console.log(
  failed.length === 0 ? `\nAll is well after ${took}.` : `\nFailed: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
