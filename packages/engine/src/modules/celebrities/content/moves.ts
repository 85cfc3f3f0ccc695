import type { FieldLists } from '../../../model/moveFields.js';
import { CELEBRITY_KEYS } from './celebrities.js';

export const CELEBRITY_MOVES = {
  useCelebrity: { celebrity: CELEBRITY_KEYS },
} as const satisfies FieldLists;
