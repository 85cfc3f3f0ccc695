import { existsSync } from 'node:fs';
import { RULES_VERSION } from '@gah/engine';
import { readJson, usageFailure } from '@gah/terminal';
import { weightsNow } from '../almanac/checkpoint.js';

/** Under what results were made: those under other conditions cannot be mixed with them. */
export interface Conditions {
  readonly settings: unknown;
  /** Of the players. */
  readonly weights: string;
  readonly rules: number;
}

export const conditionsNow = (settings: unknown): Conditions => ({
  settings,
  weights: weightsNow(),
  rules: RULES_VERSION,
});

/** What a file keeps; null when there is none. One that was made under other conditions is refused. */
export function readUnder(file: string, now: Conditions): Conditions | null {
  if (!existsSync(file)) return null;
  const found = readJson(file) as Conditions;
  for (const key of ['settings', 'weights', 'rules'] as const) {
    if (JSON.stringify(found[key]) === JSON.stringify(now[key])) continue;
    throw usageFailure(`the results in ${file} were made with other ${key}; use another --folder`);
  }
  return found;
}
