import { BALLROOM_GUESTS } from './ballrooms/content/guests.js';
import { BALLROOM_MOVES } from './ballrooms/content/moves.js';
import { BALLROOM_POLITICS, BALLROOM_TILES } from './ballrooms/content/objectives.js';
import type { BallroomsContent, BallroomsPack } from './ballrooms/content/pack.js';
import { BALLROOM_PACK_CHECKS, ballroomsContent } from './ballrooms/content/pack.js';
import { BALLROOM_STAFF } from './ballrooms/content/staff.js';
import { CELEBRITY_MOVES } from './celebrities/content/moves.js';
import { ENTRANCE_MOVES } from './entrances/content/moves.js';
import type { EntrancesContent, EntrancesPack } from './entrances/content/pack.js';
import { ENTRANCE_PACK_CHECKS, entrancesContent } from './entrances/content/pack.js';
import { MORE_POLITICS, MORE_TILES } from './more/content/objectives.js';
import { MORE_STAFF } from './more/content/staff.js';
import { START_PLAYER_MOVES } from './startPlayer/content/moves.js';

/** What modules add to the tables of the game. */

export const MODULE_STAFF = { ...BALLROOM_STAFF, ...MORE_STAFF };
export const MODULE_GUESTS = BALLROOM_GUESTS;
export const MODULE_POLITICS = { ...BALLROOM_POLITICS, ...MORE_POLITICS };
export const MODULE_TILES = { ...BALLROOM_TILES, ...MORE_TILES };

export type ModulePack = BallroomsPack & EntrancesPack;
export const MODULE_PACK_CHECKS = { ...BALLROOM_PACK_CHECKS, ...ENTRANCE_PACK_CHECKS };

export type ModuleContent = BallroomsContent & EntrancesContent;
export const moduleContent = (pack: ModulePack | null): ModuleContent => ({
  ...ballroomsContent(pack),
  ...entrancesContent(pack),
});

/** The fields of their moves, in the order of the notation. */
export const MODULE_MOVE_FIELDS = {
  ...BALLROOM_MOVES,
  ...CELEBRITY_MOVES,
  ...ENTRANCE_MOVES,
  ...START_PLAYER_MOVES,
};
