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
