import type { QueryContext } from '../../model/context.js';
import { NEVER } from '../../model/reasons.js';
import { isBefore } from '../../model/state.js';
import type { Pointing } from '../../model/things.js';
import { because, doing } from '../../model/things.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import type { ModuleOf } from '../module.js';
import type { EntranceKey } from './content/entrances.js';
import type { EntrancesState } from './types.js';

/** Before their step of the set-up entrances are not on the table yet. */
const laidOut = ({ state: { phase, modules } }: QueryContext): Readonly<EntrancesState> | null =>
  isBefore(phase, 'auction') ? null : modules.entrances;

/** An entrance is for sale, works for its owner, or belongs to somebody else. */
function pointingAt({ state }: QueryContext, seat: SeatIndex, entrance: EntranceKey): Pointing {
  const { owned = [], auction } = state.modules.entrances ?? {};
  if (owned[seat] === entrance)
    return because({
      code: 'works-by-itself',
      cause: { source: 'entrance', id: entrance },
      remedy: NEVER,
    });
  if (owned.includes(entrance))
    return because({ code: 'not-your-entrance', entrance, remedy: NEVER });
  return auction?.entrance === entrance
    ? doing({ seat, kind: 'bid', amount: auction.bid + 1 })
    : doing({ seat, kind: 'auction', entrance, bid: 0 });
}

export const things: ModuleOf<'entrances'>['things'] = {
  entrance: {
    all: (context) => {
      const { offered = [], owned = [] } = laidOut(context) ?? {};
      return [...offered, ...owned.filter((key) => key !== null)].map(
        (entrance) => ({ thing: 'entrance', entrance }) as const,
      );
    },
    concerns: ({ state }, move, { entrance }) =>
      move.kind === 'bid'
        ? state.modules.entrances?.auction?.entrance === entrance
        : move.kind === 'auction' && move.entrance === entrance,
    pointing: (context, _task, seat, { entrance }) => pointingAt(context, seat, entrance),
  },
  token: {
    all: (context) =>
      (laidOut(context)?.tokens ?? []).map((token) => ({ thing: 'token', token }) as const),
    concerns: (_context, move, { token }) => move.kind === 'takeToken' && move.token === token,
    pointing: (_context, _task, seat, { token }) => doing({ seat, kind: 'takeToken', token }),
  },
  personalObjective: {
    all: (context) =>
      (laidOut(context)?.personalPolitics ?? []).map(
        (card) => ({ thing: 'personalObjective', card }) as const,
      ),
    concerns: (_context, move, { card }) => move.kind === 'fulfil' && move.card === card,
    pointing: (_context, _task, seat, { card }) => doing({ seat, kind: 'fulfil', card }),
  },
  emperorTile: {
    all: (context) =>
      (laidOut(context)?.emperorTiles ?? []).map(
        (tile) => ({ thing: 'emperorTile', tile }) as const,
      ),
    concerns: (_context, move, { tile }) => move.kind === 'useTile' && move.tile === tile,
    pointing: (_context, _task, seat, { tile }) => doing({ seat, kind: 'useTile', tile }),
  },
};
