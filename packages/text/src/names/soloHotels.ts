import type { SoloHotelKey } from '@gah/engine';
import type { ByLanguage } from '../language.js';

const hotel = (name: string, ru: string): ByLanguage<string> => ({ en: name, de: name, ru });

/** The hotels of the solo opponent; the Russian names are ours. */
export const SOLO_HOTEL_NAMES: Readonly<Record<SoloHotelKey, ByLanguage<string>>> = {
  hautelCouture: hotel('Hautel Couture', 'От-Кутюр-Отель'),
  nineStarsInn: hotel('Nine Stars Inn', 'Девять звёзд'),
  sushiResort: hotel('Sushi Resort', 'Суши-курорт'),
  tollBridge: hotel('Toll Bridge Hotel', 'Отель у платного моста'),
};
