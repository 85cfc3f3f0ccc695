import type { Difficulty, SoloHotelKey } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

export const difficultyName = (language: Language, difficulty: Difficulty): string =>
  say(language, 'difficulties', difficulty);

export const soloHotelName = (language: Language, key: SoloHotelKey): string =>
  say(language, 'soloHotelNames', key);

/** What the hotel of the solo opponent does. */
export const soloHotelText = (language: Language, key: SoloHotelKey): string =>
  say(language, 'soloHotelTexts', key);
