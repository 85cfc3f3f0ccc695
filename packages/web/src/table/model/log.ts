import type { Cause, GameEvent, GameEventType, SeatIndex } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import { eventText } from '@gah/text';
import type { Token } from '../../cards/token.js';
import { die, goodsTokens, krones, points, signed, steps } from '../../cards/token.js';
import {
  MODULE_HEADINGS,
  MODULE_SPOKEN_CAUSES,
  MODULE_WHOLE_SOURCES,
} from '../../modules/index.js';
import type { SpokenCauses } from '../../modules/module.js';
import type { PlayedStep } from '../../session/timeline.js';

/** One line of the log: a sentence, and signs for what it brought at once. */
export interface LogLine {
  readonly id: string;
  readonly seat: SeatIndex | null;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** A heading such as the start of a round. */
  readonly isHeading: boolean;
}

const HEADINGS: readonly GameEventType[] = [
  'roundStarted',
  'emperorScoring',
  'gameEnded',
  ...MODULE_HEADINGS,
];
/** Said by the heading or by what follows. */
const UNTOLD: readonly GameEventType[] = ['turnStarted', 'roundEnded', 'packsPassed'];

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

/** Causes of which it does not matter which one of them. */
const WHOLE_SOURCES: readonly Cause['source'][] = ['group', 'cover', ...MODULE_WHOLE_SOURCES];

/** Where an amount comes from or goes to. */
function causeOf(event: GameEvent): string | null {
  if (event.type === 'kronesPaid') return `paid ${event.reason}`;
  if (event.type === 'kronesLost') return 'lost';
  if (!('cause' in event)) return null;
  const { source, id } = event.cause;
  return WHOLE_SOURCES.includes(source) ? source : `${source} ${id}`;
}

/** The causes that a sentence speaks of: their amounts stand behind it. */
const SPOKEN_CAUSES: Partial<SpokenCauses> = {
  guestTaken: ({ guest }) => [`guest ${guest}`],
  guestUsed: ({ guest }) => [`guest ${guest}`],
  guestMovedIn: ({ guest }) => [`guest ${guest}`],
  groupCompleted: () => ['group'],
  roomPrepared: () => ['cover'],
  staffPlayed: ({ card }) => [`staff ${card}`],
  staffUsed: ({ card }) => [`staff ${card}`],
  bellRung: ({ card }) => [`staff ${card}`],
  dieTaken: ({ space }) => [`action ${space}`, 'paid space', 'paid boost'],
  spaceUsed: ({ space }) => [`action ${space}`, 'paid space', 'paid boost'],
  actionCopied: ({ space }) => [`action ${space}`],
  tileBonus: ({ tile }) => [`tile ${tile}`],
  tilePenalty: ({ tile }) => [`tile ${tile}`, 'lost'],
  politicsClaimed: ({ card }) => [`politics ${card}`],
  ...MODULE_SPOKEN_CAUSES,
};

function causesIn(event: GameEvent): readonly string[] {
  const causesOf = SPOKEN_CAUSES[event.type] as ((event: GameEvent) => string[]) | undefined;
  return causesOf?.(event) ?? [];
}

interface Told extends LogLine {
  readonly causes: readonly string[];
}

/** The lines of one step. What it brings stands in signs behind the sentence that speaks of it. */
function stepLines(
  { ply, events }: PlayedStep,
  language: Language,
  context: TextContext,
): LogLine[] {
  const lines: Told[] = [];
  for (const [index, event] of events.entries()) {
    if (UNTOLD.includes(event.type)) continue;
    const text = eventText(language, event, context, events[index - 1]);
    if (text === null) continue;
    const isHeading = HEADINGS.includes(event.type);
    const seat = !isHeading && 'seat' in event ? event.seat : null;
    const signs = signsOf(event);
    const cause = causeOf(event);
    const at = lines.findLastIndex(
      (line) => cause !== null && line.seat === seat && line.causes.includes(cause),
    );
    const line = lines[at];
    if (signs && line) {
      lines[at] = { ...line, tokens: [...line.tokens, ...signs] };
      continue;
    }
    const tokens = signs ?? ownSigns(event);
    lines.push({ id: `${ply}-${index}`, seat, text, tokens, isHeading, causes: causesIn(event) });
  }
  return lines;
}

/** The lines of some steps, oldest first. */
export const logLines = (
  told: readonly PlayedStep[],
  language: Language,
  context: TextContext,
): LogLine[] => told.flatMap((step) => stepLines(step, language, context));

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
