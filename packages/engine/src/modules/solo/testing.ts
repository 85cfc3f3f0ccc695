import { NO_GOODS } from '../../model/vocabulary.js';
import type { ModuleTesting } from '../../testing/moduleTesting.js';
import { WITH_SOLO_HOTEL } from '../lists.js';
import { instructionDeck, SOLO_HOTELS } from './content/instructions.js';
import { soloWatcher } from './watcher.js';

const hotelKey = (key: string): string => `solo hotel ${key}`;

export const soloTesting: ModuleTesting<'solo'> = {
  name: 'solo',
  usedBy: (event) => (event.type === 'instructionTurned' ? `instruction ${event.card}` : null),
  usedFrom: ({ hotel }) => (hotel ? [hotelKey(hotel)] : []),
  everything: ({ modules, difficulty }) =>
    difficulty === null
      ? []
      : [
          ...instructionDeck(modules).map((card) => `instruction ${card}`),
          ...(WITH_SOLO_HOTEL.every((module) => modules.includes(module))
            ? SOLO_HOTELS.map(hotelKey)
            : []),
        ],
  watcher: soloWatcher,
  staff: ({ faceDown }) => faceDown,
  /** The opponent begins with nothing but its deck. */
  plain: () => ({
    faceDown: [],
    hotel: null,
    tokenRooms: [],
    waiting: [],
    pool: NO_GOODS,
  }),
};
