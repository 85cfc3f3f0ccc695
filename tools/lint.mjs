// Lints everything by the rules of eslint.config.js. TypeScript files are checked by oxlint, in a tenth of
// the time; ESLint does the rest, and all of it where oxlint has no program for the system.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ESLint } from 'eslint';

const CONFIG = 'node_modules/.cache/oxlintrc.json';
/** A file to which every rule applies that is not about one package alone. */
const SAMPLE = 'packages/ai/src/index.ts';
/** No module of TypeScript compiles with what these refuse; enums are looked for below. */
const NOT_NEEDED = ['no-dupe-args', 'no-octal', 'no-restricted-syntax'];
const TYPED = /^@typescript-eslint\//;
const ENUM = '^ *(export +)?(declare +)?(const +)?enum +[A-Za-z]';

const run = (command, options) => spawnSync(command, { shell: true, encoding: 'utf8', ...options });

/** The names of the rules that oxlint has; nothing where it cannot be run. */
function knownRules() {
  const { status, stdout } = run('oxlint --rules -f json');
  return status === 0
    ? JSON.parse(stdout).map(({ scope, value }) => `${scope}/${value}`)
    : undefined;
}

/** The same rule in oxlint, which has some of them under the name of the rule they extend. */
function renamed(name, known) {
  const bare = name.replace(TYPED, '');
  const scopes = TYPED.test(name) ? ['typescript', 'eslint'] : ['eslint'];
  return scopes.map((scope) => `${scope}/${bare}`).find((each) => known.includes(each));
}

async function oxlintRules(known) {
  const { rules } = await new ESLint().calculateConfigForFile(SAMPLE);
  const wanted = Object.entries(rules).filter(
    ([name, [level]]) => level > 0 && !NOT_NEEDED.includes(name),
  );
  const missing = wanted.filter(([name]) => !renamed(name, known)).map(([name]) => name);
  if (missing.length > 0) throw new Error(`oxlint does not know ${missing.join(', ')}.`);
  // Those of ESLint itself are taken as they are: their defaults are not named the same in both.
  return Object.fromEntries(
    wanted.map(([name, [, ...options]]) => [
      renamed(name, known),
      ['error', ...(TYPED.test(name) ? options : [])],
    ]),
  );
}

function refuseEnums() {
  const { status, stdout, stderr } = run(`git grep --untracked -lE '${ENUM}' -- '*.ts'`);
  if (status > 1) throw new Error(stderr);
  if (status === 1) return;
  console.error(`Use an \`as const\` list and a derived union, no enum:\n${stdout}`);
  process.exit(1);
}

function lint(command, env = {}) {
  const { status } = run(command, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const known = knownRules();
if (!known) {
  console.warn('oxlint does not run here: ESLint looks at the types, which takes longer.');
  lint('eslint --max-warnings 0 .');
} else {
  const config = {
    plugins: ['typescript'],
    categories: { correctness: 'off' },
    rules: await oxlintRules(known),
  };
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(CONFIG, JSON.stringify(config));
  const others = ['**/dist/**', '**/*.js', '**/*.mjs', '**/*.svelte'];
  const ignored = others.map((pattern) => `--ignore-pattern '${pattern}'`).join(' ');
  lint(`oxlint --type-aware --deny-warnings -c ${CONFIG} ${ignored} .`);
  refuseEnums();
  lint('eslint --max-warnings 0 .', { BESIDE_OXLINT: '1' });
}
