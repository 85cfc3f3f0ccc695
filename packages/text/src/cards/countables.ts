import type { Countable } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';

const colorOf = (what: Countable) => ('color' in what ? what.color : 'any');

/** "per occupied red room" */
export const perText = (language: Language, what: Countable): string =>
  say(language, 'per', what.count, { color: colorOf(what) });

/** "at least 4 occupied red rooms" */
export const atLeastText = (language: Language, what: Countable, amount: number): string =>
  say(language, 'atLeast', what.count, { amount, color: colorOf(what) });
