import { say } from '../../catalogue/say.js';
import type { MoveMoments, Refusals } from '../../play/tables.js';
import { entranceName } from './names.js';

export const moments = {
  fulfil: 'turn',
  useTile: 'turn',
  shiftDie: 'turn',
  auction: 'auction',
  bid: 'auction',
  takeToken: 'token',
} satisfies Partial<MoveMoments>;

export const refusals = {
  'not-your-entrance': (language, { entrance }) =>
    say(language, 'preciseRefusals', 'not-your-entrance', {
      entrance: entranceName(language, entrance),
    }),
  'bid-too-low': (language, { least }) =>
    say(language, 'preciseRefusals', 'bid-too-low', { least }),
} satisfies Partial<Refusals>;
