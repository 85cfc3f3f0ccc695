import type { GameEvent } from '../model/events.js';
import type { GameState } from '../model/state.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { addTo } from '../util/counting.js';

/**
 * What a game showed of its cards, tiles, rooms and boards, each under a key of two words: its kind, and
 * its number or name ("staff 12", "tile A1", "hotel night").
 */

/** What one game showed of one thing. */
export interface Sighting {
  /** How often it could have been used: once for each hand that held it, or once for the table. */
  offered: number;
  /** How often each seat used it. */
  readonly uses: Map<SeatIndex, number>;
  /** Points by its cause, for each seat that got or lost any. */
  readonly points: Map<SeatIndex, number>;
  /** Krones bid for it. */
  paid: number;
}

export type Sightings = ReadonlyMap<string, Sighting>;

/** Where watchers write down what they see. */
export class SightingNotes {
  readonly sightings = new Map<string, Sighting>();
  private readonly told = new Set<string>();

  /** It lies open for all, or is in the hand of one seat; told again it still counts once. */
  offer(key: string, seat?: SeatIndex): void {
    const once = seat === undefined ? key : `${key} ${seat}`;
    if (this.told.has(once)) return;
    this.told.add(once);
    this.of(key).offered++;
  }

  use(key: string, seat: SeatIndex): void {
    const { uses } = this.of(key);
    addTo(uses, seat, 1);
  }

  score(key: string, seat: SeatIndex, amount: number): void {
    const { points } = this.of(key);
    addTo(points, seat, amount);
  }

  pay(key: string, krones: number): void {
    this.of(key).paid += krones;
  }

  private of(key: string): Sighting {
    const known = this.sightings.get(key);
    if (known) return known;
    const fresh = { offered: 0, uses: new Map(), points: new Map(), paid: 0 };
    this.sightings.set(key, fresh);
    return fresh;
  }
}

/** Looks at every step of one game. */
export interface Watcher {
  /** After the set-up and after every move. */
  readonly position?: (state: GameState, notes: SightingNotes) => void;
  /** With the position after the move that brought it about. */
  readonly event?: (event: GameEvent, state: GameState, notes: SightingNotes) => void;
}
