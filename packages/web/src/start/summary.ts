import { isAlone, modulesFor } from '@gah/engine';
import type { Language } from '@gah/text';
import { hotelSideName, moduleName, staffDealName } from '@gah/text';
import type { PageWords } from '../i18n/words.svelte.js';
import type { Form } from './form.js';

/** What has been chosen, in a few words. */
export const summaryOf = (language: Language, start: PageWords['start'], form: Form): string[] => [
  isAlone(form.seats) ? start.alone : start.seats({ count: form.seats }),
  hotelSideName(language, form.hotel),
  ...(isAlone(form.seats) ? [] : [staffDealName(language, form.staff)]),
  ...modulesFor(form.seats)
    .filter((module) => form.modules.includes(module))
    .map((module) => moduleName(language, module)),
];
