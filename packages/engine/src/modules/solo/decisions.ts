import type { Decision } from '../../decisions/decision.js';
import type { Move, MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, noSuchPlace } from '../../model/reasons.js';
import type { QueryContext } from '../../model/context.js';
import type { TaskOf } from '../../model/tasks.js';
import { popTask } from '../../rules/openTasks.js';
import { GOODS } from '../../model/vocabulary.js';
import { gainEntrance } from '../entrances/auction.js';
import { entrancesOf } from '../entrances/ownership.js';
import { soloOf } from './access.js';
import { giveItem as give, wantsGood } from './hotels.js';
import { whyNotPick } from '../entrances/why.js';

/** Alone, an entrance is chosen, not bid for. */
export const pickEntrance: Decision<'pickEntrance'> = {
  moves: (context, { seat }) =>
    entrancesOf(context).offered.map((entrance): Move => ({
      seat,
      kind: 'auction',
      entrance,
      bid: 0,
    })),
  play: {
    auction: (context, { seat }, { entrance }) => {
      popTask(context);
      gainEntrance(context, seat, entrance, 0);
      entrancesOf(context).offered = [];
    },
  },
  why: { auction: whyNotPick },
};

/** Only this good, and only to a guest who waits for it. */
function whyNotGive(
  context: QueryContext,
  { good }: TaskOf<'giveItem'>,
  { good: other, table }: MoveOf<'place'>,
): Reason {
  const guest = soloOf(context).waiting[table];
  if (!guest) return noSuchPlace('guest');
  return other === good
    ? { code: 'good-not-ordered', good, guest: guest.card, remedy: another('guest') }
    : { code: 'good-excluded', good: other, remedy: { help: 'other', what: 'good' } };
}

/** A good of the opponent's pool goes to one of its guests. */
export const giveItem: Decision<'giveItem'> = {
  moves: (context, { seat, good }) =>
    soloOf(context).waiting.flatMap((guest, index): Move[] =>
      wantsGood(context, guest, GOODS.indexOf(good))
        ? [{ seat, kind: 'place', good, table: index }]
        : [],
    ),
  play: {
    place: (context, _task, { good, table: index }) => {
      popTask(context);
      give(context, index, GOODS.indexOf(good));
    },
  },
  why: { place: whyNotGive },
};
