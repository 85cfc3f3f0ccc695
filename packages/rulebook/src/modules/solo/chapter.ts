import { chapterWith } from '../../chapter.js';
import type { SoloPicture } from './picture.js';

export const solo = chapterWith<SoloPicture>()('solo', {
  'solo.idea': { proves: ['solo.setup', 'solo.opponent', 'soloRounds.games'] },
  'solo.setup': { proves: ['solo.staff', 'solo.order', 'solo.refused', 'soloRounds.hidden'] },
  'solo.modules': { proves: ['solo.ownHotel', 'solo.rehearsalRoom'] },
  'solo.deck': { proves: ['solo.deck', 'soloTurn.parts'] },
  'solo.guest': { proves: ['soloTurn.guest'] },
  'solo.room': { proves: ['soloTurn.room'] },
  'solo.dance': { proves: ['soloTurn.dance'] },
  'solo.die': { proves: ['soloTurn.die'] },
  'solo.coloredDie': { proves: ['soloTurn.coloredDie', 'soloTurn.guestOfHonour'] },
  'solo.extra': { proves: ['soloTurn.extra', 'soloTurn.politics'] },
  'solo.passing': { proves: ['soloRounds.passing'] },
  'solo.emperor': { proves: ['soloRounds.emperor'] },
  'solo.final': { proves: ['soloRounds.final', 'soloRounds.tie'] },
  'solo.hotels': {
    proves: [
      'soloHotels.tollBridge',
      'soloHotels.nineStarsInn',
      'soloHotels.sushiResort',
      'soloHotels.hautelCouture',
    ],
    picture: { is: 'soloHotels' },
  },
});
