import type { Move, RefusalCode } from '@gah/engine';
import type { Language } from '@gah/text';
import { refusalText } from '@gah/text';
import type { Target } from '../selection/target.js';
import { target } from '../selection/target.js';
import type { TableWords } from './words/words.js';

/** Why something cannot be done: the engine's reason, or that no room is right for a guest. */
export type WhyNot = RefusalCode | 'no-room';

const ABOUT_A_ROOM: readonly RefusalCode[] = ['room-not-free', 'room-wrong-color', 'not-offered'];

/** As much of the table as a reason depends on. */
interface Asked {
  readonly session: { refusal(move: Move): RefusalCode | null };
  isChosen(place: Target): boolean;
}

/** Why a move is not possible, seen from what the player has tapped. */
export function whyNot(table: Asked, wanted: Move): WhyNot | null {
  const refusal = table.session.refusal(wanted);
  // The guest was meant, not one of the rooms it cannot have.
  const isGuest = wanted.kind === 'moveIn' && !table.isChosen(target('table', wanted.table));
  return isGuest && refusal && ABOUT_A_ROOM.includes(refusal) ? 'no-room' : refusal;
}

export const whyNotText = (
  { words, language }: { readonly words: TableWords; readonly language: Language },
  why: WhyNot,
): string => (why === 'no-room' ? words.noRoom : refusalText(language, why));
