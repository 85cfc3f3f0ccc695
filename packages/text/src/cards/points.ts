import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';

/** Points by round, round 1 first: "8 VP (rounds 1–3), 5 VP (rounds 4–5), 2 VP (rounds 6–7)". */
export function vpByRoundText(language: Language, points: readonly number[]): string {
  const parts: string[] = [];
  let first = 0;
  for (const [index, vp] of points.entries()) {
    if (points[index + 1] === vp) continue;
    const count = index - first + 1;
    const rounds = count === 1 ? String(index + 1) : `${first + 1}–${index + 1}`;
    parts.push(say(language, 'cards', 'vpInRounds', { vp, rounds, count }));
    first = index + 1;
  }
  return parts.join(', ');
}

/** The rows of a table of points that give any, by number of something; the last may be "or more". */
export const scoringRows = (
  points: readonly number[],
): { amount: number; vp: number; isLast: boolean }[] =>
  points.flatMap((vp, amount) =>
    amount > 0 && vp > 0 ? [{ amount, vp, isLast: amount === points.length - 1 }] : [],
  );
