// Everything that must hold before a change is accepted. Stops at the first failure.
// Each step is also an npm script of its own, for example `npm run lint`.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Steps of one group look at the sources only, and run beside each other. */
const groups = [
  [
    ['Lint', 'lint'],
    ['Types', 'typecheck'],
    ['Formatting', 'format:check'],
    ['Dependency arrows', 'arrows'],
    ['Unused code', 'unused'],
    ['Rules and their tests', 'rules:check'],
    ['Known vulnerabilities', 'vulnerabilities'],
    ['Versions of Node', 'engines'],
  ],
  [['Tests', 'unit']],
  [['Build', 'build']],
  [['Size of the client', 'size']],
  [['Tests in a browser', 'e2e']],
];

/** Runs a step; what it says is held back while others run beside it. */
function run([heading, script], isAlone) {
  if (isAlone) console.log(`\n== ${heading} (npm run ${script})`);
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    child.stdout?.on('data', (data) => said.push(data));
    child.stderr?.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (!isAlone) console.log(`\n== ${heading} (npm run ${script}), ${seconds} s`);
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) console.error(`\n${heading}: failed.`);
      resolve(status ?? 1);
    });
  });
}

/** As many at a time as there are cores; nothing new begins after a failure. */
async function runGroup(steps) {
  const waiting = [...steps];
  let failure = 0;
  const lane = async () => {
    for (let step = waiting.shift(); step && failure === 0; step = waiting.shift()) {
      const status = await run(step, steps.length === 1);
      if (status !== 0) failure = status;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return failure;
}

for (const steps of groups) {
  const failure = await runGroup(steps);
  if (failure !== 0) process.exit(failure);
}
