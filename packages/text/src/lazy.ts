/** The same as the index, for pages: they provide a section when it is needed. */
export * from './core.js';
