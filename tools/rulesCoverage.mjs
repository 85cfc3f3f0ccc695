// Writes docs/rules-coverage.md: each rule of docs/rules.json with the tests whose titles name it. Fails
// when a rule has no test or a title names a rule that is not there; with --check also when the document
// is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { testsOf } from './testTitles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'docs');
const document = join(docs, 'rules-coverage.md');

const sections = JSON.parse(readFileSync(join(docs, 'rules.json'), 'utf8'));
const rules = sections.flatMap((section) => Object.keys(section.rules));
const tests = testsOf(join(root, 'packages'));

/** What a test fills in, as a reader of the document understands it. */
const readable = (title) =>
  title
    .replace(/\$\{([^}]*)\}|\$([\w.]+)/g, (_, code, name) => `‹${code ?? name}›`)
    .replace(/%[a-z]/g, '…')
    .replace(/[\\`*_<[\]]/g, String.raw`\$&`);

function proofLine({ path, titles }) {
  const file = relative(docs, path).replaceAll('\\', '/');
  const name = file.replace(/^.*\/packages\/(.*)\/test\/(.*)\.test\.ts$/, '$1/$2');
  return `  - [${name}](${file}): ${titles.map(readable).join(' › ')}`;
}

const proofsOf = (id) => tests.filter((test) => test.rules.includes(id));

function sectionText({ title, rules }) {
  const lines = Object.entries(rules).flatMap(([id, rule]) => [
    `- **${id}** ${rule}`,
    ...proofsOf(id).map(proofLine),
  ]);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

const HEAD = `# Rules and their tests

Each rule of the base game, of Let's Waltz! and of the solo game with the tests that prove it. The rules
stand in [rules.json](rules.json); a test names in its title the rules it proves, or its group does.
\`npm run rules\` writes this document, and \`npm test\` checks it. What a test fills in, once for each
case, stands as … or in ‹›. Rulings, at the end, are for what the rulebooks leave open or see differently.
`;

function problems() {
  const unknown = tests.flatMap(({ path, titles, rules: named }) =>
    named
      .filter((id) => !rules.includes(id))
      .map((id) => `${relative(root, path)}: '${titles.at(-1)}' names ${id}, which is no rule.`),
  );
  const twice = rules.filter((id, index) => rules.indexOf(id) !== index);
  const untested = rules.filter((id) => proofsOf(id).length === 0);
  return [
    ...unknown,
    ...twice.map((id) => `docs/rules.json has ${id} twice.`),
    ...untested.map((id) => `No test names the rule ${id}.`),
  ];
}

const text = await format([HEAD, ...sections.map(sectionText)].join('\n'), {
  ...(await resolveConfig(document)),
  parser: 'markdown',
});

const found = problems();
if (!process.argv.includes('--check')) writeFileSync(document, text);
else if (readFileSync(document, 'utf8') !== text) {
  found.push('docs/rules-coverage.md is not up to date: run `npm run rules`.');
}
for (const problem of found) console.error(problem);
const proving = tests.filter((test) => test.rules.length > 0);
console.log(`${rules.length} rules, proved by ${proving.length} tests.`);
process.exit(found.length > 0 ? 1 : 0);
