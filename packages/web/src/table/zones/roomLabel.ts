import { colorName, term } from '@gah/text';
import { capitalised } from '../capitalised.js';
import type { Room } from '../model/house.js';
import type { ScreenState } from '../state.svelte.js';

/** "Blue room, floor 2, column 3, vacant, price 1" */
export function roomLabel(table: ScreenState, room: Room, price: number | null): string {
  const { language, words } = table;
  const parts = [
    `${colorName(language, room.color)} ${term(language, 'room')}`,
    `${term(language, 'floor')} ${room.floor + 1}`,
    `${term(language, 'column')} ${room.column + 1}`,
    words.roomStates[room.state],
    ...(price === null ? [] : [`${words.detail.price} ${price}`]),
  ];
  return capitalised(parts.join(', '));
}
