/** The same as the index, for pages: a language comes when it is asked for. */
export * from './core.js';
export { loadLanguage, loadHints } from './messages/languageOnDemand.js';
