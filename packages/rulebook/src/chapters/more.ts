import { chapter } from '../chapter.js';
import { SIGN_GROUPS } from '../signs.js';

/** What all modules of Let's Waltz! share. */
export const waltz = chapter('waltz', {
  'waltz.modules': { proves: ['waltz.together', 'waltz.absent'] },
  'waltz.shuffle': { proves: ['waltz.shuffled', 'waltz.letters', 'U1'] },
  'waltz.order': { proves: ['waltz.order', 'U1', 'U2'] },
  'waltz.secret': { proves: ['setup.secret', 'U1'] },
  'waltz.counting': { proves: ['S5'] },
});

/** Promotional cards. */
export const promos = chapter('promos', {
  'promos.wanted': { proves: ['promos.wanted', 'promos.inTheBox'] },
  'promos.staff': {
    proves: ['promos.bossSon', 'W13'],
    picture: { is: 'staffCards', cards: [183] },
  },
  'promos.box': {
    proves: ['promos.inTheBox'],
    picture: { is: 'guestCards', cards: [117, 118] },
  },
  'promos.guests': {
    proves: [
      'promos.values',
      'promos.doolittle',
      'promos.antoinette',
      'promos.lordMayor',
      'promos.gatsby',
      'G4',
    ],
    picture: { is: 'guestCards', cards: [184, 185, 186, 187] },
  },
  'promos.novels': {
    proves: [
      'promos.hildegard',
      'promos.hagedorn',
      'promos.schulze',
      'promos.kesselhut',
      'promos.kunkel',
    ],
    picture: { is: 'guestCards', cards: [188, 189, 190, 191, 192] },
  },
});

/** In what the editions differ. */
export const editions = chapter('editions', {
  'editions.choose': { proves: ['editions.nothingElse'] },
  'editions.staff': {
    proves: [
      'editions.kitchenHand',
      'editions.assistantManager',
      'editions.conferenceManager',
      'editions.operator',
      'editions.custodian',
      'editions.leaving',
    ],
  },
  'editions.guests': { proves: ['editions.gizia'] },
  'editions.emperor': { proves: ['editions.penalty', 'editions.c2', 'editions.b4'] },
  'editions.rooms': { proves: ['editions.rooms'] },
  'editions.waltz': { proves: ['editions.modules'] },
  'editions.names': { proves: ['editions.names'] },
});

/** Every sign of the game and of the page. */
export const signs = chapter('signs', {
  'signs.goods': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.goods } },
  'signs.colors': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.colors } },
  'signs.timings': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.timings } },
  'signs.values': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.values } },
  'signs.deeds': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.deeds } },
  'signs.things': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.things } },
  'signs.waltz': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.waltz } },
  'signs.table': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.table } },
  'signs.page': { proves: [], picture: { is: 'signs', signs: SIGN_GROUPS.page } },
});
