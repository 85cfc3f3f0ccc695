import type { GameState } from '@gah/engine';
import type { Language } from '@gah/text';
import { soloHotelName, soloHotelText } from '@gah/text';
import type { PlayScene } from '../../play/scene.js';

export function soloLines({ language, view }: PlayScene): string[] {
  const hotel = view.modules.solo?.hotel ?? null;
  if (hotel === null) return [];
  return [`${soloHotelName(language, hotel)}: ${soloHotelText(language, hotel)}`];
}

/** The name of the automatic opponent's hotel, if it has one. */
export function opponentHotel({ modules }: GameState, language: Language): string | null {
  const hotel = modules.solo?.hotel ?? null;
  return hotel === null ? null : soloHotelName(language, hotel);
}
