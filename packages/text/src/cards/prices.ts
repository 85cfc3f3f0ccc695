import { FREE } from '@gah/engine';
import { say } from '../catalogue/say.js';
import type { Language } from '../language.js';

/** "at the usual price", "for 2 krones less", "for free" */
export function priceText(language: Language, discount: number): string {
  if (discount === 0) return say(language, 'prices', 'full');
  if (discount >= FREE) return say(language, 'prices', 'free');
  return say(language, 'prices', 'less', { krones: discount });
}
