import type { Countable, RoomMask, SeatIndex } from '@gah/engine';
import { columnOf, COLUMNS, floorOf, FLOORS, GOODS, ROOM_COLORS, roomsOf } from '@gah/engine';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

const ROOMS_OF_A_LINE = { floor: COLUMNS, column: FLOORS } as const;

const amount = (mask: RoomMask): number => roomsOf(mask).length;

function fullLines(mask: RoomMask, line: keyof typeof ROOMS_OF_A_LINE): number {
  const lineOf = line === 'floor' ? floorOf : columnOf;
  const counts = new Map<number, number>();
  for (const room of roomsOf(mask)) counts.set(lineOf(room), (counts.get(lineOf(room)) ?? 0) + 1);
  return [...counts.values()].filter((count) => count === ROOMS_OF_A_LINE[line]).length;
}

/** Two dancers who share a space are marked by this bit. */
const TWO_DANCERS = 8;

export function dancersOn(spaces: readonly number[], seat: SeatIndex): number {
  return spaces.reduce((sum, space) => {
    if ((space & ~TWO_DANCERS) !== seat + 1) return sum;
    return sum + ((space & TWO_DANCERS) === 0 ? 1 : 2);
  }, 0);
}

function servedGuests(
  scene: Scene,
  seat: SeatIndex,
  what: Extract<Countable, { count: 'served' }>,
): number {
  const { entrances } = scene.view.modules;
  const pile = entrances?.owned[seat] === 'kaufman' ? entrances.pile : [];
  const kept = new Set([...seatAt(scene, seat).kept, ...pile]);
  return [...kept].filter((number) => {
    const card = scene.content.guests[number];
    if (!card || (what.color && card.color !== what.color)) return false;
    return card.size >= (what.minGoods ?? 0);
  }).length;
}

/** How much a seat has of something, as far as the view tells. The engine has the last word. */
export function countOf(scene: Scene, seat: SeatIndex, what: Countable): number {
  const { view, content } = scene;
  const player = seatAt(scene, seat);
  const hotel = content.hotels[player.hotel];
  const { occupied } = player;
  switch (what.count) {
    case 'occupied':
      return amount(occupied & (what.color ? (hotel?.colorMasks[what.color] ?? 0) : -1));
    case 'topFloor':
      return roomsOf(occupied).filter((room) => floorOf(room) === FLOORS - 1).length;
    case 'tiles':
      return amount(player.tiles);
    case 'groups':
      return (hotel?.groups ?? []).filter(({ mask }) => (occupied & mask) === mask).length;
    case 'floors':
      return fullLines(occupied, 'floor');
    case 'columns':
      return fullLines(occupied, 'column');
    case 'sets':
      return Math.min(
        ...ROOM_COLORS.map((color) => amount(occupied & (hotel?.colorMasks[color] ?? 0))),
      );
    case 'fullColors':
      return ROOM_COLORS.filter((color) => {
        const mask = hotel?.colorMasks[color] ?? 0;
        return (occupied & mask) === mask;
      }).length;
    case 'staff':
      return player.played.length;
    case 'markers':
      return view.claims.filter((seats) => seats.includes(seat)).length;
    case 'emperor':
      return player.emperor;
    case 'krones':
      return player.krones;
    case 'kitchen':
      return player.kitchen[GOODS.indexOf(what.good)] ?? 0;
    case 'served':
      return servedGuests(scene, seat, what);
    case 'dancers':
      return dancersOn(view.modules.ballrooms?.floor.flat(2) ?? [], seat);
  }
}
