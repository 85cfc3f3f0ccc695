import type { GameEvent, GameEventType, GameState } from '@gah/engine';
import { contentFor, eventsFor } from '@gah/engine';
import type { Language, TextContext } from '@gah/text';
import { eventText } from '@gah/text';
import type { Step } from '../playback.js';

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

const contextOf = ({ setup, seats, modules }: GameState): TextContext => ({
  content: contentFor(setup.edition, setup.dataPack),
  names: setup.names,
  hotels: seats.map(({ hotel }) => hotel),
  modules,
});

function eventLine(
  language: Language,
  event: GameEvent,
  state: GameState,
  before: GameEvent | undefined,
): string[] {
  const text = eventText(language, event, contextOf(state), before);
  return text === null ? [] : [(HEADINGS[event.type] ?? line)(text)];
}

/** What happened in a step of a game, a line for each event; rounds and turns stand out. */
export const logLines = (
  { state, events }: Step,
  language: Language,
  audience: Audience,
): string[] =>
  seenBy(events, audience).flatMap((event, index, seen) =>
    eventLine(language, event, state, seen[index - 1]),
  );
