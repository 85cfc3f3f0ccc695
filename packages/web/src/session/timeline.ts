import type {
  GameEvent,
  GameRecord,
  GameState,
  GameView,
  Move,
  Refusal,
  ScoreSheet,
  SeatIndex,
  SetupInput,
  Viewer,
} from '@gah/engine';
import {
  eventsFor,
  moves,
  play,
  playback,
  scoreSheets,
  startGame,
  toRecord,
  undoTarget,
  viewOf,
} from '@gah/engine';

/** What one move brought about; the first step is the set-up. */
export interface PlayedStep {
  /** Moves played after this step. */
  readonly ply: number;
  /** Who moved; null in the set-up. */
  readonly seat: number | null;
  /** The round in which it happened. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** A game from its beginning to now, with the states one may still step back to. */
export class Timeline {
  readonly #steps: PlayedStep[] = [];
  /** From the undo limit to now; the engine's states never change, so keeping them is enough. */
  #states: GameState[] = [];

  private constructor(first: { state: GameState; events: readonly GameEvent[] }) {
    this.#append(first.state, first.events, null);
  }

  static start(setup: SetupInput): Timeline {
    return new Timeline(startGame(setup));
  }

  /** Throws a RecordError. */
  static resume(record: unknown): Timeline {
    let timeline: Timeline | undefined;
    for (const { state, events, move } of playback(record)) {
      if (timeline) timeline.#append(state, events, move?.seat ?? null);
      else timeline = new Timeline({ state, events });
    }
    if (!timeline) throw new Error('a playback begins with the set-up');
    return timeline;
  }

  get state(): GameState {
    const state = this.#states.at(-1);
    if (!state) throw new Error('a timeline has a state');
    return state;
  }

  get steps(): readonly PlayedStep[] {
    return this.#steps;
  }

  get record(): GameRecord {
    return toRecord(this.state);
  }

  /** The states after each move from `ply` on. */
  statesFrom(ply: number): GameState[] {
    return [...playback(this.record)].map(({ state }) => state).filter((state) => state.ply >= ply);
  }

  play(move: Move): Refusal | null {
    const played = play(this.state, move);
    if (!played.ok) return played.refusal;
    this.#append(played.state, played.events, move.seat);
    return null;
  }

  /** Back to the state after `ply` moves, as far as the engine allows. */
  back(ply: number): boolean {
    const target = undoTarget(this.state);
    const behind = this.state.ply - ply;
    if (target === null || ply < target || behind <= 0) return false;
    this.#states.length -= behind;
    this.#steps.length -= behind;
    return true;
  }

  #append(state: GameState, events: readonly GameEvent[], seat: number | null): void {
    this.#steps.push({ ply: state.ply, seat, round: state.round, events });
    this.#states.push(state);
    const reachable = state.ply - (undoTarget(state) ?? state.ply) + 1;
    this.#states = this.#states.slice(-reachable);
  }
}

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
