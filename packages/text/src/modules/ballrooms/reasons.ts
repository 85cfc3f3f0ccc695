import { say } from '../../catalogue/say.js';
import type { ReasonTexts } from '../../play/tables.js';

export const reasons: Pick<ReasonTexts, 'sendsDancer'> = {
  sendsDancer: (language, { amount }) => say(language, 'reasons', 'sendsDancer', { amount }),
};
