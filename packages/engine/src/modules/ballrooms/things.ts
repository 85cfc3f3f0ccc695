import { ROWS } from './content/halls.js';
import type { Move } from '../../model/moves.js';
import { doing } from '../../model/things.js';
import { tablesWithGuests } from '../../rules/cafe.js';
import type { ModuleOf } from '../module.js';
import { currentHall } from './dancing.js';

export const things: ModuleOf<'ballrooms'>['things'] = {
  row: {
    all: ({ state }) =>
      (state.modules.ballrooms?.halls ?? []).flatMap((_hall, hall) =>
        ROWS.map((_, row) => ({ thing: 'row', hall, row }) as const),
      ),
    concerns: (context, move, { hall, row }) =>
      move.kind === 'removeDancer'
        ? move.row === row && currentHall(context) === hall
        : 'hall' in move && move.hall === hall && move.row === row,
    pointing: (context, task, seat, { hall, row }) =>
      task.kind === 'turn'
        ? doing(
            ...tablesWithGuests(context, seat).map((table): Move => ({
              seat,
              kind: 'sendGuest',
              table,
              hall,
              row,
            })),
          )
        : doing({ seat, kind: 'sendDancer', hall, row }, { seat, kind: 'removeDancer', row }),
  },
  section: {
    all: ({ state }, seat) =>
      (state.modules.ballrooms?.sections[seat] ?? []).map(
        (_, section) => ({ thing: 'section', section }) as const,
      ),
    concerns: (_context, move, { section }) => 'section' in move && move.section === section,
    pointing: (_context, _task, seat, { section }) =>
      doing({ seat, kind: 'pickDancer', section }, { seat, kind: 'joinDancer', section }),
  },
  rehearsalRoom: {
    all: ({ state: { phase, modules } }) =>
      (phase === 'rehearsal' ? (modules.ballrooms?.offered ?? []) : []).map(
        (room) => ({ thing: 'rehearsalRoom', room }) as const,
      ),
    concerns: (_context, move, { room }) => move.kind === 'chooseRehearsal' && move.room === room,
    pointing: (_context, _task, seat, { room }) => doing({ seat, kind: 'chooseRehearsal', room }),
  },
};
