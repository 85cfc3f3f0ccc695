import type { Messages } from '../topics.js';

export const computers = {
  levels: {
    pageboy: 'Page',
    concierge: 'Portier',
    director: 'Direktor',
    emperor: 'Kaiser',
  },
  levelTexts: {
    pageboy: 'Spielt zum Vergnügen und übersieht vieles: gut für die ersten Partien.',
    concierge: 'Spielt jeden Spielzug solide, plant aber nicht voraus.',
    director: 'Plant ganze Spielzüge und Spielrunden.',
    emperor: 'Denkt am längsten und spielt so gut, wie wir es können.',
  },
} satisfies Messages<'levels' | 'levelTexts'>;
