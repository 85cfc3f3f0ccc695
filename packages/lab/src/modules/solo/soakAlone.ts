import { everythingOf } from '@gah/engine/testing';
import type { SoakKind } from '../../soak/kind.js';

/** Every game goes through most of the instructions. */
export const SOAK_ALONE = {
  option: 'solo-games',
  games: 'Solo games',
  game: 'Solo game',
  unused: 'Instructions and hotels never met',
  gamesForEveryCard: 200,
  seedOf: (seed, game) => `${seed}-solo-${game}`,
  cardsOf: (setup) => everythingOf('solo', setup),
} as const satisfies SoakKind;
