import type { GameState } from '@gah/engine';
import type { Language } from '../../language.js';
import type { TableScene } from '../../play/tableLines.js';
import { soloHotelName, soloHotelText } from './names.js';

export function soloLines({ language, view }: TableScene): string[] {
  const hotel = view.modules.solo?.hotel ?? null;
  if (hotel === null) return [];
  return [`${soloHotelName(language, hotel)}: ${soloHotelText(language, hotel)}`];
}

/** The name of the automatic opponent's hotel, if it has one. */
export function opponentHotel({ modules }: GameState, language: Language): string | null {
  const hotel = modules.solo?.hotel ?? null;
  return hotel === null ? null : soloHotelName(language, hotel);
}
