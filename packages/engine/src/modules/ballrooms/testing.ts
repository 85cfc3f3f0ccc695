import type { ModuleTesting } from '../../testing/moduleTesting.js';
import { at, total } from '../../util/lists.js';
import { ballroomsWatcher } from './watcher.js';
import { BALLROOMS, DANCERS, REHEARSAL_ROOMS } from './content/halls.js';
import { dancersOn } from './dancing.js';

const many = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
const roomWith = (bonus: readonly object[]): object => ({
  rehearsalRooms: { mirrors: [{ dancers: 10, bonus }] },
});

export const ballroomsTesting: ModuleTesting<'ballrooms'> = {
  name: 'ballrooms',
  problems: ({ floor, sections, rehearsal, out }, { seats, setup }) =>
    [...seats.keys()].flatMap((seat) => {
      const dancers = dancersOn(floor.flat(2), seat) + total(at(sections, seat)) + at(out, seat);
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
  watcher: ballroomsWatcher,
  hostilePacks: [
    roomWith(many(3000, { occupyRoom: 20 })),
    roomWith(many(5, { occupyRoom: 1 })),
    roomWith(many(4, { occupyRoom: 1 })),
    roomWith([{ anyGoods: 20 }]),
    roomWith([{ drawStaff: 20 }]),
    { rehearsalRooms: { mirrors: many(3000, { dancers: 1, bonus: [] }) } },
    { ballrooms: { apollosaal: { 2: [many(5000, 1), [], []] } } },
  ],
};
