import type { GameEvent, SeatIndex, VpSource } from '@gah/engine';
import { MODULE_HEADINGS } from '../modules/index.js';
import { isFinal } from './sources.js';
import type { Scored } from './story.js';
import { scoredBy } from './story.js';

/** A stretch of the game whose points belong together. */
export type When =
  | {
      readonly kind: 'turn';
      readonly round: number;
      readonly turn: number;
      readonly seat: SeatIndex;
    }
  /** A scoring, with the event that opens it. */
  | { readonly kind: 'scoring'; readonly event: GameEvent }
  | { readonly kind: 'end'; readonly source: VpSource };

/** A stretch in which one of the first two gained much on the other. */
export interface Moment {
  readonly when: When;
  readonly gainer: SeatIndex;
  readonly other: SeatIndex;
  /** How much; always above 0. */
  readonly swing: number;
  /** What the gainer was ahead before and after; below 0 for behind. */
  readonly before: number;
  readonly after: number;
  /** What it was made of, the weightiest first. */
  readonly parts: readonly Scored[];
}

interface Stretch {
  readonly when: When;
  readonly scored: Scored[];
}

const SCORINGS: readonly GameEvent['type'][] = ['emperorScoring', ...MODULE_HEADINGS];

/** The stretches in which anybody's points changed, in order. */
function stretchesOf(events: readonly GameEvent[]): Stretch[] {
  const stretches: Stretch[] = [];
  let now: Stretch | null = null;
  let [round, turn] = [0, 0];
  const open = (when: When): void => {
    now = { when, scored: [] };
    stretches.push(now);
  };
  for (const event of events) {
    if (event.type === 'roundStarted') [round, turn] = [event.round, 0];
    else if (event.type === 'turnStarted') {
      turn++;
      open({ kind: 'turn', round, turn, seat: event.seat });
    } else if (SCORINGS.includes(event.type)) open({ kind: 'scoring', event });
    const scored = scoredBy(event);
    if (!scored) continue;
    if (isFinal(scored.cause.source)) {
      const { source } = scored.cause;
      // The end is told seat by seat; what everybody gets from the same source is one moment.
      const same = stretches.find(({ when }) => when.kind === 'end' && when.source === source);
      if (same) now = same;
      else open({ kind: 'end', source });
    }
    now?.scored.push(scored);
  }
  return stretches;
}

const sumOf = (scored: readonly Scored[], seat: SeatIndex): number =>
  scored.filter((each) => each.seat === seat).reduce((sum, { amount }) => sum + amount, 0);

/** What made the difference: gains of the one and losses of the other, each cause once. */
function partsOf(scored: readonly Scored[], gainer: SeatIndex, other: SeatIndex): Scored[] {
  const parts: Scored[] = [];
  for (const each of scored) {
    const at = parts.findIndex(
      ({ seat, cause }) =>
        seat === each.seat && cause.source === each.cause.source && cause.id === each.cause.id,
    );
    const known = parts[at];
    if (known) parts[at] = { ...known, amount: known.amount + each.amount };
    else parts.push(each);
  }
  const MOST = 3;
  return parts
    .filter(({ seat, amount }) => (seat === gainer && amount > 0) || (seat === other && amount < 0))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, MOST);
}

/**
 * The moments that decided a game: those in which the difference of two players changed most, in the
 * order in which they happened. Of equal ones the later decided more.
 */
export function decidingMoments(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  [first, second]: readonly [SeatIndex, SeatIndex],
  most = 3,
): Moment[] {
  let lead = 0;
  const moments = stretchesOf(steps.flatMap(({ events }) => events)).flatMap(
    ({ when, scored }, place) => {
      const change = sumOf(scored, first) - sumOf(scored, second);
      if (change === 0) return [];
      const [gainer, other, sign] = change > 0 ? [first, second, 1] : [second, first, -1];
      const before = sign * lead;
      lead += change;
      const moment: Moment = {
        when,
        gainer,
        other,
        swing: Math.abs(change),
        before,
        after: sign * lead,
        parts: partsOf(scored, gainer, other),
      };
      return [{ place, moment }];
    },
  );
  return moments
    .sort((a, b) => b.moment.swing - a.moment.swing || b.place - a.place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ moment }) => moment);
}

/** What a moment changed between the two. */
export type Tide = 'takesLead' | 'extends' | 'levels' | 'closesIn';

export function turnOfTide({ before, after }: Pick<Moment, 'before' | 'after'>): Tide {
  if (after > 0) return before > 0 ? 'extends' : 'takesLead';
  return after === 0 ? 'levels' : 'closesIn';
}
