import type { Watcher } from '../../testing/watcher.js';

const SOURCES: readonly string[] = ['entrance', 'finalEntrance'];

/** Whatever an entrance brings, it brings its owner. */
export const entrancesWatcher = (): Watcher => ({
  position: ({ modules }, notes) => {
    for (const key of modules.entrances?.offered ?? []) notes.offer(`entrance ${key}`);
  },
  event: (event, state, notes) => {
    if (event.type === 'entranceGained') {
      notes.use(`entrance ${event.entrance}`, event.seat);
      notes.pay(`entrance ${event.entrance}`, event.bid);
    } else if (event.type === 'politicsFulfilled') {
      notes.use(`politics ${event.card}`, event.seat);
    } else if (event.type === 'vpGained' && SOURCES.includes(event.cause.source)) {
      const owned = state.modules.entrances?.owned[event.seat];
      if (owned) notes.score(`entrance ${owned}`, event.seat, event.amount);
    }
  },
});
