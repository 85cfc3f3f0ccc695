// A module owns itself: few files outside its own folders may name it. Counts them, module by module, and
// with --list shows which. Its own folders are all that are called `modules/<module>`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** In so many files outside its own folders a module may be named: the lists of each package, and little else. */
const MOST = 12;
const MODULES = {
  ballrooms: /ballroom/i,
  celebrities: /celebrit/i,
  entrances: /entrance/i,
  startPlayer: /startPlayer/,
  solo: /solo/i,
};

const sources = readdirSync('packages').flatMap((name) => {
  const folder = path.join('packages', name, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
});

let failed = false;
for (const [module, name] of Object.entries(MODULES)) {
  const naming = sources.filter(
    (file) =>
      !file.includes(`/modules/${module}/`) &&
      (name.test(file) || name.test(readFileSync(file, 'utf8'))),
  );
  failed ||= naming.length > MOST;
  console.log(`${module}: named in ${naming.length} files outside its folders (at most ${MOST})`);
  if (process.argv.includes('--list')) for (const file of naming) console.log(`  ${file}`);
}
process.exit(failed ? 1 : 0);
