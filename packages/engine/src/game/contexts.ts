import { contentFor } from '../content/content.js';
import type { GameEvent } from '../model/events.js';
import { EFFECT_RULES } from './effects.js';
import { modulesInPlay } from './modules.js';
import type { AnyModule } from '../modules/module.js';
import type { Position } from '../model/position.js';
import type { GameState } from '../model/state.js';
import type {
  Hooks,
  HooksInPlay,
  Moments,
  QueryContext,
  Response,
  RuleContext,
} from '../model/context.js';
import { SOLO_SEATS } from '../model/vocabulary.js';

export function openContext(state: GameState, events: GameEvent[] | null): RuleContext {
  const { content, hooks } = rulesOf(state.setup);
  return { state, content, hooks, effects: EFFECT_RULES, events, revealed: false };
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
  const context = {
    state: position,
    content,
    hooks,
    effects: EFFECT_RULES,
    events: null,
    revealed: false,
  };
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
  const found = {
    content: contentFor(edition, dataPack, modules),
    hooks: hooksOf(modulesInPlay(modules, seats === SOLO_SEATS)),
  };
  rules.set(setup, found);
  return found;
}

/**
 * Written out field by field: a forgotten hook does not compile, and V8 would keep an object that is
 * filled by computed names as a slow dictionary, while rules ask for hooks all the time.
 */
function hooksOf(modules: readonly AnyModule[]): HooksInPlay {
  const all = <H extends keyof Hooks>(hook: H): Hooks[H][] =>
    modules.flatMap((module) => module[hook] ?? []) as Hooks[H][];
  const responses = (moment: keyof Moments<Response>): Response[] =>
    modules.flatMap(({ on }) => on?.[moment] ?? []);
  return {
    setUp: all('setUp'),
    phases: all('phases'),
    setupTasks: all('setupTasks'),
    on: {
      turnStart: responses('turnStart'),
      pass: responses('pass'),
      guestTaken: responses('guestTaken'),
      guestSeated: responses('guestSeated'),
      queueMoved: responses('queueMoved'),
      spaceUsed: responses('spaceUsed'),
      dieLeft: responses('dieLeft'),
      roomOccupied: responses('roomOccupied'),
      coloredDie: responses('coloredDie'),
      roundStart: responses('roundStart'),
      roundEnd: responses('roundEnd'),
      trackScored: responses('trackScored'),
      emperorDone: responses('emperorDone'),
    },
    spaceGood: all('spaceGood'),
    abilities: all('abilities'),
    turnMoves: all('turnMoves'),
    spaceMoves: all('spaceMoves'),
    dieBonuses: all('dieBonuses'),
    roomBonuses: all('roomBonuses'),
    paysWithSteps: all('paysWithSteps'),
    openPolitics: all('openPolitics'),
    pile: all('pile'),
    counts: all('counts'),
    losses: all('losses'),
    turnOrder: all('turnOrder'),
    final: all('final'),
    automaticSeat: all('automaticSeat'),
    guestSurcharge: all('guestSurcharge'),
    spaceToll: all('spaceToll'),
    coloredDieVp: all('coloredDieVp'),
    whyGuestStays: all('whyGuestStays'),
    sendAutomaticDancer: all('sendAutomaticDancer'),
  };
}
