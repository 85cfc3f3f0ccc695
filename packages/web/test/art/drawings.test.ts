import {
  contentFor,
  DICE,
  ENTRANCE_KEYS,
  GOODS,
  GUEST_COLORS,
  HOTEL_SIDES,
  ROOM_COLORS,
  ROOMS,
  SOLO_HOTELS,
  SPACES,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { crest, dancer } from '../../src/art/crests.js';
import { blankDie, die } from '../../src/art/dice.js';
import { appIcon, emblem } from '../../src/art/emblem.js';
import { cafeTable } from '../../src/art/furniture.js';
import { facade, facadeBox, floorTokenBoxes, roomBox, smallHotel } from '../../src/art/hotel.js';
import { icon, ICON_NAMES } from '../../src/art/icons.js';
import { divider, staffBack, tree } from '../../src/art/ornaments.js';
import { room, ROOM_STATES } from '../../src/art/rooms.js';
import { soloHotel } from '../../src/modules/solo/art/hotels.js';
import {
  colorSquare,
  emperorSteps,
  good,
  GOOD_STATES,
  krones,
  points,
} from '../../src/art/tokens.js';
import { entrance } from '../../src/modules/entrances/art/gates.js';
import {
  BALLROOM_KEYS,
  ballroomStrip,
  REHEARSAL_KEYS,
  rehearsalStrip,
} from '../../src/modules/ballrooms/art/halls.js';
import { loungeSeat } from '../../src/modules/celebrities/art/loungeSeat.js';
import { masterKey } from '../../src/modules/startPlayer/art/masterKey.js';
import { expectPlainMarkup } from './markup.js';

const { hotels, ballrooms, rehearsalRooms } = contentFor('2021', null);
const size = { roomWidth: 83, roomHeight: 71, gap: 4 };
const goods = [...GOODS, 'any'] as const;
const seats = [0, 1, 2, 3];

/** Sets of drawings that must not be confused with each other. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  icons: ICON_NAMES.map((name) => icon(name, { size: 20, className: 'x' })),
  tokens: [krones(), krones(0), krones(-3), points(), points(12), points('=='), emperorSteps()],
  goods: goods.flatMap((kind) => GOOD_STATES.map((state) => good(kind, state))),
  colors: GUEST_COLORS.map((color) => colorSquare(color)),
  dice: DICE.flatMap((kind) => [blankDie(kind), ...SPACES.map((value) => die(value, kind))]),
  players: seats.flatMap((seat) => [crest(seat), dancer(seat)]),
  rooms: ROOM_COLORS.flatMap((color) =>
    ROOM_STATES.flatMap((state) =>
      [83, 58].map((width) => room(color, state, { width, height: 71 })),
    ),
  ),
  facades: hotels.flatMap((hotel) => HOTEL_SIDES.map((side) => facade(size, side, hotel))),
  smallHotels: hotels.map((hotel) =>
    smallHotel(hotel, (index) => ROOM_STATES[index % 3] ?? 'free', {
      roomWidth: 28,
      roomHeight: 22,
      gap: 3,
    }),
  ),
  house: [emblem(), appIcon(), appIcon(true), cafeTable()],
  ornaments: [divider(200), staffBack(), tree(), tree({}, true)],
  entrances: ENTRANCE_KEYS.map((key) => entrance(key)),
  halls: [
    ...ballrooms.map(({ key }) => ballroomStrip(key)),
    ...rehearsalRooms.map(({ key }) => rehearsalStrip(key)),
  ],
  waltz: [masterKey(), ...DICE.map((kind) => loungeSeat(kind))],
  solo: SOLO_HOTELS.map((key) => soloHotel(key)),
};

describe('drawings', () => {
  it.each(Object.entries(SETS))('%s: plain markup, no two alike', (_, drawings) => {
    for (const markup of drawings) expectPlainMarkup(markup);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('are there for every ballroom and rehearsal room of the rules and for no other', () => {
    expect(ballrooms.map(({ key }) => key)).toEqual([...BALLROOM_KEYS]);
    expect(rehearsalRooms.map(({ key }) => key)).toEqual([...REHEARSAL_KEYS]);
    expect(() => ballroomStrip('cellar')).toThrow(RangeError);
  });

  it('dice have six faces', () => {
    expect(die(6, 'red').match(/<path d="M[\d.]+ [\d.]+h4/g)).toHaveLength(6);
    expect(() => die(7)).toThrow(RangeError);
  });

  it('unbuilt rooms show the points for covering them, built ones no longer do', () => {
    const shown = ROOM_STATES.map((state) =>
      room('blue', state, { width: 83, height: 71, coverPoints: 2 }).includes('>2</text>'),
    );
    expect(shown).toEqual([true, false, false]);
  });
});

describe('the façade', () => {
  it('has its rooms side by side within the wall, the ground floor at the bottom', () => {
    const [, , width, height] = facadeBox(size);
    const boxes = Array.from({ length: ROOMS }, (_, index) => roomBox(size, index));
    for (const [x, y, w, h] of boxes) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + w).toBeLessThan(width);
      expect(y + h).toBeLessThan(height);
    }
    const places = new Set(boxes.map(([x, y]) => `${x} ${y}`));
    expect(places.size).toBe(ROOMS);
    expect(boxes[0]?.[1]).toBeGreaterThan(boxes[ROOMS - 1]?.[1] ?? Infinity);
  });

  it('has the price of a floor left and its points right of the rooms', () => {
    const [first] = roomBox(size, 0);
    const [last, , w] = roomBox(size, 4);
    const { price, points: score } = floorTokenBoxes(size, 0);
    expect(price[0] + price[2]).toBeLessThanOrEqual(first);
    expect(score[0]).toBeGreaterThanOrEqual(last + w);
  });
});
