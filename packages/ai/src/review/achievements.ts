import type { GameState } from '@gah/engine';
import { at, contentOf } from '@gah/engine';
import type { WeighedReason } from '../model/reason.js';
import type { ModuleMoveReason } from '../modules/index.js';
import { changesFor } from '../reasons/changes.js';
import type { MoveReason } from '../reasons/reason.js';

/** What one plan achieves and another does not, as reasons. */

type Weighed = WeighedReason<ModuleMoveReason>;

const MOST = 4;
/** Too little to be named. */
const LEAST_WEIGHT = 1;
const KRONE_WEIGHT = 1.1;

/** What a turn has led to, from where to where. */
export interface Outcome {
  readonly before: GameState;
  readonly after: GameState;
}

/** Reasons with equal keys say the same, perhaps with other amounts. */
const keyOf = (reason: MoveReason): string =>
  JSON.stringify({ ...reason, amount: 0, good: '', missing: 0 });

const amountOf = (reason: MoveReason): number => ('amount' in reason ? reason.amount : 0);

function changesOf({ before, after }: Outcome, seat: number): Weighed[] {
  // What is spent and what is left over is compared itself.
  return changesFor(contentOf(before.setup), seat, before, after).filter(
    ({ reason: { kind } }) => kind !== 'krones' && kind !== 'points',
  );
}

/** What is left of a change when the other plan has brought some of it too; null for nothing. */
function beyond({ reason, weight }: Weighed, others: readonly Weighed[]): Weighed | null {
  const key = keyOf(reason);
  const other = others.find((each) => keyOf(each.reason) === key);
  if (!other) return { reason, weight };
  const amount = amountOf(reason) - amountOf(other.reason);
  if (amount <= 0 || !('amount' in reason)) return null;
  return { reason: { ...reason, amount }, weight: (weight * amount) / reason.amount };
}

function lead(one: Outcome, other: Outcome, seat: number): Weighed[] {
  const own = at(one.after.seats, seat);
  const theirs = at(other.after.seats, seat);
  // The last turn of all ends with the final scoring: that is not what the plan brought.
  const isScored = one.after.phase !== other.after.phase;
  const points = isScored ? 0 : own.vp - theirs.vp;
  const krones = own.krones - theirs.krones;
  const found: Weighed[] = [];
  if (points > 0) found.push({ reason: { kind: 'points', amount: points }, weight: points });
  if (krones > 0)
    found.push({ reason: { kind: 'krones', amount: krones }, weight: KRONE_WEIGHT * krones });
  return found;
}

/** What the first has achieved beyond the second, most important first. */
export function achievedBeyond(one: Outcome, other: Outcome, seat: number): MoveReason[] {
  const others = changesOf(other, seat);
  const more = changesOf(one, seat).flatMap((change) => beyond(change, others) ?? []);
  return [...lead(one, other, seat), ...more]
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ reason }) => reason);
}
