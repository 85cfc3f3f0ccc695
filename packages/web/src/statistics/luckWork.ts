import type { LuckSheet } from '@gah/ai';
import { createReviewers } from '@gah/ai/review-browser';
import type { KeptGame } from '@gah/analysis';
import { withLuck } from '@gah/analysis';
import { app } from '../app/app.svelte.js';
import { saveOfEntry } from './fromSaves.js';
import { tableOfEntry } from './fromTable.js';

/** Every move of a game: from its save, or from the server at which it was played. */
async function recordOf(game: KeptGame): Promise<unknown> {
  const save = saveOfEntry(game);
  if (save !== null) return (await app.saved(save)).record;
  const { recordAtServer } = await import('./tableRecord.js');
  return recordAtServer(tableOfEntry(game) ?? '');
}

/**
 * Works out luck in a worker, one game after the other; what is done stays done when the signal is raised.
 *
 * @param onGame is told of each game when it is done; null for one that could not be worked out
 */
export async function workOutLuck(
  games: readonly KeptGame[],
  onGame: (game: KeptGame | null) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const reviewers = createReviewers();
  const luckOf = async (game: KeptGame): Promise<LuckSheet | null> => {
    // No turn is looked at: what is left of a review is luck.
    const { luck } = await reviewers.review(await recordOf(game), { only: [] }, { signal });
    return luck;
  };
  try {
    for (const game of games) {
      const luck = await luckOf(game).catch(() => null);
      if (signal.aborted) return;
      await onGame(luck && { ...game, summary: withLuck(game.summary, luck) });
    }
  } finally {
    await reviewers.close();
  }
}
