/** Names, card texts, prompts, labels and log lines in English, German and Russian. */
export * from './core.js';
export { loadLanguage, loadHints } from './messages/everyLanguage.js';
