import type { LuckByKind, LuckMoment, LuckSheet, LuckSums, RoundLuck } from './luckSheet.js';
import { LUCK_KINDS } from './luckSheet.js';
import type { SeatIndex } from '@gah/engine';
import { at } from '@gah/engine';

/** Adds up luck and decisions, by seat, round and kind. */

interface Decision {
  /** Whose doing it was; null where it belongs to each seat itself. */
  readonly seat: SeatIndex | null;
  readonly round: number;
  /** For each person by how much it changed what could be expected. */
  readonly points: readonly number[];
}

interface Sums {
  readonly luck: Record<keyof LuckByKind, number>;
  decisions: number;
  others: number;
}

const noSums = (): Sums => ({
  luck: { layout: 0, guests: 0, staff: 0, modules: 0, dice: 0 },
  decisions: 0,
  others: 0,
});

function total(parts: readonly LuckSums[]): Sums {
  const sums = noSums();
  for (const { luck, decisions, others } of parts) {
    for (const kind of LUCK_KINDS) sums.luck[kind] += luck[kind];
    sums.decisions += decisions;
    sums.others += others;
  }
  return sums;
}

export class LuckBook {
  private readonly moments: LuckMoment[] = [];
  /** By seat, then by round. */
  private readonly rounds: readonly Map<number, Sums>[];

  constructor(private readonly start: readonly number[]) {
    this.rounds = start.map(() => new Map<number, Sums>());
  }

  chance(moment: LuckMoment): void {
    this.moments.push(moment);
    for (const [seat, points] of moment.points.entries()) {
      this.sums(seat, moment.round).luck[moment.kind] += points;
    }
  }

  decision({ seat: decider, round, points }: Decision): void {
    for (const [seat, change] of points.entries()) {
      const sums = this.sums(seat, round);
      if (decider === null || seat === decider) sums.decisions += change;
      else sums.others += change;
    }
  }

  close(final: readonly number[], isOver: boolean): LuckSheet {
    const seats = this.rounds.map((sums, seat) => {
      const rounds = [...sums]
        .map(([round, each]): RoundLuck => ({ round, ...each }))
        .sort((a, b) => a.round - b.round);
      return {
        seat,
        start: at(this.start, seat),
        final: at(final, seat),
        ...total(rounds),
        rounds,
      };
    });
    return { seats, moments: this.moments, isOver };
  }

  private sums(seat: number, round: number): Sums {
    const rounds = this.rounds[seat];
    const found = rounds?.get(round) ?? noSums();
    rounds?.set(round, found);
    return found;
  }
}
