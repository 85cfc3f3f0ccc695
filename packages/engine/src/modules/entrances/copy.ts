import type { ModuleStates } from '../types.js';

type State = NonNullable<ModuleStates['entrances']>;

/** Written out: objects of one shape are copied fastest. */
export const copyEntrances = (state: State): State => ({
  offered: state.offered,
  owned: state.owned,
  starter: state.starter,
  auction: state.auction,
  tokens: state.tokens,
  personalPolitics: state.personalPolitics,
  fulfilled: state.fulfilled,
  emperorTiles: state.emperorTiles,
  tileUsed: state.tileUsed,
  pile: state.pile,
});
