import { contentOf } from '../../game/contexts.js';
import type { GameState } from '../../model/state.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import type { Watcher } from '../../testing/sightings.js';

const hallKey = ({ setup }: GameState, index: number): string =>
  `ballroom ${contentOf(setup).ballrooms[index]?.key ?? ''}`;
const roomKey = ({ setup }: GameState, index: number): string =>
  `rehearsal ${contentOf(setup).rehearsalRooms[index]?.key ?? ''}`;

/** Halls pay for dancers and for rows, rehearsal rooms for their sections. */
export function ballroomsWatcher(): Watcher {
  const lastHall = new Map<SeatIndex, number>();
  return {
    position: (state, notes) => {
      const own = state.modules.ballrooms;
      if (!own) return;
      for (let seat = 0; seat < state.setup.seats; seat++) {
        for (const hall of own.halls) notes.offer(hallKey(state, hall), seat);
        for (const room of own.offered) notes.offer(roomKey(state, room), seat);
      }
    },
    event: (event, state, notes) => {
      switch (event.type) {
        case 'guestSentDancing':
          notes.use(`guest ${event.guest}`, event.seat);
          return;
        case 'rehearsalChosen':
          notes.use(roomKey(state, event.room), event.seat);
          return;
        case 'dancerSent':
          lastHall.set(event.seat, event.ballroom);
          notes.use(hallKey(state, event.ballroom), event.seat);
          return;
        case 'vpGained': {
          const { seat, amount, cause } = event;
          const room = state.modules.ballrooms?.rehearsal[seat] ?? -1;
          if (cause.source === 'ballroom') {
            notes.score(hallKey(state, Number(cause.id)), seat, amount);
          } else if (cause.source === 'row') {
            notes.score(hallKey(state, lastHall.get(seat) ?? -1), seat, amount);
          } else if (cause.source === 'section') notes.score(roomKey(state, room), seat, amount);
          return;
        }
        default:
          return;
      }
    },
  };
}
