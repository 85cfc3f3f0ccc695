import { chapter } from '../chapter.js';

/** The emperor looks three times. */
export const emperor = chapter('emperor', {
  'emperor.when': { proves: ['turns.seven'] },
  'emperor.points': { proves: ['emperor.values'], picture: { is: 'track', from: 8, to: 8 } },
  'emperor.back': { proves: ['emperor.stepsBack'] },
  'emperor.landing': {
    proves: ['emperor.landing', 'emperor.example'],
    picture: { is: 'track', from: 8, to: 3 },
  },
  'emperor.order': { proves: ['E1'] },
  'emperor.penalty': { proves: ['editions.penalty', 'E2'] },
  'emperor.rooms': { proves: ['G7', 'editions.c2', 'tiles.a4'] },
  'emperor.ward': { proves: ['staff.conferenceManager', 'editions.conferenceManager'] },
});

/** The end of the game. */
export const final = chapter('final', {
  'final.when': { proves: ['final.parts', 'F2'] },
  'final.staff': { proves: ['F1', 'staff.finalOnly'] },
  'final.rooms': { proves: ['final.parts'] },
  'final.leftovers': { proves: ['final.parts', 'F1'] },
  'final.guests': { proves: ['final.parts'] },
  'final.tie': { proves: ['final.tie', 'F1'] },
});
