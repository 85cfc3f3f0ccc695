import type { GameEvent, GameEventType, PlaybackStep } from '@gah/engine';
import { contentFor, eventsFor, viewOf } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import { contextOf, eventText } from '@gah/text';

/** A position with the events that led to it. */
export type LogStep = Pick<PlaybackStep, 'state' | 'events'>;

/** Whose hidden cards the log shows; `all` shows everybody's. */
export type Audience = number | 'spectator' | 'all';

const HEADINGS: Partial<Record<GameEventType, (text: string) => string>> = {
  roundStarted: (text) => `\n== ${text} ==`,
  turnStarted: (text) => `\n-- ${text} --`,
  emperorScoring: (text) => `\n-- ${text} --`,
  gameEnded: (text) => `\n== ${text} ==`,
};
const line = (text: string): string => `  ${text}`;

const seenBy = (events: readonly GameEvent[], audience: Audience): readonly GameEvent[] =>
  audience === 'all' ? events : eventsFor(events, audience);

function eventLine(
  language: Language,
  event: GameEvent,
  context: TextContext,
  before: GameEvent | undefined,
): string[] {
  const text = eventText(language, event, context, before);
  return text === null ? [] : [(HEADINGS[event.type] ?? line)(text)];
}

/** What happened in a step of a game, a line for each event; rounds and turns stand out. */
export function logLines(
  { state, events }: LogStep,
  language: Language,
  audience: Audience,
): string[] {
  const { edition, dataPack, modules } = state.setup;
  const context = contextOf(viewOf(state, 'spectator'), contentFor(edition, dataPack, modules));
  return seenBy(events, audience).flatMap((event, index, seen) =>
    eventLine(language, event, context, seen[index - 1]),
  );
}
