import type { CaseName } from './cases.js';
import { CASE_NAMES } from './cases.js';
import type { Figures } from './figures.js';

/** At most this part of the time of a structuredClone of the same states. */
interface CostBar {
  readonly name: CaseName;
  readonly timed: 'decision' | 'clone' | 'view';
  readonly limit: number;
}

export const COST_BARS: readonly CostBar[] = [
  { name: 'base2', timed: 'decision', limit: 1 / 36 },
  { name: 'all4', timed: 'decision', limit: 1 / 25 },
  ...CASE_NAMES.map((name) => ({ name, timed: 'clone', limit: 1 / 30 }) as const),
  ...CASE_NAMES.map((name) => ({ name, timed: 'view', limit: 1 / 10 }) as const),
];

/** How many times as long a decision may take in one case as in another. */
const INCREASE_BARS: readonly { name: CaseName; than: CaseName; limit: number }[] = [
  { name: 'all2', than: 'base2', limit: 2 },
  { name: 'base4', than: 'base2', limit: 1.6 },
  { name: 'all4', than: 'all2', limit: 1.6 },
];

const STATE_BYTES = { name: 'all4', limit: 12_000 } as const;

/** The smallest object there is: a game that leaves anything behind leaves at least as much. */
const GROWTH_BYTES_PER_GAME = 16;

export type Unit = 'part' | 'times' | 'bytes';

/** A bar with what was measured against it. */
export interface Judged {
  readonly what: string;
  readonly unit: Unit;
  readonly measured: number;
  readonly limit: number;
  readonly met: boolean;
}

const judge = (what: string, unit: Unit, measured: number, limit: number): Judged => ({
  what,
  unit,
  measured,
  limit,
  met: measured <= limit,
});

export function judgeBars({ cases, growthBytesPerGame }: Figures): Judged[] {
  return [
    ...COST_BARS.map(({ name, timed, limit }) => {
      const part = cases[name][`${timed}Ns`] / cases[name].structuredCloneNs;
      return judge(`${timed} / structuredClone, ${name}`, 'part', part, limit);
    }),
    ...INCREASE_BARS.map(({ name, than, limit }) => {
      const times = cases[name].decisionNs / cases[than].decisionNs;
      return judge(`decision, ${name} / ${than}`, 'times', times, limit);
    }),
    judge(
      `state at the end, ${STATE_BYTES.name}`,
      'bytes',
      cases[STATE_BYTES.name].stateBytes,
      STATE_BYTES.limit,
    ),
    judge('growth per game', 'bytes', growthBytesPerGame, GROWTH_BYTES_PER_GAME),
  ];
}
