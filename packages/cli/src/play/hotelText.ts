import type { Order, SeatIndex, SeatPosition } from '@gah/engine';
import { COLUMNS, guestCard, hasRoom, ordersOf, staffCard } from '@gah/engine';
import { goodsText, guestName, staffName, staffText, term } from '@gah/text';
import { columns } from '@gah/terminal';
import type { PlayScene } from './scene.js';

/** The rooms, top floor first, each with the letter of its colour. */
function roomLines({ words, content }: PlayScene, seat: SeatPosition): string[] {
  const colors = content.hotels[seat.hotel]?.colors ?? [];
  const cell = (room: number): string => {
    const color = colors[room];
    const letter = color ? words.letters[color] : '?';
    if (hasRoom(seat.occupied, room)) return `[${letter}]`;
    return hasRoom(seat.tiles, room) ? `(${letter})` : ` ${letter} `;
  };
  const floors = [...content.board.floorCost.entries()].reverse();
  return floors.map(([floor, krones]) => {
    const cells = Array.from({ length: COLUMNS }, (_, column) => cell(floor * COLUMNS + column));
    return `  ${floor + 1}  ${cells.join(' ')}  ${words.price({ krones })}`;
  });
}

/** What a guest at a table still waits for. */
const waitText = ({ language, words }: PlayScene, { missing }: Order): string =>
  missing.some((amount) => amount > 0)
    ? words.missing({ goods: goodsText(language, missing) })
    : words.served;

function cafeLines(scene: PlayScene, index: SeatIndex, seat: SeatPosition): string[][] {
  const { language, words, content, view } = scene;
  const orders = ordersOf(view, index);
  return seat.cafe.map((_, table) => {
    const order = orders.find((each) => each.table === table);
    if (!order) return [`  ${table + 1}`, '–'];
    const { color } = guestCard(content, order.guest);
    const name = `#${order.guest} ${guestName(language, order.guest)} (${color === 'green' ? '*' : words.letters[color]})`;
    return [`  ${table + 1}`, name, waitText(scene, order)];
  });
}

/** Staff cards with what they do. */
export const staffLines = (
  { language, content }: PlayScene,
  cards: readonly (number | null)[],
): string[] =>
  cards.flatMap((number) => {
    if (number === null) return [];
    const card = staffCard(content, number);
    const name = staffName(language, card.number, content.edition);
    const cost = `${term(language, 'cost')}: ${card.cost}`;
    return [`  #${card.number} ${name} (${cost}): ${staffText(language, card)}`];
  });

/** The hotel of a player with everything in it. */
export function hotelText(scene: PlayScene, index: SeatIndex): string {
  const { language, words, view, players } = scene;
  const seat = view.seats[index];
  if (!seat) return '';
  const kitchen = goodsText(language, seat.kitchen);
  return [
    `${words.hotelOf({ name: players[index] ?? '' })}: ${words.rooms}`,
    ...roomLines(scene, seat),
    term(language, 'cafe'),
    columns(cafeLines(scene, index, seat)),
    `${term(language, 'kitchen')}: ${kitchen === '' ? words.nothing : kitchen}`,
    ...(seat.played.length > 0
      ? [term(language, 'playedStaff'), ...staffLines(scene, seat.played)]
      : []),
  ].join('\n');
}
