import type { FieldLists } from '../../../model/moveFields.js';
import { DICE } from '../../../model/vocabulary.js';
import { ENTRANCE_KEYS } from './entrances.js';

export const ENTRANCE_MOVES = {
  auction: { entrance: ENTRANCE_KEYS, bid: 'number' },
  bid: { amount: 'number' },
  takeToken: { token: 'number' },
  fulfil: { card: 'number' },
  useTile: { tile: 'tile' },
  shiftDie: { from: 'number', to: 'number', die: DICE },
} as const satisfies FieldLists;
