import type { ByLanguage } from '../language.js';

/** Names of the ballrooms by key; Vienna's own names stay as they are in English. */
export const BALLROOM_NAMES: Readonly<Record<string, ByLanguage<string>>> = {
  apollosaal: { en: 'Apollosaal', de: 'Apollosaal', ru: 'Аполло-зал' },
  goldenerStrauss: { en: 'Goldener Strauß', de: 'Goldener Strauß', ru: 'Золотой страус' },
  odeonsaal: { en: 'Odeonsaal', de: 'Odeonsaal', ru: 'Одеон-зал' },
  zumSperl: { en: 'Zum Sperl', de: 'Zum Sperl', ru: 'У Шперля' },
  zurKettenbruecke: { en: 'Zur Kettenbrücke', de: 'Zur Kettenbrücke', ru: 'У Цепного моста' },
};

/** The printed rehearsal rooms have no names; these are ours. */
export const REHEARSAL_ROOM_NAMES: Readonly<Record<string, ByLanguage<string>>> = {
  mirrors: { en: 'Hall of Mirrors', de: 'Spiegelsaal', ru: 'Зеркальный зал' },
  gallery: { en: 'Gallery', de: 'Galerie', ru: 'Галерея' },
  rotunda: { en: 'Rotunda', de: 'Rotunde', ru: 'Ротонда' },
  orangery: { en: 'Orangery', de: 'Orangerie', ru: 'Оранжерея' },
};
