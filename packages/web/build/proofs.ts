import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PROOFS = '/src/rulebook/proofs.ts';
const COVERAGE = new URL('../../../docs/rules-coverage.md', import.meta.url);

/** Tests by rule, as the document of rules and their tests lists them. */
export function proofsIn(document: string): Record<string, string[]> {
  const proofs: Record<string, string[]> = {};
  let tests: string[] = [];
  for (const line of document.split('\n')) {
    const [, rule] = /^- \*\*([\w.]+)\*\*/.exec(line) ?? [];
    const [, file, title] = /^ {2}- \[(.+?)\]\(.+?\): (.*)$/.exec(line) ?? [];
    if (rule !== undefined) {
      tests = [];
      proofs[rule] = tests;
    } else if (file !== undefined && title !== undefined) tests.push(`${file}: ${title}`);
  }
  return proofs;
}

/** What proves the rules is read while the page is built. */
export const proofs = (): Plugin => ({
  name: 'gah-proofs',
  async load(id) {
    if (!id.endsWith(PROOFS)) return null;
    this.addWatchFile(COVERAGE.pathname);
    const found = proofsIn(await readFile(COVERAGE, 'utf8'));
    return `export const proofs = ${JSON.stringify(found)};`;
  },
});
