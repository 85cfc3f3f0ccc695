import { benefits } from '../../rules/benefits.js';
import { hotelOf, seatOf } from '../../rules/seats.js';
import { FIRST_ROOM_BONUS } from './content/entrances.js';
import type { EntranceRules } from './rules.js';
import { at } from '../../util/lists.js';

/** The first room of a group brings something. */
export const stroup: EntranceRules = {
  roomBonuses: {
    of: (context, seatIndex, room) => {
      const seat = seatOf(context, seatIndex);
      const hotel = hotelOf(context, seat);
      const group = at(hotel.groups, at(hotel.groupOf, room));
      if ((group.mask & seat.occupied) !== 1 << room) return [];
      const bonus = FIRST_ROOM_BONUS[group.color];
      return benefits([bonus], { source: 'entrance', id: 'stroup' }, 'trigger');
    },
    effects: () => Object.values(FIRST_ROOM_BONUS),
  },
};
