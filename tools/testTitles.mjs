// The titles of all tests, read from their sources: `it` and `describe`, with `.each` or without. A title
// may begin with the rules it proves: 'turns.order, T1: the last player has two turns in a row'. What a
// group proves, every test inside it proves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const GROUP = 'describe';
const TEST = 'it';
/** A rule as `turns.order`, a ruling as `T1`. */
const ID = String.raw`(?:[a-z]\w*\.\w+|[UTGSEFW]\d{1,2})`;
const RULES = new RegExp(`^(${ID}(?:, ${ID})*): `);

/** `it` of `it.each([…])('title', …)`, or nothing. */
function calledName(call) {
  let callee = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    callee = callee.expression;
  }
  return ts.isIdentifier(callee) ? callee.text : undefined;
}

const isTitle = (node) =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** Without its quotes; what a test fills in stays as it is written. */
function titleText(node, source) {
  return ts.isStringLiteralLike(node) ? node.text : node.getText(source).slice(1, -1);
}

function testsOfFile(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node, outer) => {
    let around = outer;
    if (ts.isCallExpression(node) && isTitle(node.arguments[0])) {
      const name = calledName(node);
      if (name === GROUP || name === TEST) {
        const text = titleText(node.arguments[0], source);
        const [prefix = '', ids = ''] = RULES.exec(text) ?? [];
        around = {
          titles: [...outer.titles, text.slice(prefix.length)],
          rules: [...outer.rules, ...ids.split(', ').filter((id) => id !== '')],
        };
        if (name === TEST) found.push({ path, ...around });
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(source, { titles: [], rules: [] });
  return found;
}

/** Each test with its file, the titles of its groups and its own, and the rules that these name. */
export function testsOf(packages) {
  return readdirSync(packages)
    .map((name) => join(packages, name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .flatMap(testsOfFile);
}
