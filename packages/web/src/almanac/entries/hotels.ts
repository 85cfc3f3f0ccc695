import type { Hotel } from '@gah/engine';
import { contentFor } from '@gah/engine';
import { hotelSideName, term } from '@gah/text';
import { wordsIn } from '../wordsIn.js';
import type { Entry, EntryList } from '../entry.js';
import { PLAIN } from '../entry.js';

const sideOf = ({ key }: Hotel): 'night' | 'day' => (key === 'night' ? 'night' : 'day');

function entryOf(hotel: Hotel): Entry {
  const side = sideOf(hotel);
  const amount = (color: string): number => hotel.colors.filter((each) => each === color).length;
  const sizes = hotel.groups.map(({ size }) => size).sort((one, other) => one - other);
  return {
    ...PLAIN,
    kind: 'hotel',
    key: hotel.key,
    number: null,
    needs: [],
    name: (language) =>
      side === 'night'
        ? hotelSideName(language, side)
        : `${hotelSideName(language, side)} ${hotel.key}`,
    about: (language) => term(language, 'hotel'),
    lines: (language) => {
      const { house } = wordsIn(language);
      return [
        { text: house[side] },
        {
          text: house.rooms({
            blue: amount('blue'),
            red: amount('red'),
            yellow: amount('yellow'),
          }),
        },
        { text: house.groups({ count: sizes.length, sizes: sizes.join(', ') }) },
      ];
    },
    sources: [
      [
        'rooms',
        side === 'night' ? 'three public implementations agree' : 'one public implementation',
      ],
    ],
    traits: { goods: [], effects: new Set(['rooms']) },
    questions: ['neighbours', 'groupOnce'],
  };
}

export const HOTEL_ENTRIES: EntryList = { entries: contentFor('2021', null).hotels.map(entryOf) };
