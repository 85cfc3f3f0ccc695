import type { Level } from '@gah/ai';
import type { Difficulty, Opponent } from '@gah/engine';
import type { SeatSummary } from '../summary/summary.js';

/** Somebody one has played against: a person by name, a computer player by level. */
export type Rival =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: Level }
  | {
      readonly kind: 'automatic';
      readonly opponent: Opponent;
      readonly difficulty: Difficulty;
    };

export const rivalOf = ({ player, name }: SeatSummary): Rival =>
  player.kind === 'person' ? { kind: 'person', name } : player;

/** Equal for equal ones, and usable as the value of a choice. */
export function rivalKey(rival: Rival): string {
  switch (rival.kind) {
    case 'person':
      return `person:${rival.name}`;
    case 'computer':
      return `computer:${rival.level}`;
    case 'automatic':
      return `automatic:${rival.opponent}:${rival.difficulty}`;
  }
}

/** Each once, in the order in which they are met. */
export function distinctRivals(seats: readonly SeatSummary[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const seat of seats) {
    const rival = rivalOf(seat);
    if (!rivals.has(rivalKey(rival))) rivals.set(rivalKey(rival), rival);
  }
  return [...rivals.values()];
}
