import type { GameState, GameView, Move, ScoreSheet, SeatIndex, Viewer } from '@gah/engine';
import { eventsFor, moves, scoreSheets, viewOf } from '@gah/engine';
import type { PlayedStep } from './timeline.js';

/** States and steps never change: what is known of one is worked out once. */
function once<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}

export const sheetsOf: (state: GameState) => readonly ScoreSheet[] = once(scoreSheets);

/** What somebody may see of a game and its steps. */
export class Sights {
  readonly viewOf: (state: GameState) => GameView;
  /** What the viewer could do; whether there is something to decide is asked elsewhere. */
  readonly movesIn: (state: GameState) => readonly Move[];
  readonly told: (step: PlayedStep) => PlayedStep;

  constructor(viewer: Viewer) {
    const seat: SeatIndex | null = viewer === 'spectator' ? null : viewer;
    this.viewOf = once((state) => viewOf(state, viewer));
    this.movesIn = once((state) => (seat === null ? [] : moves(state, seat)));
    this.told = once((step) => ({ ...step, events: eventsFor(step.events, viewer) }));
  }
}
