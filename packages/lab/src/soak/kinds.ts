import { everyCard } from '@gah/engine/testing';
import { SOAK_ALONE } from '../modules/index.js';
import type { SoakKind } from './kind.js';

const TOGETHER = {
  option: 'games',
  games: 'Games',
  game: 'Game',
  unused: 'Cards never used',
  gamesForEveryCard: 10_000,
  seedOf: (seed, game) => `${seed}-${game}`,
  cardsOf: everyCard,
} as const satisfies SoakKind;

export const kindOf = ({ alone }: { readonly alone: boolean }): SoakKind =>
  alone ? SOAK_ALONE : TOGETHER;

/** The options of both kinds. */
export const TOGETHER_OPTION = TOGETHER.option;
export const ALONE_OPTION = SOAK_ALONE.option;
