import type { Plugin } from 'vite';

const PAGE = 'index.html';
const OUTPUT = 'embed.html';

/**
 * The same page under a second name, which shows nothing but games to look at (main.ts): only this one may
 * stand inside the pages of others.
 */
export const embedPage = (): Plugin => ({
  name: 'gah-embed-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle[PAGE];
    if (page?.type !== 'asset') throw new Error(`the build has no ${PAGE}`);
    this.emitFile({ type: 'asset', fileName: OUTPUT, source: page.source });
  },
});
