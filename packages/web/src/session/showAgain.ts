import type { Pace } from '@gah/client';
import type { Move, SeatIndex } from '@gah/engine';

/** Who decides at a moment of a game, and what came before; whatever else is to be seen of it. */
interface Moment {
  readonly movedBy: SeatIndex | null;
  readonly seat: SeatIndex | null;
  readonly moves: readonly Move[];
  readonly undoTarget: number | null;
  readonly thinking: SeatIndex | null;
}

/** A moment that is over: it can be looked at, and nobody decides anything. */
const asPast = <Each extends Moment>(moment: Each, next: Each | undefined): Each => ({
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
export async function showAgain<Each extends Moment>(
  moments: readonly Each[],
  pace: Pace,
  show: (moment: Each) => void,
  present: () => Each,
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
