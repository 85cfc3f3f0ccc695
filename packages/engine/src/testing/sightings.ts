import { contentOf } from '../game/contexts.js';
import type { GameEvent } from '../model/events.js';
import type { GameState } from '../model/state.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { PlaybackStep } from '../records/recorded.js';
import { MODULE_TESTING } from './modules.js';

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
    uses.set(seat, (uses.get(seat) ?? 0) + 1);
  }

  score(key: string, seat: SeatIndex, amount: number): void {
    const { points } = this.of(key);
    points.set(seat, (points.get(seat) ?? 0) + amount);
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

const hotelOf = (state: GameState, seat: SeatIndex): string =>
  `hotel ${contentOf(state.setup).hotels[state.seats[seat]?.hotel ?? 0]?.key ?? ''}`;

/** What somebody gets for the rooms of the board. */
const OF_THE_BOARD: readonly string[] = ['cover', 'group', 'rooms'];

function watchPosition(state: GameState, notes: SightingNotes): void {
  for (const card of state.queue) if (card > 0) notes.offer(`guest ${card}`);
  for (let seat = 0; seat < state.setup.seats; seat++) {
    const { hand = [], played = [] } = state.seats[seat] ?? {};
    for (const card of [...hand, ...played]) notes.offer(`staff ${card}`, seat);
    for (const card of state.politics) notes.offer(`politics ${card}`, seat);
    for (const tile of state.tiles) notes.offer(`tile ${tile}`, seat);
    notes.offer(hotelOf(state, seat), seat);
  }
}

function watchEvent(event: GameEvent, state: GameState, notes: SightingNotes): void {
  switch (event.type) {
    case 'gameEnded':
      for (const seat of state.seats.keys()) notes.use(hotelOf(state, seat), seat);
      return;
    case 'staffPlayed':
      notes.use(`staff ${event.card}`, event.seat);
      return;
    case 'guestMovedIn':
    case 'guestUsed':
      notes.use(`guest ${event.guest}`, event.seat);
      return;
    case 'politicsClaimed':
      notes.use(`politics ${event.card}`, event.seat);
      return;
    case 'tileBonus':
      notes.use(`tile ${event.tile}`, event.seat);
      return;
    case 'vpGained': {
      const { source, id } = event.cause;
      if (OF_THE_BOARD.includes(source)) {
        notes.score(hotelOf(state, event.seat), event.seat, event.amount);
      } else if (source === 'finalStaff') {
        notes.score(`staff ${id}`, event.seat, event.amount);
      } else if (['staff', 'guest', 'politics', 'tile'].includes(source)) {
        notes.score(`${source} ${id}`, event.seat, event.amount);
      }
      return;
    }
    default:
      return;
  }
}

const CORE: Watcher = { position: watchPosition, event: watchEvent };

/** Goes through a game, as `playback` gives it, and notes what became of everything in it. */
export function sightingsOf(steps: Iterable<PlaybackStep>): Sightings {
  const notes = new SightingNotes();
  const watchers = [CORE, ...MODULE_TESTING.flatMap(({ watcher }) => watcher?.() ?? [])];
  for (const { state, events } of steps) {
    for (const watcher of watchers) {
      for (const event of events) watcher.event?.(event, state, notes);
      watcher.position?.(state, notes);
    }
  }
  return notes.sightings;
}
