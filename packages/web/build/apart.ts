import type { Plugin } from 'vite';

/**
 * Modules of which nothing happens when they are imported only come along with the parts of the page
 * that use them; the bundler cannot know that of those it reaches through an index.
 */
export const apart = (modules: readonly string[]): Plugin => ({
  name: 'gah-apart',
  transform: {
    order: 'pre',
    handler: (_code, id) =>
      modules.some((module) => id.endsWith(module)) ? { moduleSideEffects: false } : null,
  },
});
