import type { CelebrityKey } from '@gah/engine';
import type { ByLanguage } from '../language.js';

const person = (name: string, ru: string): ByLanguage<string> => ({ en: name, de: name, ru });

export const CELEBRITY_NAMES: Readonly<Record<CelebrityKey, ByLanguage<string>>> = {
  christie: person('Agatha Christie', 'Агата Кристи'),
  einstein: person('Albert Einstein', 'Альберт Эйнштейн'),
  chaplin: person('Charlie Chaplin', 'Чарли Чаплин'),
  magie: person('Elizabeth Magie', 'Элизабет Мэги'),
  puccini: person('Giacomo Puccini', 'Джакомо Пуччини'),
  tolkien: person('J. R. R. Tolkien', 'Дж. Р. Р. Толкин'),
  gandhi: person('Mahatma Gandhi', 'Махатма Ганди'),
  curie: person('Marie Curie', 'Мария Кюри'),
  mataHari: person('Mata Hari', 'Мата Хари'),
  picasso: person('Pablo Picasso', 'Пабло Пикассо'),
  freud: person('Sigmund Freud', 'Зигмунд Фрейд'),
  churchill: person('Winston Churchill', 'Уинстон Черчилль'),
};
