import type { EffectTexts } from '../../cards/effectTable.js';
import { say } from '../../catalogue/say.js';

export const effects = {
  takeToken: (language, { half }) => say(language, 'effects', 'takeToken', { half }),
} satisfies Partial<EffectTexts>;
