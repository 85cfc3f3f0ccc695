import type { FieldLists } from '../../../model/moveFields.js';

export const START_PLAYER_MOVES = { takeKey: {} } as const satisfies FieldLists;
