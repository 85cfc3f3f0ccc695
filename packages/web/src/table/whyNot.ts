import type { Move, RefusalCode } from '@gah/engine';
import { refusalText } from '@gah/text';
import { target } from '../selection/target.js';
import type { TableState } from './state.svelte.js';

/** Why something cannot be done: the engine's reason, or that no room is right for a guest. */
export type WhyNot = RefusalCode | 'no-room';

const ABOUT_A_ROOM: readonly RefusalCode[] = ['room-not-free', 'room-wrong-color', 'not-offered'];

/** Why a move is not possible, seen from what the player has tapped. */
export function whyNot(table: TableState, wanted: Move): WhyNot | null {
  const refusal = table.session.refusal(wanted);
  // The guest was meant, not one of the rooms it cannot have.
  const isGuest = wanted.kind === 'moveIn' && !table.isChosen(target('table', wanted.table));
  return isGuest && refusal && ABOUT_A_ROOM.includes(refusal) ? 'no-room' : refusal;
}

export const whyNotText = ({ words, language }: TableState, why: WhyNot): string =>
  why === 'no-room' ? words.noRoom : refusalText(language, why);
