import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Sibling packages are tested from their sources, without a build.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
  },
});
