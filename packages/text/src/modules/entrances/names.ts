import type { EntranceKey } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

export const entranceName = (language: Language, key: EntranceKey): string =>
  say(language, 'entranceNames', key);
