import { chapter } from '../chapter.js';

/** A round from the roll of the dice to its end. */
export const round = chapter('round', {
  'round.roll': { proves: ['setup.dice'] },
  'round.order': { proves: ['turns.order'] },
  'round.end': { proves: ['turns.ready', 'turns.seven', 'turns.noDice'] },
});

/** What a player does when it is their turn. */
export const turn = chapter('turn', {
  'turn.parts': { proves: ['turns.guest', 'T8'] },
  'turn.guest': {
    proves: ['turns.guest', 'turns.fullCafe'],
    picture: { is: 'queue', guests: [77, 92, 53, 66, 49] },
  },
  'turn.queue': { proves: ['G9'] },
  'turn.die': { proves: ['T3'], picture: { is: 'dice', dice: [2, 3, 1, 2, 0, 2], space: 2 } },
  'turn.boost': { proves: ['additional.boost', 'T5'] },
  'turn.broke': { proves: ['T4'] },
  'turn.reactions': { proves: ['T6', 'T7'] },
  'turn.end': { proves: ['T9'] },
  'turn.example': { proves: ['turns.example'], picture: { is: 'guest', card: 75 } },
});

/** The six action spaces. */
export const actions = chapter('actions', {
  'actions.dishes': {
    proves: ['actions.dishes'],
    picture: { is: 'dice', dice: [3, 1, 2, 1, 2, 1], space: 1 },
  },
  'actions.drinks': {
    proves: ['actions.drinks'],
    picture: { is: 'dice', dice: [1, 4, 2, 1, 1, 1], space: 2 },
  },
  'actions.goods': { proves: ['G1'] },
  'actions.rooms': {
    proves: ['actions.rooms', 'G7'],
    picture: { is: 'hotel', prepared: [0, 1, 2, 6, 7], occupied: [0] },
  },
  'actions.cover': { proves: ['actions.rooms', 'G6'] },
  'actions.palace': {
    proves: ['actions.palace'],
    picture: { is: 'dice', dice: [1, 2, 1, 3, 2, 1], space: 4 },
  },
  'actions.limits': { proves: ['G8', 'emperor.end'] },
  'actions.staff': {
    proves: ['actions.staff', 'staff.paid'],
    picture: { is: 'dice', dice: [1, 1, 2, 1, 4, 1], space: 5 },
  },
  'actions.copy': {
    proves: ['actions.copy', 'T4'],
    picture: { is: 'dice', dice: [2, 1, 0, 1, 3, 3], space: 6 },
  },
});

/** What may be done beside the main action. */
export const additional = chapter('additional', {
  'additional.when': { proves: ['T8'] },
  'additional.serve': { proves: ['additional.serve', 'G2'] },
  'additional.claim': { proves: ['additional.claim', 'S4'] },
  'additional.staff': { proves: ['additional.staff'] },
  'additional.moveIn': { proves: ['additional.moveIn', 'G3'] },
  'additional.reward': { proves: ['G4'] },
});

/** Groups of rooms and what they pay. */
export const occupancy = chapter('occupancy', {
  'occupancy.groups': {
    proves: ['setup.groups', 'occupancy.bonus'],
    picture: { is: 'group', color: 'blue', size: 3, occupied: 2 },
  },
  'occupancy.bonus': { proves: ['occupancy.bonus'], picture: { is: 'bonuses' } },
  'occupancy.once': { proves: ['G6'] },
  'occupancy.effects': { proves: ['occupancy.reward', 'G5'] },
});

/** Waiting for better dice. */
export const passing = chapter('passing', {
  'passing.pass': { proves: ['turns.passing', 'T1'] },
  'passing.reroll': { proves: ['T2'] },
  'passing.after': { proves: ['T1', 'turns.noDice'] },
  'passing.example': { proves: ['turns.passing'] },
});
