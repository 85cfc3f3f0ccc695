import type { Content } from '@gah/engine';
import { ROWS } from '@gah/engine';
import type { Language } from '../../language.js';
import { ballroomName, rowName } from './names.js';

/** The name of a ballroom by its index in the content. */
export function ballroomAt(language: Language, content: Content, index: number): string {
  const ballroom = content.ballrooms[index];
  return ballroom ? ballroomName(language, ballroom) : '';
}

/** "Zum Sperl, top row" */
export function placeText(
  language: Language,
  content: Content,
  ballroom: number,
  row: number,
  isBalcony = false,
): string {
  const name = isBalcony ? 'balcony' : (ROWS[row] ?? 'balcony');
  return `${ballroomAt(language, content, ballroom)}, ${rowName(language, name)}`;
}
