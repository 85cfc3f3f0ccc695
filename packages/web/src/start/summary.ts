import type { Language } from '@gah/text';
import { hotelSideName, moduleName, staffDealName } from '@gah/text';
import type { Messages } from '../i18n/messages.js';
import type { Form } from './form.js';
import { isSolo, openModules } from './form.js';

/** What has been chosen, in a few words. */
export const summaryOf = (language: Language, start: Messages['start'], form: Form): string[] => [
  isSolo(form) ? start.solo : start.seats(form.seats),
  hotelSideName(language, form.hotel),
  ...(isSolo(form) ? [] : [staffDealName(language, form.staff)]),
  ...openModules(form)
    .filter((module) => form.modules.includes(module))
    .map((module) => moduleName(language, module)),
];
