import type { Language } from '@gah/text';
import { hotelSideName, moduleName, staffDealName } from '@gah/text';
import type { PageWords } from '../i18n/words.svelte.js';
import type { Form } from './form.js';
import { isSolo, openModules } from './form.js';

/** What has been chosen, in a few words. */
export const summaryOf = (language: Language, start: PageWords['start'], form: Form): string[] => [
  isSolo(form) ? start.solo : start.seats({ count: form.seats }),
  hotelSideName(language, form.hotel),
  ...(isSolo(form) ? [] : [staffDealName(language, form.staff)]),
  ...openModules(form)
    .filter((module) => form.modules.includes(module))
    .map((module) => moduleName(language, module)),
];
