// Fails when a package asks for another Node than the project promises in `engines`: whoever installs on
// one of those would be warned, or worse.
import { readFileSync } from 'node:fs';
import semver from 'semver';

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const promised = packages[''].engines.node;

const demanding = Object.entries(packages).filter(
  ([, { engines }]) => engines?.node !== undefined && !semver.subset(promised, engines.node),
);
for (const [path, { version, engines }] of demanding) {
  console.error(`${path} ${version} asks for Node ${engines.node}, the project for ${promised}.`);
}
console.log(`Node ${promised}: ${demanding.length} packages ask for another one.`);
process.exit(demanding.length > 0 ? 1 : 0);
