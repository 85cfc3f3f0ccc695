import type { GameEvent, GameRecord, GameState, Move, Refusal, SetupInput } from '@gah/engine';
import { play, playback, startGame, toRecord, undoTarget } from '@gah/engine';

/** What one move brought about; the first step is the set-up. */
export interface Step {
  /** Moves played after this step. */
  readonly ply: number;
  /** Who moved; null in the set-up. */
  readonly seat: number | null;
  /** The round in which it happened. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** Why a step cannot be taken back. */
export type UndoWall = 'start' | 'roll' | 'draw' | 'queue' | 'opponent' | 'turn';

const REVEALING: readonly (readonly [UndoWall, readonly GameEvent['type'][]])[] = [
  ['opponent', ['instructionTurned']],
  ['roll', ['diceRolled']],
  ['queue', ['guestArrived']],
  ['draw', ['staffDrawn', 'staffDealt', 'cardPicked', 'packsPassed', 'celebrityArrived']],
];

/** What lies before the moment after so many moves. */
export function wallBefore(steps: readonly Step[], ply: number): UndoWall {
  const step = steps.findLast((each) => each.ply === ply);
  if (!step || step.seat === null) return 'start';
  const seen = new Set(step.events.map(({ type }) => type));
  const found = REVEALING.find(([, types]) => types.some((type) => seen.has(type)));
  return found?.[0] ?? 'turn';
}

/** A game from its beginning to now, with the states one may still step back to. */
export class Timeline {
  readonly #steps: Step[] = [];
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

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get record(): GameRecord {
    return toRecord(this.state);
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

  /** What lies before the earliest moment one may return to. */
  get wall(): UndoWall {
    return wallBefore(this.#steps, undoTarget(this.state) ?? this.state.ply);
  }

  #append(state: GameState, events: readonly GameEvent[], seat: number | null): void {
    this.#steps.push({ ply: state.ply, seat, round: state.round, events });
    this.#states.push(state);
    const reachable = state.ply - (undoTarget(state) ?? state.ply) + 1;
    this.#states = this.#states.slice(-reachable);
  }
}
