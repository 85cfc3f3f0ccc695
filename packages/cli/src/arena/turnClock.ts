import type { GameEvent, GameState, SeatIndex } from '@gah/engine';

/** Who passes has no end of turn. */
const ENDS: readonly GameEvent['type'][] = ['turnStarted', 'turnEnded', 'roundEnded'];

/**
 * Adds up how long each seat thinks: about a decision, and about all its decisions of one turn. What
 * others decide meanwhile, and what is decided outside of turns, counts as decisions only.
 */
export class TurnClock {
  /** Milliseconds, by seat. */
  readonly decisions: number[][];
  readonly turns: number[][];
  private current: { readonly seat: SeatIndex; ms: number } | null = null;

  constructor(seats: number) {
    this.decisions = Array.from({ length: seats }, () => []);
    this.turns = Array.from({ length: seats }, () => []);
  }

  /** Where only one move is possible there is nothing to decide. */
  decided(seat: SeatIndex, { phase }: GameState, choices: number, ms: number): void {
    if (choices > 1) this.decisions[seat]?.push(ms);
    if (phase === 'turns' && this.current?.seat === seat) this.current.ms += ms;
  }

  /** What a move brought about: turns may have ended and begun. */
  happened(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (ENDS.includes(event.type)) this.endTurn();
      if (event.type === 'turnStarted') this.current = { seat: event.seat, ms: 0 };
    }
  }

  private endTurn(): void {
    if (this.current) this.turns[this.current.seat]?.push(this.current.ms);
    this.current = null;
  }
}
