import { contentOf } from '../game/contexts.js';
import type { GameEvent } from '../model/events.js';
import type { GameState } from '../model/state.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { PlaybackStep } from '../records/recorded.js';
import { MODULE_TESTING } from './modules.js';
import type { Sightings, Watcher } from './watcher.js';
import { SightingNotes } from './watcher.js';
import { hotelPlan } from '../content/content.js';
import { at } from '../util/lists.js';

const hotelOf = (state: GameState, seat: SeatIndex): string =>
  `hotel ${hotelPlan(contentOf(state.setup), at(state.seats, seat).hotel).key}`;

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
