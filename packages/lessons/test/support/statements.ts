import { moves, sameMove } from '@gah/engine';
import { LANGUAGES } from '@gah/text';
import type { Said } from '../../src/say.js';
import { textOf } from '../../src/say.js';
import { latest } from '../../src/run.js';
import type { Told } from '../../src/testing/playing.js';
import { truthOf } from './truth.js';

const MOST_SENTENCES = 2;
/** A greeting of one word is no sentence to speak of. */
const sentencesIn = (text: string): number =>
  text.split(/(?<=[.!?])\s+/u).filter((part) => part.split(/\s+/u).length > 1).length;

/** Names may be written with full stops. */
const nameless = (said: Said): Said => ({
  ...said,
  facts: Object.fromEntries(
    Object.entries(said.facts).map(([name, fact]) => [
      name,
      typeof fact.value === 'number' ? fact : { ...fact, value: 1 },
    ]),
  ),
});

/** Everything wrong with something told, in words; empty when nothing is. */
export function faultsOf({ guidance, state, run }: Told): string[] {
  const { at } = latest(run.points);
  const where = `${run.lesson.id}.${guidance.said.key} (${guidance.id}, ply ${state.ply})`;
  const faults: string[] = [];
  for (const [name, { value, claim }] of Object.entries(guidance.said.facts)) {
    const truth = truthOf(claim, state, at);
    const isTrue = typeof value === 'number' ? truth === value : truth === true;
    if (!isTrue) faults.push(`${where}: ${name} is ${JSON.stringify(value)}, not ${String(truth)}`);
  }
  const legal = moves(state, at.pupil);
  for (const move of guidance.light.moves ?? [])
    if (!legal.some((each) => sameMove(each, move)))
      faults.push(`${where}: what is lit is not legal: ${JSON.stringify(move)}`);
  for (const language of LANGUAGES) {
    const text = textOf(language, guidance.said);
    if (sentencesIn(textOf(language, nameless(guidance.said))) > MOST_SENTENCES)
      faults.push(`${where}: too long in ${language}: ${text}`);
    if (/undefined|NaN|[{}#]/u.test(text))
      faults.push(`${where}: unfinished in ${language}: ${text}`);
  }
  return faults;
}
