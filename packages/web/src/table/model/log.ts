import type { Cause, GameEvent, GameEventType, SeatIndex } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import { eventText, term } from '@gah/text';
import type { Token } from '../../cards/token.js';
import { die, goodsTokens, krones, points, signed, steps } from '../../cards/token.js';
import {
  MODULE_FINAL_SOURCES,
  MODULE_HEADINGS,
  MODULE_SPOKEN_CAUSES,
  MODULE_WHOLE_SOURCES,
} from '../../modules/index.js';
import type { SpokenCauses } from '../../modules/module.js';
import type { PlayedStep } from '../../session/timeline.js';

/** One line of the log: a sentence, and signs for what it brought at once. */
export interface LogLine {
  readonly id: string;
  /** Moves played after it. */
  readonly ply: number;
  /** What it tells. */
  readonly event: GameEvent;
  readonly seat: SeatIndex | null;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** A heading such as the start of a round. */
  readonly isHeading: boolean;
  /** The heading of a turn; whose it is, `seat` says. */
  readonly isTurn: boolean;
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
  guestTaken: ({ guest }) => [`guest ${guest}`, 'paid guest'],
  guestUsed: ({ guest }) => [`guest ${guest}`],
  guestMovedIn: ({ guest }) => [`guest ${guest}`],
  groupCompleted: () => ['group'],
  roomPrepared: () => ['cover', 'paid room'],
  staffPlayed: ({ card }) => [`staff ${card}`, 'paid staff'],
  staffUsed: ({ card }) => [`staff ${card}`, 'paid use'],
  goodPlaced: () => ['paid serving'],
  penaltyWarded: () => ['paid ward'],
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

/** Points that come only when the game is over. */
const FINAL_SOURCES: readonly Cause['source'][] = [
  'finalStaff',
  'rooms',
  'leftovers',
  'unhoused',
  ...MODULE_FINAL_SOURCES,
];

/** The first points of the final scoring, which no event announces. */
const beginsTheEnd = (lines: readonly Told[], event: GameEvent): boolean => {
  const isFinal = (told: GameEvent): boolean =>
    told.type === 'vpGained' && FINAL_SOURCES.includes(told.cause.source);
  return isFinal(event) && !lines.some(({ isHeading, event: told }) => isHeading && isFinal(told));
};

interface Told extends LogLine {
  readonly causes: readonly string[];
  /** Of an amount that stands alone: where it comes from. */
  readonly amountOf: string | null;
}

/** The line of the same turn that speaks of a cause; amounts stand behind it. */
function lineFor(lines: readonly Told[], seat: SeatIndex | null, cause: string | null): number {
  if (cause === null) return -1;
  const from = lines.findLastIndex(({ isHeading, isTurn }) => isHeading || isTurn);
  const at = lines.findLastIndex((line) => line.seat === seat && line.causes.includes(cause));
  return at > from ? at : -1;
}

/** What was paid comes before what it was paid for, and stands behind it. */
function takePaid(
  lines: Told[],
  seat: SeatIndex | null,
  causes: readonly string[],
): readonly Token[] {
  const last = lines.at(-1);
  if (!last || last.amountOf === null || last.seat !== seat || !causes.includes(last.amountOf))
    return [];
  lines.pop();
  return last.tokens;
}

/** Adds the lines of one step. What it brings stands in signs behind the sentence that speaks of it. */
function addStep(
  lines: Told[],
  { ply, events }: PlayedStep,
  language: Language,
  context: TextContext,
  isStory: boolean,
): void {
  for (const [index, event] of events.entries()) {
    const isTurn = isStory && event.type === 'turnStarted';
    if (UNTOLD.includes(event.type) && !isTurn) continue;
    const text = eventText(language, event, context, events[index - 1]);
    if (text === null) continue;
    if (isStory && beginsTheEnd(lines, event))
      lines.push({
        id: `${ply}-end`,
        ply,
        event,
        seat: null,
        text: term(language, 'finalScoring'),
        tokens: [],
        isHeading: true,
        isTurn: false,
        causes: [],
        amountOf: null,
      });
    const isHeading = HEADINGS.includes(event.type);
    const seat = !isHeading && 'seat' in event ? event.seat : null;
    const signs = signsOf(event);
    const cause = causeOf(event);
    const at = lineFor(lines, seat, cause);
    const line = lines[at];
    if (signs && line) {
      lines[at] = { ...line, tokens: [...line.tokens, ...signs] };
      continue;
    }
    const causes = causesIn(event);
    lines.push({
      id: `${ply}-${index}`,
      ply,
      event,
      seat,
      text,
      tokens: [...(signs ?? ownSigns(event)), ...takePaid(lines, seat, causes)],
      isHeading,
      isTurn,
      causes,
      amountOf: signs ? cause : null,
    });
  }
}

/** The lines of some steps, oldest first, each step for itself. */
export const logLines = (
  told: readonly PlayedStep[],
  language: Language,
  context: TextContext,
): LogLine[] =>
  told.flatMap((step) => {
    const lines: Told[] = [];
    addStep(lines, step, language, context, false);
    return lines;
  });

/** The same as a story: every turn has its heading, and amounts stand where their turn speaks of them. */
export function storyLines(
  told: readonly PlayedStep[],
  language: Language,
  context: TextContext,
): LogLine[] {
  const lines: Told[] = [];
  for (const step of told) addStep(lines, step, language, context, true);
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
