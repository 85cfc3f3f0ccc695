import type { Difficulty, InstructionCard, SoloExtra } from '@gah/engine';
import { DIFFICULTIES, LETTERS } from '@gah/engine';
import type { Language } from '../../language.js';
import { say } from '../../catalogue/say.js';
import { yesNo } from '../../catalogue/values.js';
import { oneOf, sentence } from '../../sentences.js';

function dieText(language: Language, dice: InstructionCard['dice']): string {
  if (dice === 'colored') return say(language, 'instructions', 'coloredDie');
  if (dice.length === 0) return say(language, 'instructions', 'anyDie');
  return say(language, 'instructions', 'die', { values: oneOf(language, dice.map(String)) });
}

function extraText(language: Language, extra: SoloExtra): string {
  switch (extra.do) {
    case 'emperor':
      return say(language, 'instructions', 'emperor', { steps: extra.steps });
    case 'staff':
      return say(language, 'instructions', 'staff');
    case 'politics':
      return say(language, 'instructions', 'politics', {
        letter: extra.slot === 'any' ? '' : (LETTERS[extra.slot] ?? ''),
        known: yesNo(extra.slot !== 'any'),
      });
    case 'dancer':
      return say(language, 'instructions', 'dancer', { dance: extra.dance });
  }
}

/** What an instruction card makes the opponent do at this difficulty, a sentence for each step. */
export function instructionText(
  language: Language,
  { guests, dice, ties, extras }: InstructionCard,
  difficulty: Difficulty,
): string[] {
  const counts = ({ from }: { readonly from: Difficulty }): boolean =>
    DIFFICULTIES.indexOf(from) <= DIFFICULTIES.indexOf(difficulty);
  return [
    ...guests
      .filter(counts)
      .map(({ color, dance }) => say(language, 'instructions', 'guest', { color, dance })),
    dieText(language, dice),
    say(language, 'instructions', 'ties', { side: ties }),
    ...extras.filter(counts).map((extra) => extraText(language, extra)),
  ].map(sentence);
}
