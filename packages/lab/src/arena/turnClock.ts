import type { GameEvent, GameState, SeatIndex } from '@gah/engine';
import type { Reading } from './clock.js';

/** Who passes has no end of turn. */
const ENDS: readonly GameEvent['type'][] = ['turnStarted', 'turnEnded', 'roundEnded'];

interface OpenTurn {
  readonly seat: SeatIndex;
  wall: number;
  work: number | null;
}

/** Milliseconds of thinking, to a tenth, for each seat a list: thousands of them are kept with results. */
export interface SeatTimes {
  readonly decisions: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  /** Of the same turns what the processor had to do; empty where the system does not tell. */
  readonly turnWork: readonly (readonly number[])[];
}

const inTenths = (ms: number): number => Math.round(10 * ms) / 10;

export const NO_TIMES: SeatTimes = { decisions: [], turns: [], turnWork: [] };

/**
 * Adds up how long each seat thinks: about a decision, and about all its decisions of one turn. What
 * others decide meanwhile, and what is decided outside of turns, counts as decisions only.
 */
export class TurnClock {
  readonly times: { readonly [K in keyof SeatTimes]: number[][] };
  private current: OpenTurn | null = null;

  constructor(seats: number) {
    const lists = (): number[][] => Array.from({ length: seats }, () => []);
    this.times = { decisions: lists(), turns: lists(), turnWork: lists() };
  }

  /** Where only one move is possible there is nothing to decide. */
  decided(
    seat: SeatIndex,
    { phase }: GameState,
    choices: number,
    from: Reading,
    to: Reading,
  ): void {
    const wall = to.wall - from.wall;
    if (choices > 1) this.times.decisions[seat]?.push(inTenths(wall));
    const turn = this.current;
    if (phase !== 'turns' || turn?.seat !== seat) return;
    turn.wall += wall;
    turn.work =
      turn.work === null || to.work === null || from.work === null
        ? null
        : turn.work + to.work - from.work;
  }

  /** What a move brought about: turns may have ended and begun. */
  happened(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (ENDS.includes(event.type)) this.endTurn();
      if (event.type === 'turnStarted') this.current = { seat: event.seat, wall: 0, work: 0 };
    }
  }

  private endTurn(): void {
    const turn = this.current;
    this.current = null;
    if (!turn) return;
    this.times.turns[turn.seat]?.push(inTenths(turn.wall));
    if (turn.work !== null) this.times.turnWork[turn.seat]?.push(inTenths(turn.work));
  }
}
