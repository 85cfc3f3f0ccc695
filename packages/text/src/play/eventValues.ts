import type { GameEvent, HiddenCards, SeatIndex } from '@gah/engine';
import { at, DIE_COLORS } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import type { YesNo } from '../catalogue/values.js';
import { namedStaff, staffName } from '../names/cards.js';
import { playerName } from '../names/players.js';
import type { TextContext } from './context.js';
import { roomValues } from './rooms.js';

/** Values that sentences about several kinds of events share. */

export const playerOf = (
  language: Language,
  event: { seat: SeatIndex },
  { names, opponent }: TextContext,
): string => playerName(language, names, event.seat, opponent);

/** Cards the viewer may see are named, others only counted. */
export function cardsOf(
  language: Language,
  cards: HiddenCards,
  { content }: TextContext,
): { count: number; shown: YesNo; cards: string } {
  if (typeof cards === 'number') return { count: cards, shown: 'no', cards: '' };
  const names = cards.map((card) => staffName(language, card, content.edition));
  return { count: cards.length, shown: 'yes', cards: names.join(', ') };
}

/** The dice with their values: white ones in order, then each coloured one. */
export function diceTexts(
  language: Language,
  { dice, coloredDice }: Extract<GameEvent, { type: 'diceRolled' }>,
): string[] {
  const white = dice.flatMap((count, index) => {
    const colored = coloredDice.filter((space) => space === index + 1).length;
    const text = say(language, 'diceValues', 'white', { value: index + 1 });
    return Array.from({ length: count - colored }, () => text);
  });
  const colored = coloredDice.flatMap((value, index) =>
    value > 0 ? [say(language, 'diceValues', at(DIE_COLORS, index), { value })] : [],
  );
  return [...white, ...colored];
}

export const roomOf = (
  language: Language,
  event: { seat: SeatIndex; room: number },
  context: TextContext,
) => ({
  player: playerOf(language, event, context),
  ...roomValues(context.content, context.hotels[event.seat], event.room),
});

export const staffOf = (
  language: Language,
  event: { seat: SeatIndex; card: number },
  context: TextContext,
) => ({
  player: playerOf(language, event, context),
  card: namedStaff(language, event.card, context.content.edition),
});

export const tileOf = (
  language: Language,
  event: { seat: SeatIndex; tile: string },
  context: TextContext,
) => ({ player: playerOf(language, event, context), tile: event.tile });
