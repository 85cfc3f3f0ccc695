import type { GameView, Move, RngState } from '@gah/engine';
import type { Option } from '../reasons/counsel.js';
import type { Level } from '../players/levels.js';
import type { Outlook } from '../model/reason.js';
import type { MoveReason } from '../reasons/reason.js';
import type { Progress } from '../search/budget.js';
import type { Memory } from '../search/planCache.js';
import type { FromThread } from '../threads/messages.js';

/**
 * What a player in another thread needs to choose a move. Plain data: it is copied on the way. The
 * generator of the caller therefore stays as it is, so give each decision one of its own; the memory
 * is brought up to date with the answer.
 */
export interface ThinkRequest {
  readonly level: Level;
  readonly view: GameView;
  readonly moves: readonly Move[];
  readonly rng: RngState;
  readonly budgetMs?: number;
  readonly mostMs?: number;
  readonly nodeLimit?: number;
  readonly memory?: Memory;
}

/** What an adviser in another thread needs. */
export type CounselRequest = Omit<ThinkRequest, 'level' | 'memory'>;

export type WorkerQuestion =
  | { readonly ask: 'choose'; readonly request: ThinkRequest }
  | { readonly ask: 'counsel'; readonly request: CounselRequest }
  | { readonly ask: 'explain'; readonly view: GameView; readonly move: Move }
  | { readonly ask: 'evaluate'; readonly view: GameView };

/** A move and what the player remembers afterwards. */
export interface ChosenMove {
  readonly move: Move;
  readonly memory?: Memory;
}

/** What comes back for each kind of question. */
export interface Replies {
  readonly choose: ChosenMove;
  readonly counsel: readonly Option[];
  readonly explain: readonly MoveReason[];
  readonly evaluate: readonly Outlook[];
}
export type Reply = Replies[keyof Replies];

/** What comes back from a thread of players. */
export type FromWorker = FromThread<Reply, Progress>;
