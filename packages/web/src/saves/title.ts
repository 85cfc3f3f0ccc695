import { opponentWith } from '@gah/engine';
import type { Language } from '@gah/text';
import { playerName } from '@gah/text';
import type { SaveSummary } from './save.js';

/** Everybody in a saved game, the automatic opponent included. */
export const saveNames = (
  language: Language,
  { names, modules, points }: Pick<SaveSummary, 'names' | 'modules' | 'points'>,
): string[] => points.map((_, seat) => playerName(language, names, seat, opponentWith(modules)));

/** The name a player gave to a saved game, or those of the players. */
export const saveTitle = (language: Language, save: SaveSummary): string =>
  save.title === '' ? saveNames(language, save).join(', ') : save.title;
