// How long each lesson is when one does what it suggests, and how easy to read: Flesch for English, Amstad's
// formula for German, Oborneva's for Russian; 60 to 70 is plain, above 80 easy.
import { LESSONS, textOf } from '@gah/lessons';
import { obedient, playLesson } from '@gah/lessons/testing';
import { LANGUAGES } from '@gah/text';

const VOWELS = { en: /[aeiouy]+/giu, de: /[aeiouyäöü]+/giu, ru: /[аеёиоуыэюя]/giu };
const EASE = {
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
  de: (words, syllables) => 180 - words - 58.5 * syllables,
  ru: (words, syllables) => 206.836 - 1.52 * words - 65.14 * syllables,
};

const count = (text, pattern) => text.match(pattern)?.length ?? 0;

for (const lesson of LESSONS) {
  const { told, decisions } = playLesson(lesson, obedient);
  const row = { lesson: lesson.id, decisions };
  for (const language of LANGUAGES) {
    const said = [...new Set(told.map(({ guidance }) => textOf(language, guidance.said)))];
    const text = said.join(' ');
    const words = count(text, /[\p{L}\p{N}]+/gu);
    const sentences = count(text, /[.!?:](\s|$)/gu);
    const ease = EASE[language](words / sentences, count(text, VOWELS[language]) / words);
    row[`${language} words`] = words;
    row[`${language} ease`] = Math.round(ease);
  }
  console.log(
    Object.entries(row)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
}
