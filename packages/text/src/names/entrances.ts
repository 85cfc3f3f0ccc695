import type { EntranceKey } from '@gah/engine';
import type { ByLanguage } from '../language.js';

const hotel = (name: string, ru: string): ByLanguage<string> => ({ en: name, de: name, ru });

/** Names of the hotel entrances; the Russian ones are ours. */
export const ENTRANCE_NAMES: Readonly<Record<EntranceKey, ByLanguage<string>>> = {
  paulwei: hotel('Chateau Paulwei', 'Шато Паульвай'),
  zantMainz: hotel('Corogari Zant-Mainz', 'Корогари Цант-Майнц'),
  dove: hotel('Dove', 'Дав'),
  kaufman: hotel('Kaufman', 'Кауфман'),
  mayenfels: hotel('Mayenfels', 'Майенфельс'),
  ninas: hotel('Ninas Melange', 'Меланж Нины'),
  stroup: hotel('Stroup', 'Страуп'),
  wray: hotel('The Grand Wray Hotel', 'Гранд-отель Рэй'),
  kozi: hotel('The Kozi Palace, Vienna', 'Палас Кози, Вена'),
  ren: hotel('The Ren', 'Рен'),
};
