import type { GameEvent, GameView, SeatIndex } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import type { Token } from '../../cards/token.js';
import type { PlayedStep } from '../../session/timeline.js';
import { logLines } from './log.js';

/** What somebody else has just done: the last sentence about it large, what it brought in signs. */
export interface Narration {
  readonly seat: SeatIndex;
  readonly title: string;
  /** What else the same step brought about. */
  readonly detail: string;
  readonly tokens: readonly Token[];
}

/** The end of a turn is seen by whose turn it is then. */
const isTold = ({ type }: GameEvent): boolean => type !== 'turnEnded';

/** Null where the last step was one's own, or nobody's. */
export function narrationOf(
  log: readonly PlayedStep[],
  own: GameView['viewer'],
  language: Language,
  context: TextContext,
): Narration | null {
  const last = log.findLast(({ events }) => events.some(isTold));
  if (!last || last.seat === null || last.seat === own) return null;
  const lines = logLines([{ ...last, events: last.events.filter(isTold) }], language, context);
  const [first, ...rest] = lines;
  if (!first) return null;
  return {
    seat: last.seat,
    title: first.text,
    detail: rest.map(({ text }) => text).join(' '),
    tokens: lines.flatMap(({ tokens }) => tokens),
  };
}
