import type { Messages } from '../topics.js';

export const computers = {
  levels: {
    pageboy: 'Pageboy',
    concierge: 'Concierge',
    director: 'Director',
    emperor: 'Emperor',
  },
  levelTexts: {
    pageboy: 'Plays for fun and overlooks a lot: good for the first games.',
    concierge: 'Plays every turn soundly, but does not plan ahead.',
    director: 'Plans whole turns and rounds.',
    emperor: 'Thinks longest and plays as well as we know how.',
  },
} satisfies Messages<'levels' | 'levelTexts'>;
