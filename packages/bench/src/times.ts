import type { CaseName } from './cases.js';
import { CASE_NAMES, forCases } from './cases.js';
import type { Amount } from './material.js';
import { collect } from './material.js';
import type { Probe, Timed } from './probes.js';
import { probesOf } from './probes.js';
import type { Effort } from './rounds.js';
import { timeInRounds } from './rounds.js';

/** Nanoseconds of each thing that was timed. */
export type Times<T extends Timed = Timed> = Readonly<Record<T, number>>;

const labelOf = (name: CaseName, timed: Timed): string => `${name} ${timed}`;

/** Times all cases in the same rounds; `pick` makes one figure of those of the rounds. */
export function timeCases<T extends Timed>(
  timed: readonly T[],
  amount: Amount,
  effort: Effort,
  pick: (rounds: readonly number[]) => number,
): Record<CaseName, Times<T>> {
  const probes = new Map<string, Probe>();
  for (const name of CASE_NAMES) {
    const ofCase = probesOf(collect(name, amount));
    for (const thing of timed) probes.set(labelOf(name, thing), ofCase[thing]);
  }
  const rounds = timeInRounds(probes, effort);
  return forCases((name) => {
    const figures = timed.map((thing) => [thing, pick(rounds.get(labelOf(name, thing)) ?? [])]);
    return Object.fromEntries(figures) as Times<T>;
  });
}
