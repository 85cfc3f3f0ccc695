import type { ModuleTesting } from '../../testing/moduleTesting.js';
import { total } from '../../util/lists.js';
import { BALLROOMS, DANCERS, REHEARSAL_ROOMS } from './content/halls.js';
import { dancersOn } from './dancing.js';

export const ballroomsTesting: ModuleTesting<'ballrooms'> = {
  name: 'ballrooms',
  problems: ({ floor, sections, rehearsal, out }, { seats, setup }) =>
    [...seats.keys()].flatMap((seat) => {
      const dancers =
        dancersOn(floor.flat(2), seat) + total(sections[seat] ?? []) + (out[seat] ?? 0);
      // Seats that nobody plays rehearse nowhere.
      const hasDancers = (rehearsal[seat] ?? -1) >= 0 || seat >= setup.seats;
      return dancers === (hasDancers ? DANCERS : 0)
        ? []
        : [`seat ${seat}: dancers are lost or doubled`];
    }),
  usedBy: (event) => {
    switch (event.type) {
      case 'guestSentDancing':
        return `guest ${event.guest}`;
      case 'ballroomScored':
        return `ballroom ${event.ballroom}`;
      case 'rehearsalChosen':
        return `rehearsal room ${event.room}`;
      default:
        return null;
    }
  },
  everything: ({ modules }) =>
    modules.includes('ballrooms')
      ? [
          ...[...BALLROOMS.keys()].map((index) => `ballroom ${index}`),
          ...[...REHEARSAL_ROOMS.keys()].map((index) => `rehearsal room ${index}`),
        ]
      : [],
};
