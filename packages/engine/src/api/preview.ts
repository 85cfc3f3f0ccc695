import { isLegal } from '../game/decisions.js';
import { advance } from './engine.js';
import type { GameEvent, GameEventType } from '../model/events.js';
import { eventsFor } from '../model/events.js';
import type { Move } from '../model/moves.js';
import { contextFor, openContext } from '../game/contexts.js';
import { seedRng } from '../random/small.js';
import { sampleHidden } from './sample.js';
import type { GameState } from '../model/state.js';
import type { BenefitItem, Task } from '../model/tasks.js';
import type { RuleContext } from '../model/context.js';
import type { GameView } from './view.js';
import { viewOf } from './view.js';

/** What a move brings, as far as its player can know. */
export interface Preview {
  /** In order, with amounts and causes. */
  readonly events: readonly GameEvent[];
  /** What then waits to be taken in an order of choice. */
  readonly waiting: readonly BenefitItem[];
  /** What the player is asked then, such as which guest to take for free; null where nothing new is asked. */
  readonly asks: Task | null;
  /** False when what comes next is for chance or a hidden card to decide. */
  readonly isComplete: boolean;
  /** The kind of event with which something hidden would be made known; null where there is none. */
  readonly until: GameEventType | null;
}

/**
 * Whatever lies face down is dealt anew, always in the same way: up to the moment at which something is
 * turned over, nothing that happens can depend on it.
 */
const dealtAnew = (view: GameView): GameState => sampleHidden(view, seedRng('preview'));

/** A context that remembers how much of the story was told before something hidden was made known. */
function untilRevealed(state: GameState): {
  table: RuleContext;
  told: () => Omit<Preview, 'waiting' | 'asks'>;
} {
  const events: GameEvent[] = [];
  let known: number | null = null;
  const context: RuleContext = {
    ...openContext(state, events),
    get revealed() {
      return known !== null;
    },
    set revealed(isRevealed) {
      if (isRevealed) known ??= events.length;
    },
  };
  return {
    table: context,
    told: () => ({
      events: events.slice(0, known ?? events.length),
      isComplete: known === null,
      until: known === null ? null : (events[known]?.type ?? null),
    }),
  };
}

/** Benefits of the open list that the list before the move did not hold. */
function newBenefits(before: readonly Task[], after: readonly Task[]): readonly BenefitItem[] {
  const open = after.at(-1);
  if (open?.kind !== 'benefits') return [];
  const known = before.flatMap((task) => (task.kind === 'benefits' ? task.items : []));
  return open.items.filter((item) => !known.includes(item));
}

/** The decision that a move opens for its player. */
function newDecision(before: readonly Task[], after: readonly Task[], move: Move): Task | null {
  const open = after.at(-1);
  if (!open || before.some(({ kind }) => kind === open.kind)) return null;
  return 'seat' in open && open.seat === move.seat ? open : null;
}

/** What a move would bring, worked out from what its seat may see; null when it cannot be played. */
export function preview(position: GameState | GameView, move: Move): Preview | null {
  const view = 'viewer' in position ? position : viewOf(position, move.seat);
  if (!isLegal(contextFor(view), move)) return null;
  const { table: context, told } = untilRevealed(dealtAnew(view));
  advance(context, move);
  const { events, isComplete, until } = told();
  return {
    events: eventsFor(events, view.viewer),
    waiting: isComplete ? newBenefits(view.tasks, context.state.tasks) : [],
    asks: isComplete ? newDecision(view.tasks, context.state.tasks, move) : null,
    isComplete,
    until,
  };
}
