import type { Snippet } from 'svelte';
import type { Way } from '../ui/way.js';
import type { BesideTable, Mark, ReplayGame } from './replayGame.js';
import type { ReplaySession } from './replaySession.svelte.js';

/** What the screen of a replay is given. */
export interface ReplayScreenProps {
  game: ReplayGame;
  session: ReplaySession;
  /** Null where there is nowhere else to go. */
  onleave: (() => void) | null;
  /** It comes to rest at a move. */
  onrest?: (ply: number) => void;
  /** A trial may be begun from here. */
  mayPlayOn?: boolean;
  /** Further ways of the menu. */
  ways?: readonly Way[];
  /** Places that the scrubber shows. */
  marks?: readonly Mark[];
  /** What stands beside the table, such as what somebody says about the game. */
  panel?: Snippet<[BesideTable]>;
  /** Whether it is open at once. */
  opensPanel?: boolean;
}
