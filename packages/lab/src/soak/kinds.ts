import { everyCard, everythingOf } from '@gah/engine/testing';
import type { SetupInput } from '@gah/engine';

/** Games of several people, and of one alone. */
export interface SoakKind {
  /** The option that says how many. */
  readonly option: string;
  readonly games: string;
  readonly game: string;
  readonly unused: string;
  /** Fewer games than this need not come across every card. */
  readonly gamesForEveryCard: number;
  readonly seedOf: (seed: string, game: number | string) => string;
  /** What should come up in some game with this set-up. */
  readonly cardsOf: (setup: SetupInput) => readonly string[];
}

const TOGETHER = {
  option: 'games',
  games: 'Games',
  game: 'Game',
  unused: 'Cards never used',
  gamesForEveryCard: 10_000,
  seedOf: (seed, game) => `${seed}-${game}`,
  cardsOf: everyCard,
} as const satisfies SoakKind;

/** Every game goes through most of the instructions. */
const BY_ONESELF = {
  option: 'solo-games',
  games: 'Solo games',
  game: 'Solo game',
  unused: 'Instructions and hotels never met',
  gamesForEveryCard: 200,
  seedOf: (seed, game) => `${seed}-solo-${game}`,
  cardsOf: (setup) => everythingOf('solo', setup),
} as const satisfies SoakKind;

export const kindOf = ({ alone }: { readonly alone: boolean }): SoakKind =>
  alone ? BY_ONESELF : TOGETHER;

/** The options of both kinds. */
export const TOGETHER_OPTION = TOGETHER.option;
export const ALONE_OPTION = BY_ONESELF.option;
