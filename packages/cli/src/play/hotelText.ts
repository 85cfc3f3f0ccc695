import type { CafeGuest, SeatIndex, SeatPosition } from '@gah/engine';
import { COLUMNS, FLOORS } from '@gah/engine';
import { goodsText, guestName, staffName, staffText, term } from '@gah/text';
import { columns } from '../columns.js';
import type { PlayScene } from './scene.js';

const has = (mask: number, room: number): boolean => ((mask >> room) & 1) === 1;

/** The rooms, top floor first, each with the letter of its colour. */
function roomLines({ words, content }: PlayScene, seat: SeatPosition): string[] {
  const colors = content.hotels[seat.hotel]?.colors ?? [];
  const cell = (room: number): string => {
    const color = colors[room];
    const letter = color ? words.letters[color] : '?';
    if (has(seat.occupied, room)) return `[${letter}]`;
    return has(seat.tiles, room) ? `(${letter})` : ` ${letter} `;
  };
  return Array.from({ length: FLOORS }, (_, index) => FLOORS - 1 - index).map((floor) => {
    const cells = Array.from({ length: COLUMNS }, (_, column) => cell(floor * COLUMNS + column));
    return `  ${floor + 1}  ${cells.join(' ')}  ${words.price(content.board.floorCost[floor] ?? 0)}`;
  });
}

/** What a guest at a table still waits for. */
function guestLine({ language, words, content }: PlayScene, guest: CafeGuest): string {
  const order = content.guests[guest.card]?.order ?? [];
  const missing = order.map((amount, good) => Math.max(0, amount - (guest.goods[good] ?? 0)));
  return missing.some((amount) => amount > 0)
    ? words.missing(goodsText(language, missing))
    : words.served;
}

function cafeLines(scene: PlayScene, seat: SeatPosition): string[][] {
  const { language, words, content } = scene;
  return seat.cafe.map((guest, table) => {
    const card = content.guests[guest?.card ?? 0];
    if (!guest || !card) return [`  ${table + 1}`, '–'];
    const name = `#${guest.card} ${guestName(language, guest.card)} (${card.color === 'green' ? '*' : words.letters[card.color]})`;
    return [`  ${table + 1}`, name, guestLine(scene, guest)];
  });
}

/** Staff cards with what they do. */
export const staffLines = (
  { language, content }: PlayScene,
  cards: readonly (number | null)[],
): string[] =>
  cards.flatMap((number) => {
    const card = content.staff[number ?? 0];
    if (!card) return [];
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
    `${words.hotelOf(players[index] ?? '')}: ${words.rooms}`,
    ...roomLines(scene, seat),
    term(language, 'cafe'),
    columns(cafeLines(scene, seat)),
    `${term(language, 'kitchen')}: ${kitchen === '' ? words.nothing : kitchen}`,
    ...(seat.played.length > 0
      ? [term(language, 'playedStaff'), ...staffLines(scene, seat.played)]
      : []),
  ].join('\n');
}
