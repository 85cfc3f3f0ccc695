import type { Ballroom, RehearsalRoom, Row } from '@gah/engine';
import { isKeyOf, say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

export const ballroomName = (language: Language, { key }: Pick<Ballroom, 'key'>): string =>
  isKeyOf(language, 'ballroomNames', key) ? say(language, 'ballroomNames', key) : `#${key}`;

export const rehearsalRoomName = (
  language: Language,
  { key }: Pick<RehearsalRoom, 'key'>,
): string =>
  isKeyOf(language, 'rehearsalRoomNames', key)
    ? say(language, 'rehearsalRoomNames', key)
    : `#${key}`;

export const rowName = (language: Language, row: Row | 'balcony'): string =>
  say(language, 'rows', row);
