import type { LuckKind, LuckSheet, SeatLuck } from './luckSheet.js';
import { LUCK_KINDS } from './luckSheet.js';
import { at } from '@gah/engine';

/** Luck and skill of a seat in a few whole numbers that add up: what made the difference to a rival. */

export const LUCK_CAUSES = [...LUCK_KINDS, 'decisions'] as const;
export type LuckCause = (typeof LUCK_CAUSES)[number];

export interface LuckPart {
  readonly cause: LuckCause;
  /** For the seat when positive, against it when negative; never 0. */
  readonly points: number;
}

export interface LuckVerdict {
  readonly seat: number;
  /** The best of the others; null for who played alone, who is compared with what the start promised. */
  readonly rival: number | null;
  /** Points more than the rival. */
  readonly lead: number;
  /** They add up to the lead; largest first. */
  readonly parts: readonly LuckPart[];
}

function amounts({ start, luck, decisions, others }: SeatLuck): Record<LuckCause, number> {
  // Who sits where is a part of what lies on the table at the start.
  return { ...luck, layout: luck.layout + start, decisions: decisions + others };
}

const NOTHING: SeatLuck['luck'] = { layout: 0, guests: 0, staff: 0, modules: 0, dice: 0 };

/** Whole numbers with the same sum: those that lose most by rounding down are rounded up. */
function whole(values: readonly number[], total: number): number[] {
  const floors = values.map(Math.floor);
  let missing = total - floors.reduce((sum, value) => sum + value, 0);
  const order = [...values.keys()].sort((a, b) => fraction(values[b]) - fraction(values[a]));
  const rounded = [...floors];
  for (const place of order) {
    if (missing <= 0) break;
    rounded[place] = at(rounded, place) + 1;
    missing--;
  }
  return rounded;
}
const fraction = (value = 0): number => value - Math.floor(value);

export function luckVerdict({ seats }: LuckSheet, seat: number): LuckVerdict {
  const own = seats[seat];
  if (!own) throw new RangeError(`no luck of seat ${seat}`);
  const [best] = seats
    .filter((each) => each.seat !== seat)
    .sort((one, other) => other.final - one.final);
  const other: SeatLuck = best ?? {
    ...own,
    luck: NOTHING,
    decisions: 0,
    others: 0,
    final: own.start,
  };
  const [mine, theirs] = [amounts(own), amounts(other)];
  const lead = Math.round(own.final - other.final);
  const points = whole(
    LUCK_CAUSES.map((cause) => mine[cause] - theirs[cause]),
    lead,
  );
  const parts = LUCK_CAUSES.map((cause, place) => ({ cause, points: at(points, place) }))
    .filter((part) => part.points !== 0)
    .sort((one, two) => Math.abs(two.points) - Math.abs(one.points));
  return { seat, rival: best?.seat ?? null, lead, parts };
}

/** All luck of a seat together. */
export const luckSum = (luck: Readonly<Record<LuckKind, number>>): number =>
  LUCK_KINDS.reduce((sum, kind) => sum + luck[kind], 0);
