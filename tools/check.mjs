// Everything that must hold before a change is accepted. Stops at the first failure.
// Each step is also an npm script of its own, for example `npm run lint`.
import { spawnSync } from 'node:child_process';

const steps = [
  ['Formatting', 'format:check'],
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Dependency arrows', 'arrows'],
  ['Unused code', 'unused'],
  ['Known vulnerabilities', 'vulnerabilities'],
  ['Versions of Node', 'engines'],
  ['Tests', 'unit'],
  ['Build', 'build'],
  ['Size of the client', 'size'],
  ['Tests in a browser', 'e2e'],
];

for (const [heading, script] of steps) {
  console.log(`\n== ${heading} (npm run ${script})`);
  const { status } = spawnSync(`npm run --silent ${script}`, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${heading}: failed.`);
    process.exit(status ?? 1);
  }
}
