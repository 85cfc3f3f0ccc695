import { moves, pending, play } from '../api/engine.js';
import type { GameEvent, GameEventType } from '../model/events.js';
import type { Move, MoveKind, MoveOf } from '../model/moves.js';
import { makeMove } from '../model/moves.js';
import type { GameState, SeatState } from '../model/state.js';
import type { Task } from '../model/tasks.js';
import { auditMove, problemsOf } from './invariants.js';

/** A move in part: the kind and as many fields as are needed to tell it from the others. */
export type MovePart = { [K in MoveKind]: Pick<MoveOf<K>, 'kind'> & Partial<MoveOf<K>> }[MoveKind];

function matches(move: Move, part: MovePart): boolean {
  const fields = move as unknown as Record<string, unknown>;
  return Object.entries(part).every(([name, value]) => fields[name] === value);
}

/**
 * Plays a position move by move, for tests that read like a game. Every move is checked against the
 * invariants and the books.
 */
export class Scenario {
  /** Everything that has happened so far. */
  readonly events: GameEvent[] = [];

  constructor(public state: GameState) {}

  /** The legal moves of whoever must decide. */
  get legal(): Move[] {
    return pending(this.state).flatMap(({ seat }) => moves(this.state, seat));
  }

  /** What is asked now. */
  get task(): Task | null {
    return pending(this.state)[0]?.task ?? null;
  }

  seat(index: number): SeatState {
    const seat = this.state.seats[index];
    if (!seat) throw new RangeError(`no seat ${index}`);
    return seat;
  }

  offers(part: MovePart): boolean {
    return this.legal.some((move) => matches(move, part));
  }

  /** Plays the one legal move that fits each description, in order. */
  do(...parts: MovePart[]): this {
    for (const part of parts) this.step(part);
    return this;
  }

  eventsOf<T extends GameEventType>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter(
      (event): event is Extract<GameEvent, { type: T }> => event.type === type,
    );
  }

  private step(part: MovePart): void {
    const { legal } = this;
    const fitting = legal.filter((move) => matches(move, part));
    const [move] = fitting;
    if (!move || fitting.length > 1) {
      const offered = legal.map(makeMove).join('; ');
      throw new Error(`${fitting.length} moves fit ${JSON.stringify(part)}; offered: ${offered}`);
    }
    const played = play(this.state, move);
    if (!played.ok) throw new Error(`refused: ${played.refusal.code}`);
    const problems = [
      ...problemsOf(played.state),
      ...auditMove(this.state, played.events, played.state),
    ];
    if (problems.length > 0) throw new Error(`after ${makeMove(move)}: ${problems.join('; ')}`);
    this.state = played.state;
    this.events.push(...played.events);
  }
}

export const scenario = (state: GameState): Scenario => new Scenario(state);
