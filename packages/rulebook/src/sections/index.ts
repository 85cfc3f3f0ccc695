import { APPENDIX_SECTIONS, MODULE_SECTIONS } from '../modules/index.js';
import { ENGLISH_2015, GERMAN_2015 } from './base2015.js';
import { GERMAN_2021, RUSSIAN_2021 } from './base2021.js';
import type { Book, Section } from './section.js';
import { AFTER_THE_MODULES, BEFORE_THE_MODULES } from './waltz.js';

/** Where each section of the five rulebooks is found in these rules. */
export const SECTIONS: Readonly<Record<Book, readonly Section[]>> = {
  'base-2015-de': GERMAN_2015,
  'base-2015-en': ENGLISH_2015,
  'base-2021-deluxe-de': GERMAN_2021,
  'base-2021-ru': RUSSIAN_2021,
  'lets-waltz-2021-de': [
    ...BEFORE_THE_MODULES,
    ...MODULE_SECTIONS,
    ...AFTER_THE_MODULES,
    ...APPENDIX_SECTIONS,
  ],
};
