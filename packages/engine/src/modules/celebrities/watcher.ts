import type { SeatIndex } from '../../model/vocabulary.js';
import type { Watcher } from '../../testing/watcher.js';

/** Points for taking somebody from the lounge are told without a name, right after the taking. */
export function celebritiesWatcher(): Watcher {
  const lastTaken = new Map<SeatIndex, string>();
  return {
    position: ({ modules }, notes) => {
      for (const key of modules.celebrities?.lounge ?? []) if (key) notes.offer(`celebrity ${key}`);
    },
    event: (event, _state, notes) => {
      if (event.type === 'celebrityTaken') {
        lastTaken.set(event.seat, event.celebrity);
        notes.use(`celebrity ${event.celebrity}`, event.seat);
      } else if (event.type === 'vpGained' && event.cause.source === 'celebrity') {
        const { id } = event.cause;
        const key = id === 'lounge' ? (lastTaken.get(event.seat) ?? '') : id;
        notes.score(`celebrity ${key}`, event.seat, event.amount);
      }
    },
  };
}
