import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { apart } from './build/apart.ts';
import { embedPage } from './build/embedPage.ts';
import { firstLoad } from './build/firstLoad.ts';
import { fontPreloads } from './build/fontPreloads.ts';
import { proofs } from './build/proofs.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { words } from './build/words.ts';

export default defineConfig({
  // Relative addresses: the build can be served from any folder.
  base: './',
  plugins: [
    svelte(),
    // What a player may want to know before deciding is loaded after the table.
    apart([
      'engine/src/content/packEffectOf.ts',
      'engine/src/questions/pointing.ts',
      'engine/src/questions/scorings.ts',
      'engine/src/api/preview.ts',
      'engine/src/model/reasonCodes.ts',
      'engine/src/questions/things.ts',
      'engine/src/questions/whyNot.ts',
      'engine/src/api/sample.ts',
      'engine/src/api/openView.ts',
      'engine/src/records/headings.ts',
      'engine/src/records/recordReplay.ts',
      'engine/src/records/link/digits.ts',
      'engine/src/records/link/recordLink.ts',
      'engine/src/records/link/setupDigits.ts',
      'text/src/play/headings.ts',
      'ai/src/review/reviewGame.ts',
      'ai/src/review/review.ts',
      'ai/src/review/luckSheet.ts',
      'ai/src/review/luckVerdict.ts',
      'text/src/play/costs.ts',
      'text/src/play/plan.ts',
      'text/src/play/reasons.ts',
      'text/src/play/refusals.ts',
      'text/src/play/review.ts',
    ]),
    fontPreloads(['philosopher-latin-700', 'jost-latin-400']),
    words(),
    proofs(),
    embedPage(),
    serviceWorker(),
  ],
  resolve: {
    conditions: ['lazy', 'source', 'module', 'browser', 'development|production'],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad() } } },
  },
});
