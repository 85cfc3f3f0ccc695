import { MEMORY_LIMIT_MB } from '@gah/ai/node';
import type { JobKind } from '../pool/workerPool.js';
import type { ArenaGame, ArenaResult } from './game.js';
import { lostGame, playGame } from './game.js';

/** No game lasts that long unless somebody has stalled. */
const PATIENCE_MS = 30 * 60 * 1000;

/** Plays games of computer players in threads that have as much memory as a player may use. */
export const ARENA: JobKind<ArenaGame, ArenaResult> = {
  work: playGame,
  file: new URL('./worker.js', import.meta.url),
  memoryLimitMb: MEMORY_LIMIT_MB,
  patienceMs: PATIENCE_MS,
  lost: lostGame,
};
