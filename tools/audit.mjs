// Asks the registry for known vulnerabilities of what the product runs on, and fails on serious ones.
// A registry that cannot be asked is told and is no failure; that every package is pinned by a hash is
// checked in any case.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SERIOUS = ['high', 'critical'];

function unpinned() {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path]) => path);
}

/** Null when there was no answer. */
function findings() {
  const { stdout } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8' });
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return vulnerabilities ? Object.values(vulnerabilities) : null;
  } catch {
    return null;
  }
}

const loose = unpinned();
for (const path of loose) console.error(`${path} has no sha512 hash in package-lock.json.`);

const found = findings();
if (!found) {
  console.warn('NOT CHECKED: the registry does not answer questions about vulnerabilities.');
}
const serious = (found ?? []).filter(({ severity }) => SERIOUS.includes(severity));
for (const { name, severity, range } of serious) {
  console.error(`${name} ${range}: ${severity} (npm audit tells more)`);
}
if (found) console.log(`${found.length} known vulnerabilities, ${serious.length} of them serious.`);
process.exit(loose.length + serious.length > 0 ? 1 : 0);
