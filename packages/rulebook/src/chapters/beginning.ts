import { chapter } from '../chapter.js';

/** How to read these rules. */
export const about = chapter('about', {
  'about.book': { proves: ['whole.games'] },
  'about.editions': { proves: ['editions.nothingElse'] },
  'about.rulings': { proves: [] },
  'about.values': { proves: ['whole.dataPacks', 'whole.content'] },
  'about.page': { proves: ['whole.saving', 'whole.secrecy', 'whole.undo'] },
});

/** What the game is about. */
export const goal = chapter('goal', {
  'goal.aim': { proves: ['turns.seven'] },
  'goal.points': { proves: ['final.parts'] },
  'goal.house': {
    proves: ['setup.groups'],
    picture: { is: 'hotel', prepared: [0, 1, 2, 5, 6], occupied: [0, 1] },
  },
  'goal.guests': { proves: ['guests.values'], picture: { is: 'guest', card: 75 } },
  'goal.staff': { proves: ['staff.values'], picture: { is: 'staff', card: 3 } },
  'goal.tracks': { proves: ['G8', 'emperor.end'] },
});

/** Before the first round. */
export const setup = chapter('setup', {
  'setup.board': { proves: ['setup.board'] },
  'setup.dice': { proves: ['setup.dice'] },
  'setup.house': { proves: ['setup.sides', 'setup.start'] },
  'setup.money': { proves: ['setup.start'] },
  'setup.staff': { proves: ['setup.start', 'setup.secret'] },
  'setup.starter': { proves: ['setup.introductory', 'U3'] },
  'setup.draft': { proves: ['setup.expert', 'U3'] },
  'setup.guests': { proves: ['U2'] },
  'setup.rooms': {
    proves: ['setup.rooms', 'editions.rooms'],
    picture: { is: 'hotel', prepared: [0, 1, 5], occupied: [] },
  },
  'setup.order': { proves: ['U1'] },
});
