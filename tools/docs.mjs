// Fails when a document misleads: a link to a file or heading that is not there, a command that npm does not
// know, or a drawing of the packages that differs from what they use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const scriptsOf = (path) => Object.keys(JSON.parse(read(join(path, 'package.json'))).scripts ?? {});

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);

/** As GitHub makes them from headings. */
const anchorsIn = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(path, target) {
  const [file, anchor] = target.split('#');
  const where = file === '' ? path : join(dirname(path), file);
  if (!existsSync(join(root, where))) return false;
  return anchor === undefined || anchorsIn(read(where)).includes(anchor);
}

function deadLinks(path, text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)];
  return targets
    .map(([, link, picture]) => link ?? picture)
    .filter((target) => !/^[a-z]+:/.test(target) && !isThere(path, target))
    .map((target) => `${path}: ${target} leads nowhere.`);
}

function unknownCommands(path, text) {
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)([^`\n]*)/g)];
  return named
    .filter(([, script, rest]) => {
      const [, workspace] = /--workspace @gah\/(\w+)/.exec(rest) ?? [];
      return !scriptsOf(workspace ? `packages/${workspace}` : '.').includes(script);
    })
    .map(([command]) => `${path}: npm does not know ${command}.`);
}

/** What each package uses, and so on. */
function reachable(uses, from) {
  const found = new Set();
  const visit = (name) => {
    for (const next of uses.get(name) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

function wrongArrows() {
  const path = 'ARCHITECTURE.md';
  const drawn = new Map(packages.map((name) => [name, []]));
  const strangers = [];
  for (const [, from, to] of read(path).matchAll(/^ *(\w+) --> (\w+)$/gm)) {
    if (packages.includes(from)) drawn.get(from).push(to);
    else strangers.push(`${path}: there is no package ${from}.`);
  }
  const wrong = packages.flatMap((name) => {
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`));
    const used = Object.keys(dependencies)
      .filter((each) => each.startsWith('@gah/'))
      .map((each) => each.slice('@gah/'.length));
    const invented = drawn.get(name).filter((other) => !used.includes(other));
    const forgotten = used.filter((other) => !reachable(drawn, name).has(other));
    return [
      ...invented.map((other) => `${path}: ${name} does not use ${other}.`),
      ...forgotten.map((other) => `${path}: ${name} uses ${other}.`),
    ];
  });
  return [...strangers, ...wrong];
}

const problems = [
  ...documents.flatMap((path) => {
    const text = read(path);
    return [...deadLinks(path, text), ...unknownCommands(path, text)];
  }),
  ...wrongArrows(),
];
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents.`);
process.exit(problems.length > 0 ? 1 : 0);
