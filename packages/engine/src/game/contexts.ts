import { contentFor } from '../content/content.js';
import type { GameEvent } from '../model/events.js';
import { MODULE_RULES } from './modules.js';
import { solo } from '../modules/solo/module.js';
import type { Position } from '../model/position.js';
import type { GameState } from '../model/state.js';
import type { GameModule, Hook, Hooks, QueryContext, RuleContext } from '../model/context.js';
import { SOLO_SEATS } from '../model/vocabulary.js';

export function openContext(state: GameState, events: GameEvent[] | null): RuleContext {
  const { content, hooks } = rulesOf(state.setup);
  return { state, content, hooks, events, revealed: false };
}

/** A context in which nobody listens. */
interface SilentContext<P extends Position> extends QueryContext {
  readonly state: P;
  readonly events: null;
  revealed: boolean;
}

/** Most questions, and all that a search asks and plays, are about the same position as the one before. */
let latestContext: SilentContext<Position> | null = null;

/**
 * States and views, questions and search: all share one kind of context, so that rules meet objects of
 * one shape only, which is what makes V8 fast.
 */
function silentContext<P extends Position>(position: P): SilentContext<P> {
  if (latestContext?.state === position) return latestContext as SilentContext<P>;
  const { content, hooks } = rulesOf(position.setup);
  const context = { state: position, content, hooks, events: null, revealed: false };
  latestContext = context;
  return context;
}

/** What questions about a position are answered with. */
export const contextFor = (position: Position): QueryContext => silentContext(position);

/** A context to play in. */
export function searchContext(state: GameState): RuleContext {
  const context = silentContext(state);
  context.revealed = false;
  return context;
}

type Rules = Pick<RuleContext, 'content' | 'hooks'>;
type Setup = Position['setup'];

const rules = new WeakMap<Setup, Rules>();
/** Most questions are about the same game as the one before. */
let latest: { readonly setup: Setup; readonly rules: Rules } | null = null;

/** Tables and modules of a set-up, put together once. */
function rulesOf(setup: Setup): Rules {
  if (latest?.setup === setup) return latest.rules;
  const found = rules.get(setup) ?? putTogether(setup);
  latest = { setup, rules: found };
  return found;
}

function putTogether(setup: Setup): Rules {
  const { edition, dataPack, modules, seats } = setup;
  const inPlay = modules.map((name) => MODULE_RULES[name]);
  const found = {
    content: contentFor(edition, dataPack, modules),
    hooks: hooksOf(seats === SOLO_SEATS ? [...inPlay, solo] : inPlay),
  };
  rules.set(setup, found);
  return found;
}

/**
 * Written out field by field: a forgotten hook does not compile, and V8 would keep an object that is
 * filled by computed names as a slow dictionary, while rules ask for hooks all the time.
 */
function hooksOf(modules: readonly GameModule[]): Hooks {
  const all = <H extends Hook>(hook: H): NonNullable<GameModule[H]>[] =>
    modules.flatMap((module) => module[hook] ?? []);
  return {
    layOut: all('layOut'),
    phases: all('phases'),
    spaceGood: all('spaceGood'),
    abilities: all('abilities'),
    afterFirstGuest: all('afterFirstGuest'),
    afterSetupRooms: all('afterSetupRooms'),
    turnMoves: all('turnMoves'),
    spaceMoves: all('spaceMoves'),
    afterGuestTaken: all('afterGuestTaken'),
    onDieTaken: all('onDieTaken'),
    onColoredDie: all('onColoredDie'),
    onRoomOccupied: all('onRoomOccupied'),
    roomEffects: all('roomEffects'),
    paysWithSteps: all('paysWithSteps'),
    openPolitics: all('openPolitics'),
    keepsGuest: all('keepsGuest'),
    dancers: all('dancers'),
    dancersAtRisk: all('dancersAtRisk'),
    keptGuests: all('keptGuests'),
    onPass: all('onPass'),
    onTurnStart: all('onTurnStart'),
    onRoundStart: all('onRoundStart'),
    onRoundEnd: all('onRoundEnd'),
    afterEmperor: all('afterEmperor'),
    orderNumber: all('orderNumber'),
    nextStartSeat: all('nextStartSeat'),
    final: all('final'),
    setupHand: all('setupHand'),
    isAutomatic: all('isAutomatic'),
    automaticTurn: all('automaticTurn'),
    guestSurcharge: all('guestSurcharge'),
    spaceToll: all('spaceToll'),
    onSpaceUsed: all('onSpaceUsed'),
    onDieTakenFrom: all('onDieTakenFrom'),
    onGuestSeated: all('onGuestSeated'),
    onQueueMoved: all('onQueueMoved'),
    onTrackScored: all('onTrackScored'),
  };
}
