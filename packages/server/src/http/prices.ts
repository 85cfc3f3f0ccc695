import type { ClientMessage } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { KeptSteps } from '../play/keptSteps.js';
import type { RunningGame, TableState } from '../table/state.js';

/** Steps of the log that take about as long to tell as a move takes to play. */
const STEPS_PER_MOVE = 10;
/** The whole present state with its chat. */
const WELCOME = 2;

/** Some steps are played again, and what was seen after each is written down and compressed. */
const PAGE = 8;

const tell = (steps: number): number => Math.ceil(Math.max(0, steps) / STEPS_PER_MOVE);

/** What a welcome takes for somebody who has seen entry `lastSeq`. */
export function priceOfWelcome({ game }: TableState, lastSeq: number | undefined): number {
  if (!game || lastSeq === undefined) return WELCOME;
  const missed = game.seqOfPly.filter((seq) => seq > lastSeq).length;
  return missed > LIMITS.missedSteps ? WELCOME : WELCOME + tell(missed);
}

/** What a message takes, in moves. */
export function priceOf(message: ClientMessage | null, table: TableState | null): number {
  if (!message || !table) return 1;
  switch (message.type) {
    case 'sync':
      return priceOfWelcome(table, message.have);
    case 'log':
      return 1 + tell((table.game?.seqOfPly.length ?? 0) - message.from);
    default:
      return 1;
  }
}

/** What a page of a history takes; the whole game is played before the first one, if nobody has asked before. */
export const priceOfPage = ({ steps }: KeptSteps, game: RunningGame, isReady: boolean): number =>
  isReady ? 1 : PAGE + (steps ? 0 : tell(game.seqOfPly.length));
