import type { GameView, SeatIndex } from '@gah/engine';
import { opponentWith } from '@gah/engine';
import type { Language } from '@gah/text';
import { playerName } from '@gah/text';

/** A player's name, the automatic opponent's included. */
export const seatName = (
  language: Language,
  { setup }: Pick<GameView, 'setup'>,
  seat: SeatIndex,
): string => playerName(language, setup.names, seat, opponentWith(setup.modules));

/** Everybody at the table, by seat. */
export const seatNames = (language: Language, view: GameView): string[] =>
  view.seats.map((_, seat) => seatName(language, view, seat));
