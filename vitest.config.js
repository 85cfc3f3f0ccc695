import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Sibling packages are tested from their sources, without a build.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // Whole games take their time on a busy machine; nothing here is a test of speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
