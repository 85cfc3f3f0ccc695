import type { KnownTable } from '@gah/client';
import { HttpFailure, HttpRefusal } from '@gah/client';
import type { ProblemCode } from '@gah/protocol';
import { saveReplay } from '../../replay/saveReplay.js';
import { pastOf } from './latestPast.js';

/** Fetches a game that is over and hands it out as a file; what kept it from that, or null. */
export async function saveGame(
  table: string,
  token: string | null,
  now: KnownTable,
): Promise<ProblemCode | null> {
  try {
    const game = await pastOf(table, token).open(now, () => undefined);
    if (!game.recordAt) return 'other-rules';
    saveReplay(game, game.recordAt(0).setup.names.join(', '));
    return null;
  } catch (error) {
    if (error instanceof HttpRefusal) return error.problem.code;
    if (error instanceof HttpFailure) return 'unavailable';
    throw error;
  }
}
