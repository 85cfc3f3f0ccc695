// Makes a bare checkout usable: installs the dependencies when they are missing or differ from
// the lockfile; with --build also compiles the packages, with --server only what the server needs, with
// --web the client. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, root), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Optional packages may be absent: they are for other platforms. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || (path in installed && installed[path].version === version),
  );
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function compile(project) {
  run(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', project]);
}

if (!isInstalled()) {
  console.log('Installing the dependencies named in package-lock.json (npm ci) …');
  run('npm ci --include=dev --no-audit --no-fund', [], { shell: true });
}
if (process.argv.includes('--build')) compile('tsconfig.build.json');
if (process.argv.includes('--server')) compile('packages/server');
if (process.argv.includes('--web')) {
  run('npm run --silent build --workspace @gah/web -- --logLevel warn', [], { shell: true });
}
