import { chapterWith } from '../../chapter.js';
import type { BallroomsPicture } from './picture.js';

export const ballrooms = chapterWith<BallroomsPicture>()('ballrooms', {
  'ballrooms.idea': { proves: ['ballrooms.dancing'] },
  'ballrooms.setup': { proves: ['ballrooms.three', 'ballrooms.start', 'ballrooms.spaces', 'U2'] },
  'ballrooms.champagne': { proves: ['ballrooms.champagne', 'ballrooms.serving', 'W11', 'W14'] },
  'ballrooms.dance': {
    proves: ['ballrooms.dancing', 'ballrooms.price', 'ballrooms.flamenco', 'W1'],
  },
  'ballrooms.steps': {
    proves: ['ballrooms.dancer', 'ballrooms.guest', 'ballrooms.rowBonus', 'ballrooms.sectionBonus'],
  },
  'ballrooms.balcony': { proves: ['ballrooms.balcony'] },
  'ballrooms.notes': { proves: ['ballrooms.spaces', 'ballrooms.afterScoring', 'W1'] },
  'ballrooms.example': {
    proves: ['ballrooms.tsarina'],
    picture: { is: 'guest', card: 147 },
  },
  'ballrooms.scoring': { proves: ['ballrooms.scored', 'W12'] },
  'ballrooms.halls': {
    proves: [
      'ballrooms.apollosaal',
      'ballrooms.goldenerStrauss',
      'ballrooms.odeonsaal',
      'ballrooms.zumSperl',
      'ballrooms.zurKettenbruecke',
      'ballrooms.rowBonus',
    ],
    picture: { is: 'ballrooms' },
  },
  'ballrooms.ties': { proves: ['W10'] },
  'ballrooms.end': { proves: ['ballrooms.leftovers'] },
  'ballrooms.staff': {
    proves: [
      'ballroomStaff.values',
      'ballroomStaff.die',
      'ballroomStaff.dancer',
      'ballroomStaff.violinist',
      'ballroomStaff.symphonist',
      'ballroomStaff.usherette',
      'ballroomStaff.leadingDancer',
      'ballroomStaff.harpist',
      'ballroomStaff.cellist',
      'ballroomStaff.pianist',
      'ballroomStaff.balletMaster',
      'ballroomStaff.arranger',
      'ballroomStaff.captain',
      'ballroomStaff.discounts',
    ],
    picture: {
      is: 'staffCards',
      cards: [119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133],
    },
  },
  'ballrooms.guests': {
    proves: [
      'ballroomGuests.values',
      'ballroomGuests.room',
      'ballroomGuests.gains',
      'ballroomGuests.chosenGoods',
      'ballroomGuests.staff',
      'ballroomGuests.beauty',
      'ballroomGuests.rooms',
      'ballroomGuests.furtherRoom',
      'ballroomGuests.phantom',
      'ballroomGuests.dancers',
    ],
    picture: { is: 'guestCards', cards: [137, 147, 161, 162] },
  },
  'ballrooms.objectives': {
    proves: ['ballroomPolitics.conditions', 'ballroomPolitics.letters', 'S5'],
    picture: { is: 'objectives', cards: [163, 164, 165] },
  },
  'ballrooms.tiles': {
    proves: ['tiles.a5', 'tiles.b5', 'tiles.c5'],
    picture: { is: 'tiles', tiles: ['A5', 'B5', 'C5'] },
  },
});
