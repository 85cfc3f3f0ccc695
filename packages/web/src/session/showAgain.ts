import type { Pace } from '@gah/client';
import type { GameSnapshot } from './session.js';

/** A moment that is over: it can be looked at, and nobody decides anything. */
const asPast = (moment: GameSnapshot, next: GameSnapshot | undefined): GameSnapshot => ({
  ...moment,
  seat: null,
  moves: [],
  undoTarget: null,
  thinking: next?.movedBy ?? moment.movedBy,
});

/**
 * Shows past moments one after the other, in the pace of others' moves, and then the present again; also
 * as soon as the game has gone on meanwhile.
 */
export async function showAgain(
  moments: readonly GameSnapshot[],
  pace: Pace,
  show: (moment: GameSnapshot) => void,
  present: () => GameSnapshot,
): Promise<void> {
  const begun = present();
  pace.begin();
  for (const [index, moment] of moments.entries()) {
    if (present() !== begun) return;
    show(asPast(moment, moments[index + 1]));
    await pace.pause();
  }
  if (present() !== begun) return;
  pace.end();
  show(begun);
}
