import type { KeptGame } from '@gah/analysis';
import { saveOfEntry } from './fromSaves.js';
import { tableOfEntry } from './fromTable.js';

/** Whether luck is still to be worked out, and can be: every move of the game must be within reach. */
export const isWithoutLuck = (game: KeptGame, saves: ReadonlySet<string>): boolean => {
  const { isOver, fortunes } = game.summary;
  const save = saveOfEntry(game);
  const isInReach = save === null ? tableOfEntry(game) !== null : saves.has(save);
  return isOver && fortunes === null && isInReach;
};
