import { doing } from '../../model/things.js';
import type { ModuleOf } from '../module.js';

export const things: ModuleOf<'celebrities'>['things'] = {
  celebrity: {
    all: ({ state: { modules } }) =>
      [
        ...(modules.celebrities?.lounge ?? []).filter((key) => key !== null),
        ...(modules.celebrities?.owned.flat() ?? []),
      ].map((celebrity) => ({ thing: 'celebrity', celebrity }) as const),
    concerns: (_context, move, { celebrity }) =>
      move.kind === 'useCelebrity' && move.celebrity === celebrity,
    pointing: (_context, _task, seat, { celebrity }) =>
      doing({ seat, kind: 'useCelebrity', celebrity }),
  },
};
