// A module owns itself: few files outside its own folders may name it. Counts them, module by module, and
// with --list shows which. Its own folders are all that are called `modules/<module>`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What every module is to reach. Until then no module may be named in more files than today. */
const AIM = 12;
const MODULES = {
  ballrooms: { name: /ballroom/i, most: 15 },
  celebrities: { name: /celebrit/i, most: 13 },
  entrances: { name: /entrance/i, most: 17 },
  startPlayer: { name: /startPlayer/, most: 11 },
  solo: { name: /solo/i, most: 19 },
};

const sources = readdirSync('packages').flatMap((name) => {
  const folder = path.join('packages', name, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
});

let failed = false;
for (const [module, { name, most }] of Object.entries(MODULES)) {
  const naming = sources.filter(
    (file) =>
      !file.includes(`/modules/${module}/`) &&
      (name.test(file) || name.test(readFileSync(file, 'utf8'))),
  );
  failed ||= naming.length > most;
  console.log(
    `${module}: named in ${naming.length} files outside its folders (at most ${most}, the aim is ${AIM})`,
  );
  if (process.argv.includes('--list')) for (const file of naming) console.log(`  ${file}`);
}
process.exit(failed ? 1 : 0);
