import type { Phase, Source, VpSource } from '@gah/engine';
import { ROUNDS } from '@gah/engine';
import type { Language } from './language.js';
import { say } from './catalogue/say.js';

/** A heading of the score sheet. */
export const vpSourceText = (language: Language, source: VpSource): string =>
  say(language, 'vpSources', source);

/** Where a printed value comes from. */
export const sourceText = (language: Language, source: Source): string =>
  say(language, 'sources', source);

export const phaseText = (language: Language, phase: Phase): string =>
  say(language, 'phases', phase);

export const roundText = (language: Language, round: number): string =>
  say(language, 'players', 'round', { round, rounds: ROUNDS });
