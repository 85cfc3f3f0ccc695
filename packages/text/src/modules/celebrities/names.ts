import type { CelebrityKey } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';

export const celebrityName = (language: Language, key: CelebrityKey): string =>
  say(language, 'celebrityNames', key);
