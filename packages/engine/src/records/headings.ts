import type { SeatIndex } from '../model/vocabulary.js';
import type { ReplayStep } from './replaySource.js';

/** Where a new part of the game begins: the first position of a round or a turn, or the end. */
export interface Heading {
  readonly kind: 'setup' | 'round' | 'turn' | 'end';
  readonly ply: number;
  readonly round: number;
  /** Counts the turns of the round; 0 outside of turns. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: SeatIndex | null;
}

type Told = Pick<ReplayStep, 'ply' | 'events'>;

/** The headings of a game, in order. A step that ends one part and begins the next stands with the next. */
export function headingsOf(steps: readonly Told[]): Heading[] {
  const headings: Heading[] = [{ kind: 'setup', ply: 0, round: 0, turn: 0, seat: null }];
  let [round, turn] = [0, 0];
  for (const { ply, events } of steps)
    for (const event of events)
      switch (event.type) {
        case 'roundStarted':
          [round, turn] = [event.round, 0];
          headings.push({ kind: 'round', ply, round, turn, seat: null });
          break;
        case 'turnStarted':
          turn++;
          headings.push({ kind: 'turn', ply, round, turn, seat: event.seat });
          break;
        case 'gameEnded':
          headings.push({ kind: 'end', ply, round, turn: 0, seat: null });
          break;
        default:
      }
  return headings;
}

/** How far one goes at a time. */
export type Stride = 'move' | 'turn' | 'round';

const STOPS: Readonly<Record<Stride, readonly Heading['kind'][]>> = {
  move: [],
  turn: ['setup', 'turn', 'end'],
  round: ['setup', 'round', 'end'],
};

/** The part of the game that a position belongs to. */
export const headingAt = (headings: readonly Heading[], ply: number): Heading | null =>
  headings.filter((heading) => heading.ply <= ply).at(-1) ?? null;

/** Where one comes to from a position; null at the end of the way. */
export function strideFrom(
  headings: readonly Heading[],
  { ply, last }: { readonly ply: number; readonly last: number },
  stride: Stride,
  direction: 1 | -1,
): number | null {
  if (stride === 'move') {
    const next = ply + direction;
    return next < 0 || next > last ? null : next;
  }
  const stops = headings.filter(({ kind }) => STOPS[stride].includes(kind));
  if (direction < 0) return stops.filter((stop) => stop.ply < ply).at(-1)?.ply ?? null;
  return stops.find((stop) => stop.ply > ply)?.ply ?? (ply < last ? last : null);
}
