import type { ModuleStates } from '../types.js';

type State = NonNullable<ModuleStates['celebrities']>;

/** Written out: objects of one shape are copied fastest. */
export const copyCelebrities = (state: State): State => ({
  deck: state.deck,
  discard: state.discard,
  lounge: state.lounge,
  ages: state.ages,
  owned: state.owned,
  used: state.used,
});
