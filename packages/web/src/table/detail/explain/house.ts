import type { GroupProgress } from '@gah/engine';
import {
  at,
  columnOf,
  countRooms,
  floorOf,
  floorsOf,
  groupBonusesOf,
  groupsOf,
  hasRoom,
  printedGroupBonus,
  scoreSheets,
} from '@gah/engine';
import { houseOf } from '../../model/house.js';
import { explainWords } from '../explainWords.js';
import type { Explaining, Line } from '../subject.js';
import { priceLine } from './cards.js';
import type { Explanations } from './table.js';

/** "2 of 4 occupied; pays 10 krones when complete." */
function groupText(
  { language, scene }: Explaining,
  seat: number,
  { color, size, occupied, isPaid }: GroupProgress,
): string {
  const { room, bonus } = explainWords(language);
  const amount = printedGroupBonus({ groupBonus: groupBonusesOf(scene.view, seat) }, color, size);
  const paid = bonus({ color, amount });
  return isPaid
    ? room.paid({ size, bonus: paid })
    : room.progress({ occupied: countRooms(occupied), size, bonus: paid });
}

function groupLine(table: Explaining, seat: number, room: number): Line[] {
  const group = groupsOf(table.scene.view, seat).find(({ rooms }) => hasRoom(rooms, room));
  if (!group) return [];
  const { room: words } = explainWords(table.language);
  return [{ label: words.group, text: groupText(table, seat, group) }];
}

export const HOUSE: Explanations<'room' | 'floor' | 'bonuses'> = {
  room: ({ seat, room }, table) => {
    const { language, words, scene, own } = table;
    const { room: roomWords, look } = explainWords(language);
    const { rooms, floors } = houseOf(scene, seat);
    const looked = rooms[room];
    if (!looked) throw new RangeError(`no room ${room}`);
    const { color, state, coverVp } = looked;
    const floor = floorOf(room);
    return {
      name: roomWords.name({ color, floor: floor + 1, column: columnOf(room) + 1 }),
      kind: words.roomStates[state],
      lines: [
        {
          text:
            state === 'unbuilt'
              ? roomWords.unbuilt
              : state === 'free'
                ? roomWords.free({ color })
                : roomWords.occupied,
        },
        ...(state === 'unbuilt' && seat === own
          ? [priceLine(table, { seat, kind: 'prepareRoom', room })]
          : []),
        ...(coverVp > 0 ? [{ text: roomWords.cover({ vp: coverVp }) }] : []),
        { label: look.atEnd, text: roomWords.worth({ vp: floors[floor].vp }) },
        ...groupLine(table, seat, room),
      ],
      reconstructed: [],
    };
  },
  floor: ({ seat, floor }, table) => {
    const { language, scene, own, words } = table;
    const { floor: floorWords, look } = explainWords(language);
    const { price, vp } = at(houseOf(scene, seat).floors, floor);
    const { rooms, prepared, occupied } = at(floorsOf(scene.view, seat), floor);
    const points = at(at(scoreSheets(scene.view), seat).final.rooms, floor);
    return {
      name: floorWords.name({ floor: floor + 1 }),
      kind: words.hotelOf({ name: table.nameOf(seat) }),
      lines: [
        { text: floorWords.price({ price }) },
        { text: floorWords.worth({ vp }) },
        {
          label: seat === own ? look.forYou : table.nameOf(seat),
          text: floorWords.state({
            rooms: countRooms(rooms),
            prepared: countRooms(prepared),
            occupied: countRooms(occupied),
            points,
          }),
        },
      ],
      reconstructed: [],
    };
  },
  bonuses: ({ seat, color }, table) => {
    const { language, scene, words } = table;
    const { bonuses, bonus } = explainWords(language);
    const amounts = groupBonusesOf(scene.view, seat)[color];
    const groups = groupsOf(scene.view, seat).filter((group) => group.color === color);
    const sizes = new Set(groups.map(({ size }) => size));
    return {
      name: bonuses.name({ color }),
      kind: words.hotelOf({ name: table.nameOf(seat) }),
      lines: [
        { text: bonuses.what },
        {
          label: bonuses.sizes,
          text: amounts
            .flatMap((amount, index) =>
              sizes.has(index + 1)
                ? [bonuses.size({ size: index + 1, bonus: bonus({ color, amount }) })]
                : [],
            )
            .join('; '),
        },
        ...groups.map((group) => ({
          label: bonuses.groupOf({ size: group.size }),
          text: groupText(table, seat, group),
        })),
      ],
      reconstructed: [],
    };
  },
};
