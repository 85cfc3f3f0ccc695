import type { ModuleStates } from '../types.js';

type State = NonNullable<ModuleStates['ballrooms']>;

/** Written out: objects of one shape are copied fastest. */
export const copyBallrooms = (state: State): State => ({
  halls: state.halls,
  floor: state.floor,
  offered: state.offered,
  rehearsal: state.rehearsal,
  sections: state.sections,
  out: state.out,
});
