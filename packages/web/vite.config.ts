import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fontPreloads } from './build/fontPreloads.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig({
  // Relative addresses: the build can be served from any folder.
  base: './',
  plugins: [svelte(), fontPreloads(['philosopher-latin-700', 'jost-latin-400']), serviceWorker()],
  resolve: { conditions: ['lazy', 'source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
  },
});
