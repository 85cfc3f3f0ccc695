import type { CardChoice } from '../content/content.js';
import type { GameEvent } from '../model/events.js';
import type { Move, MoveKind } from '../model/moves.js';
import type { GameSetup, GameState } from '../model/state.js';
import type { ModuleTypes, StatefulModule } from '../modules/types.js';
import type { StaffNumber } from '../model/vocabulary.js';
import type { Watcher } from './watcher.js';

type State<M extends StatefulModule> = ModuleTypes[M]['state'];

/** What tests want to know of a module. */
export interface ModuleTesting<M extends StatefulModule> {
  readonly name: M;
  /** What must hold in every position, said where it does not. */
  readonly problems?: (state: State<M>, game: GameState) => string[];
  /** What an event shows to have come into play; null for nothing. */
  readonly usedBy?: (event: GameEvent) => string | null;
  /** What a state shows from the beginning. */
  readonly usedFrom?: (state: State<M>) => string[];
  /** Everything a set-up can bring into play. */
  readonly everything?: (setup: CardChoice & Pick<GameSetup, 'difficulty'>) => string[];
  /** What a move would bring into play; null for nothing. */
  readonly usedWith?: (move: Move) => string | null;
  /** How much a random player likes moves of its own; higher comes first. */
  readonly liked?: { readonly [K in MoveKind]?: number };
  /** Staff in its state. */
  readonly staff?: (state: State<M>) => readonly StaffNumber[];
  /** What a state is in a position of which nothing else is said. */
  readonly plain?: (game: GameState) => Partial<State<M>>;
  /** Parts of data packs, each of which breaks a bound of its own. */
  readonly hostilePacks?: readonly object[];
  /** Notes what becomes of its things in one game. */
  readonly watcher?: () => Watcher;
}

/** A module's testing seen without its name. */
export interface AnyModuleTesting {
  readonly name: StatefulModule;
  readonly problems?: (state: never, game: GameState) => string[];
  readonly usedBy?: (event: GameEvent) => string | null;
  readonly usedFrom?: (state: never) => string[];
  readonly everything?: (setup: CardChoice & Pick<GameSetup, 'difficulty'>) => string[];
  readonly usedWith?: (move: Move) => string | null;
  readonly liked?: { readonly [K in MoveKind]?: number };
  readonly staff?: (state: never) => readonly StaffNumber[];
  readonly plain?: (game: GameState) => object;
  readonly hostilePacks?: readonly object[];
  readonly watcher?: () => Watcher;
}
