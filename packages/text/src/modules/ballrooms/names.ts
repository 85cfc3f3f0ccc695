import type { Ballroom, RehearsalRoom, Row } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

export const ballroomName = (language: Language, { key }: Pick<Ballroom, 'key'>): string =>
  say(language, 'ballroomNames', key);

export const rehearsalRoomName = (
  language: Language,
  { key }: Pick<RehearsalRoom, 'key'>,
): string => say(language, 'rehearsalRoomNames', key);

export const rowName = (language: Language, row: Row | 'balcony'): string =>
  say(language, 'rows', row);
