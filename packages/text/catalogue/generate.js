// Writes the types of the catalogue to catalogue/types.d.ts; with --check only tells whether they are
// those of the English messages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { typesOfCatalogue } from './typeSource.js';

const FILE = fileURLToPath(new URL('./types.d.ts', import.meta.url));

const style = await resolveConfig(FILE);
const types = await format(typesOfCatalogue(), { ...style, filepath: FILE });
const isCurrent = existsSync(FILE) && readFileSync(FILE, 'utf8') === types;
if (!isCurrent && process.argv.includes('--check')) {
  console.error('the types of the catalogue are not those of its messages: run npm run words');
  process.exitCode = 1;
} else if (!isCurrent) writeFileSync(FILE, types);
