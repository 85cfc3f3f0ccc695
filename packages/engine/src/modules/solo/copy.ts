import type { ModuleStates } from '../types.js';

type State = NonNullable<ModuleStates['solo']>;

/** Written out: objects of one shape are copied fastest. */
export const copySolo = (state: State): State => ({
  deck: state.deck,
  discard: state.discard,
  faceDown: state.faceDown,
  progress: state.progress,
  hotel: state.hotel,
  tolls: state.tolls,
  stars: state.stars,
  tokenRooms: state.tokenRooms,
  tokenGuests: state.tokenGuests,
  waiting: state.waiting,
  pool: state.pool,
  items: state.items,
});
