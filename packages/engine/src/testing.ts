/** Tools for tests, simulations and editors: positions from a description, invariants, random play. */
export { position, PositionError } from './testing/position.js';
export type { PlayerInput, PositionInput } from './testing/position.js';
export { auditMove, MOST_MOVES, problemsOf } from './testing/invariants.js';
export { eagerPlayer, generousPack, uniformPlayer } from './testing/randomPlay.js';
export type { Coverage, RandomPlayer } from './testing/randomPlay.js';
export { everyCard, everythingOf, exercise, hostileModulePacks } from './testing/exercise.js';
export type { Exercise, ExerciseOptions } from './testing/exercise.js';
export { sightingsOf } from './testing/sightings.js';
export type { Sighting, Sightings } from './testing/watcher.js';
export { playWithoutMemory } from './game/contexts.js';
export { Scenario, scenario } from './testing/scenario.js';
export type { MovePart } from './testing/scenario.js';
/** The numbers of cards by their names, in which tests and positions speak. */
export {
  GUEST_NUMBERS as guests,
  POLITICS_NUMBERS as politics,
  STAFF_NUMBERS as staff,
} from './content/cards.js';
