import type { Opponent, SeatIndex } from '@gah/engine';
import { ALONE } from '@gah/engine';
import { say } from '../catalogue/say.js';
import type { Language } from '../language.js';
import { allOf } from '../sentences.js';

/** The automatic opponent of a person alone. */
export const opponentName = (language: Language, opponent: Opponent): string =>
  say(language, 'opponents', opponent);

/**
 * A player's name; players without one are numbered. Where only one person has a name, alone, the
 * other seat is the automatic opponent's.
 */
export function playerName(
  language: Language,
  names: readonly string[],
  seat: SeatIndex,
  opponent: Opponent = 'leopold',
): string {
  if (names.length === ALONE && seat >= ALONE) return opponentName(language, opponent);
  const name = names[seat]?.trim() ?? '';
  return name === '' ? say(language, 'players', 'unnamed', { number: seat + 1 }) : name;
}

export const playerNames = (
  language: Language,
  names: readonly string[],
  seats: readonly SeatIndex[],
  opponent?: Opponent,
): string =>
  allOf(
    language,
    seats.map((seat) => playerName(language, names, seat, opponent)),
  );
