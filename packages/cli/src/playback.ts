import type { GameEvent, GameRecord, GameState } from '@gah/engine';
import { parseMove, parseRecord, play, RecordError, SetupError, startGame } from '@gah/engine';

/** A position of a saved game with the events that led to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

function started(record: GameRecord): Step {
  try {
    return startGame(record.setup);
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError('bad-setup', error.message);
    throw error;
  }
}

/** Plays a saved game as `replay` does, with the events; throws a RecordError where it breaks off. */
export function* playback(value: unknown): Generator<Step, void> {
  const record = parseRecord(value);
  let step = started(record);
  yield step;
  for (const [ply, text] of record.moves.entries()) {
    const move = parseMove(text);
    if (!move) throw new RecordError('unreadable-move', text, ply);
    const played = play(step.state, move);
    if (!played.ok) throw new RecordError('illegal-move', `${text}: ${played.refusal.code}`, ply);
    step = played;
    yield step;
  }
}
