import type { GameEvent, SeatIndex } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import { eventText } from '@gah/text';
import type { Token } from '../../cards/token.js';
import { die, goodsTokens, krones, points, signed, steps } from '../../cards/token.js';
import type { Step } from '../../session/timeline.js';

/** One line of the log: a sentence, and signs for what it brought at once. */
export interface LogLine {
  readonly id: string;
  readonly seat: SeatIndex | null;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** A heading such as the start of a round. */
  readonly isHeading: boolean;
}

const HEADINGS: readonly GameEvent['type'][] = [
  'roundStarted',
  'emperorScoring',
  'ballroomScored',
  'gameEnded',
];
/** Said by the heading or by what follows. */
const UNTOLD: readonly GameEvent['type'][] = ['turnStarted', 'roundEnded', 'packsPassed'];

/** What an event brings or takes, in signs; null when it deserves a line of its own. */
function signsOf(event: GameEvent): Token[] | null {
  switch (event.type) {
    case 'kronesGained':
      return event.amount === 0 ? null : [krones(signed(event.amount))];
    case 'kronesPaid':
    case 'kronesLost':
      return [krones(signed(-event.amount))];
    case 'vpGained':
      return [points(event.amount < 0 ? signed(event.amount) : event.amount)];
    case 'emperorAdvanced':
      return [steps(signed(event.steps))];
    case 'goodsGained':
      return goodsTokens(event.goods);
    default:
      return null;
  }
}

const ownSigns = (event: GameEvent): Token[] =>
  event.type === 'dieTaken' || event.type === 'spaceUsed' ? [die(event.space)] : [];

/** The lines of some steps, oldest first. What a move brings stands in signs behind its sentence. */
export function logLines(
  steps_: readonly Step[],
  language: Language,
  context: TextContext,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const { ply, events } of steps_) {
    const first = lines.length;
    for (const [index, event] of events.entries()) {
      if (UNTOLD.includes(event.type)) continue;
      const text = eventText(language, event, context, events[index - 1]);
      if (text === null) continue;
      const seat = 'seat' in event ? event.seat : null;
      const isHeading = HEADINGS.includes(event.type);
      const signs = signsOf(event);
      const last = lines.at(-1);
      if (signs && last && lines.length > first && last.seat === seat && !last.isHeading) {
        lines[lines.length - 1] = { ...last, tokens: [...last.tokens, ...signs] };
      } else {
        const tokens = signs ?? ownSigns(event);
        lines.push({
          id: `${ply}-${index}`,
          seat: isHeading ? null : seat,
          text,
          tokens,
          isHeading,
        });
      }
    }
  }
  return lines;
}

/** Everything in words, for whoever cannot see the signs. */
export const spokenEvents = (
  events: readonly GameEvent[],
  language: Language,
  context: TextContext,
): string =>
  events
    .filter(({ type }) => type !== 'guestArrived' || events.length < 4)
    .flatMap((event, index) => eventText(language, event, context, events[index - 1]) ?? [])
    .join(' ');
