import type { Difficulty, ModuleName, SoloHotelKey } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

/** Who a person alone plays against. */
export const OPPONENTS = ['leopold', 'elisabeth'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const difficultyName = (language: Language, difficulty: Difficulty): string =>
  say(language, 'difficulties', difficulty);

export const soloHotelName = (language: Language, key: SoloHotelKey): string =>
  say(language, 'soloHotelNames', key);

/** What the hotel of the solo opponent does. */
export const soloHotelText = (language: Language, key: SoloHotelKey): string =>
  say(language, 'soloHotelTexts', key);

/** Whom a person alone plays against. */
export const opponentOf = (modules: readonly ModuleName[]): Opponent =>
  modules.includes('ballrooms') || modules.includes('celebrities') ? 'elisabeth' : 'leopold';

export const opponentName = (language: Language, opponent: Opponent): string =>
  say(language, 'opponents', opponent);
