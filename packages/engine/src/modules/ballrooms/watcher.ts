import type { SeatIndex } from '../../model/vocabulary.js';
import type { Watcher } from '../../testing/watcher.js';
import { BALLROOMS, REHEARSAL_ROOMS } from './content/halls.js';

const hallKey = (index: number): string => `ballroom ${BALLROOMS[index]?.key ?? ''}`;
const roomKey = (index: number): string => `rehearsal ${REHEARSAL_ROOMS[index]?.key ?? ''}`;

/** Halls pay for dancers and for rows, rehearsal rooms for their sections. */
export function ballroomsWatcher(): Watcher {
  const lastHall = new Map<SeatIndex, number>();
  return {
    position: (state, notes) => {
      const own = state.modules.ballrooms;
      if (!own) return;
      for (let seat = 0; seat < state.setup.seats; seat++) {
        for (const hall of own.halls) notes.offer(hallKey(hall), seat);
        for (const room of own.offered) notes.offer(roomKey(room), seat);
      }
    },
    event: (event, state, notes) => {
      switch (event.type) {
        case 'guestSentDancing':
          notes.use(`guest ${event.guest}`, event.seat);
          return;
        case 'rehearsalChosen':
          notes.use(roomKey(event.room), event.seat);
          return;
        case 'dancerSent':
          lastHall.set(event.seat, event.ballroom);
          notes.use(hallKey(event.ballroom), event.seat);
          return;
        case 'vpGained': {
          const { seat, amount, cause } = event;
          const room = state.modules.ballrooms?.rehearsal[seat] ?? -1;
          if (cause.source === 'ballroom') {
            notes.score(hallKey(Number(cause.id)), seat, amount);
          } else if (cause.source === 'row') {
            notes.score(hallKey(lastHall.get(seat) ?? -1), seat, amount);
          } else if (cause.source === 'section') notes.score(roomKey(room), seat, amount);
          return;
        }
        default:
          return;
      }
    },
  };
}
