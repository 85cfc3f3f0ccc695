import type { BallroomsTypes } from './ballrooms/types.js';
import type { CelebritiesTypes } from './celebrities/types.js';
import type { EntrancesTypes } from './entrances/types.js';
import type { SoloTypes } from './solo/types.js';
import type { StartPlayerTypes } from './startPlayer/types.js';

/**
 * What each module adds to the types of the core: its state and what nobody sees of it (`hidden`) or is
 * told instead (`shown`), tasks, moves, events, effects, reasons, things to point at, and which moves
 * answer what.
 */
export interface ModuleTypes {
  ballrooms: BallroomsTypes;
  celebrities: CelebritiesTypes;
  entrances: EntrancesTypes;
  startPlayer: StartPlayerTypes;
  solo: SoloTypes;
}

/** A module that keeps something. */
export type StatefulModule = keyof ModuleTypes;
type AnyModule = ModuleTypes[StatefulModule];

export type ModuleTask = AnyModule['task'];
export type ModuleMove = AnyModule['move'];
export type ModuleEvent = AnyModule['event'];
export type ModuleEffect = AnyModule['effect'];
export type ModuleReason = AnyModule['reason'];
export type ModuleThing = AnyModule['thing'];
export type ModuleTurnAnswer = AnyModule['turnAnswer'];
export type ModuleSpaceAnswer = AnyModule['spaceAnswer'];
/** What can be counted with a module only, and what a penalty can take. */
export type ModuleCount = BallroomsTypes['count'];
export type ModuleLoss = BallroomsTypes['loss'];
/** The kinds of moves that answer each kind of task. */
export type ModuleAnswers = BallroomsTypes['answers'] &
  EntrancesTypes['answers'] &
  SoloTypes['answers'];

type State<M extends StatefulModule> = ModuleTypes[M]['state'];
type Open<M extends StatefulModule> = Readonly<Omit<State<M>, ModuleTypes[M]['hidden']>>;

/** null when a module is not in play. */
export type ModuleStates = { [M in StatefulModule]: State<M> | null };
/** Module states lie open, but for hidden decks and what a later step of the set-up lays out. */
export type ModulePositions = { readonly [M in StatefulModule]: Open<M> | null };
export type ModuleView<M extends StatefulModule> = Open<M> & ModuleTypes[M]['shown'];
export type ModuleViews = { readonly [M in StatefulModule]: ModuleView<M> | null };
