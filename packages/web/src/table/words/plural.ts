import type { Language } from '@gah/text';
import { plural } from '../../i18n/plural.js';

/** "3 Tische": the number with the word that fits it. */
export const counted = (
  language: Language,
  amount: number,
  forms: Parameters<typeof plural>[2],
): string => `${amount} ${plural(language, amount, forms)}`;

export type Forms = Parameters<typeof plural>[2];
