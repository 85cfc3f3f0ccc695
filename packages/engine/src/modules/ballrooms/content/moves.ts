import type { FieldLists } from '../../../model/moveFields.js';

export const BALLROOM_MOVES = {
  chooseRehearsal: { room: 'number' },
  sendGuest: { table: 'number', hall: 'number', row: 'number' },
  sendDancer: { hall: 'number', row: 'number' },
  pickDancer: { section: 'number' },
  joinDancer: { section: 'number' },
  removeDancer: { row: 'number' },
} as const satisfies FieldLists;
