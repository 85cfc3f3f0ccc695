import { copyBallrooms } from './ballrooms/copy.js';
import {
  BALLROOMS_CHOICES,
  BALLROOMS_DOUBTFUL_GAINS,
  BALLROOMS_GAINS,
  BALLROOMS_REASONS,
  BALLROOMS_SOURCES,
} from './ballrooms/lists.js';
import { copyCelebrities } from './celebrities/copy.js';
import { CELEBRITIES_REASONS, CELEBRITIES_SOURCES } from './celebrities/lists.js';
import { copyEntrances } from './entrances/copy.js';
import {
  ENTRANCES_CHOICES,
  ENTRANCES_FINAL_SOURCES,
  ENTRANCES_REASONS,
  ENTRANCES_SOURCES,
} from './entrances/lists.js';
import { copySolo } from './solo/copy.js';
import { SOLO_SOURCES } from './solo/lists.js';
import { copyStartPlayer } from './startPlayer/copy.js';
import { START_PLAYER_REASONS } from './startPlayer/lists.js';
import type { ModuleStates } from './types.js';

/** The modules of Let's Waltz!, in the order in which the rulebook numbers them. */
export const MODULES = ['ballrooms', 'celebrities', 'entrances', 'startPlayer', 'more'] as const;

/** Those that make no sense for one person alone. */
export const NOT_ALONE: readonly (typeof MODULES)[number][] = ['startPlayer'];

/** Champagne and dancers come with these; cards of other modules may need them. */
export const WITH_DANCERS = ['ballrooms'] as const;

/** With these the opponent of a game alone has a hotel of its own. */
export const WITH_SOLO_HOTEL: readonly (typeof MODULES)[number][] = ['entrances'];

/** With these it is Elisabeth who plays against one person alone. */
export const WITH_ELISABETH: readonly (typeof MODULES)[number][] = ['ballrooms', 'celebrities'];

/** Those that keep something in the state, and the game alone, which is one more. */
export const STATEFUL_MODULES = [
  'ballrooms',
  'celebrities',
  'entrances',
  'startPlayer',
  'solo',
] as const;

/* Written out: objects of one shape are read, copied and thrown away fastest. */

export const noStates = (): ModuleStates => ({
  ballrooms: null,
  celebrities: null,
  entrances: null,
  startPlayer: null,
  solo: null,
});

/** Module states are small objects of values. */
export const copyStates = (states: ModuleStates): ModuleStates => ({
  ballrooms: states.ballrooms && copyBallrooms(states.ballrooms),
  celebrities: states.celebrities && copyCelebrities(states.celebrities),
  entrances: states.entrances && copyEntrances(states.entrances),
  startPlayer: states.startPlayer && copyStartPlayer(states.startPlayer),
  solo: states.solo && copySolo(states.solo),
});

/** What modules add to the closed lists of the game. */

export const MODULE_SOURCES = [
  ...BALLROOMS_SOURCES,
  ...CELEBRITIES_SOURCES,
  ...ENTRANCES_SOURCES,
  ...SOLO_SOURCES,
] as const;
export const MODULE_FINAL_SOURCES = [...ENTRANCES_FINAL_SOURCES] as const;
/** Effects that give something, and those among them that may help others more. */
export const MODULE_GAINS = [...BALLROOMS_GAINS] as const;
export const MODULE_DOUBTFUL_GAINS: readonly string[] = [...BALLROOMS_DOUBTFUL_GAINS];
/** What somebody may mean that comes with a module. */
export const MODULE_CHOICES = [...BALLROOMS_CHOICES, ...ENTRANCES_CHOICES] as const;
export const MODULE_REASON_CODES = [
  ...BALLROOMS_REASONS,
  ...CELEBRITIES_REASONS,
  ...ENTRANCES_REASONS,
  ...START_PLAYER_REASONS,
] as const;
