import { FREE } from '@gah/engine';
import { priceText } from '../../cards/prices.js';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

/** What a dancer costs, who is paid for with champagne: "for 1 champagne less". */
export function dancerPriceText(language: Language, discount: number): string {
  if (discount === 0 || discount >= FREE) return priceText(language, discount);
  return say(language, 'prices', 'lessChampagne', { champagne: discount });
}
