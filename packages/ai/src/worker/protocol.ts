import type { GameView, Move, RngState } from '@gah/engine';
import type { Option } from '../reasons/counsel.js';
import type { Level } from '../players/levels.js';
import type { Outlook } from '../model/reason.js';
import type { MoveReason } from '../reasons/reason.js';
import type { Progress } from '../search/budget.js';
import type { Memory } from '../search/planCache.js';

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

/** A worker has one question at a time. */
export interface ToWorker {
  readonly id: number;
  readonly question: WorkerQuestion;
  /** One 32-bit number that becomes 1 to end the search; null where memory cannot be shared. */
  readonly cancel: SharedArrayBuffer | null;
  /** Whether anybody listens to progress. */
  readonly progress: boolean;
}

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };
