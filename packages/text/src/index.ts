/**
 * Names, card texts, prompts, labels and log lines in every language, read from the catalogue in locales/.
 *
 * @packageDocumentation
 */
import { readSection } from '@gah/text/catalogue';
import { readWith } from './catalogue/store.js';

export * from './core.js';

readWith(readSection);
