// Plays every lesson in many ways, each move by chance: npm run soak:lessons -- 1000
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [ways = '1000'] = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', 'packages/lessons'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, LESSON_WAYS: ways },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
