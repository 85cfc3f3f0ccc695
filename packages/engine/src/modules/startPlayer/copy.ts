import type { StartPlayerTypes } from './types.js';

type State = StartPlayerTypes['state'];

/** Written out: objects of one shape are copied fastest. */
export const copyStartPlayer = (state: State): State => ({
  holder: state.holder,
  hasPassed: state.hasPassed,
});
