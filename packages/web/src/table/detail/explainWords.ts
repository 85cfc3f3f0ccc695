import type { Language } from '@gah/text';
import { phrases } from '@gah/text';
import type { ExplainWords } from './subject.js';

export const explainWords = (language: Language): ExplainWords => phrases(language, 'explain');
