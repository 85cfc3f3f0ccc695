import type { ModuleStates } from '../types.js';

type State = NonNullable<ModuleStates['startPlayer']>;

/** Written out: objects of one shape are copied fastest. */
export const copyStartPlayer = (state: State): State => ({
  holder: state.holder,
  hasPassed: state.hasPassed,
});
