import type { RuleContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { freeTable, shelveGuest } from '../../rules/cafe.js';
import { pushTask } from '../../rules/openTasks.js';
import { gainVp } from '../../rules/resources.js';
import { seatOf } from '../../rules/seats.js';
import { PILE_VP } from './content/entrances.js';
import { entrancesOf } from './ownership.js';
import type { EntranceRules } from './rules.js';
import { at } from '../../util/lists.js';

/** A fourth table, a second guest, and points for the guests of a round. */
export const kaufman: EntranceRules = {
  setupTasks: (_context, seat, after) =>
    after === 'firstGuest' ? [{ kind: 'takeGuest', seat, price: 'free', fill: false }] : [],
  guestTaken: (context, seat) => {
    if (freeTable(seatOf(context, seat)) < 0) return;
    pushTask(context, { kind: 'takeGuest', seat, price: 'queue', fill: false });
  },
  pile: {
    add: (context, _seat, guest) => {
      const state = entrancesOf(context);
      state.pile = [...state.pile, guest];
      return true;
    },
    of: (context) => entrancesOf(context).pile,
  },
  roundEnd: countPile,
};

/** The pile of the round scores; then guests that count for politics are kept, the rest is discarded. */
function countPile(context: RuleContext, seat: SeatIndex): void {
  const state = entrancesOf(context);
  const guests = state.pile.length;
  if (guests === 0) return;
  context.events?.push({ type: 'pileCounted', seat, guests });
  gainVp(context, seat, at(PILE_VP, Math.min(guests, PILE_VP.length - 1)), {
    source: 'entrance',
    id: 'kaufman',
  });
  const { pile } = state;
  state.pile = [];
  for (const guest of pile) shelveGuest(context, seat, guest);
}
