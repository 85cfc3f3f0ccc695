import { readFileSync } from 'node:fs';
import { compile, mapLeaves } from '@gah/text/catalogue';
import { pseudoPatterns } from '@gah/text/catalogue/pseudo';
import type { BrowserContext } from '@playwright/test';

const APP = new URL('../../dist/app/', import.meta.url);
const ENGLISH = 'words/en/';

interface Chunk {
  readonly file: string;
}

/** The files with English words, each with its section. */
function englishFiles(): [file: string, section: string][] {
  const text = readFileSync(new URL('.vite/manifest.json', APP), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  return Object.entries(manifest).flatMap(([name, { file }]) =>
    name.startsWith(ENGLISH) ? [[file, name.slice(ENGLISH.length)]] : [],
  );
}

/** Answers with the language nobody speaks where the page asks for English. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  for (const [file, section] of englishFiles()) {
    const messages = mapLeaves(pseudoPatterns(section), compile);
    await context.route(`**/${file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(messages)};`,
      }),
    );
  }
}
