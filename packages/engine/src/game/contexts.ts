import type { Content } from '../content/content.js';
import { contentFor, isInPlay } from '../content/content.js';
import type { GameEvent } from '../model/events.js';
import { EFFECT_RULES } from './effects.js';
import { modulesInPlay } from './modules.js';
import { Maker } from '../model/maker.js';
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
import { isAlone } from '../model/vocabulary.js';
import { PlainReader } from '../rules/reader.js';
import { PerSetup } from '../speed/perSetup.js';
import { RememberingReader } from '../speed/rememberingReader.js';
import { SharingMaker } from '../speed/sharingMaker.js';

/** All that is the same for every position of a game. */
type Rules = Pick<RuleContext, 'content' | 'hooks' | 'effects' | 'make' | 'read' | 'bellCards'>;
type Setup = Position['setup'];

/** A context in which nobody listens. */
interface SilentContext extends QueryContext {
  readonly events: null;
  revealed: boolean;
}

interface Game {
  readonly rules: Rules;
  /** Does it keep what it may need again? */
  readonly remembers: boolean;
  /** Most questions, and all that a search asks and plays, are about the same position as the one before. */
  latest: SilentContext | null;
}

function enter(setup: Setup, remembers: boolean): Game {
  const { edition, dataPack, modules, seats } = setup;
  const content = contentFor(edition, dataPack, modules);
  const rules = {
    content,
    hooks: hooksOf(modulesInPlay(modules, isAlone(seats))),
    effects: EFFECT_RULES,
    make: remembers ? new SharingMaker() : new Maker(),
    read: remembers ? new RememberingReader(content) : new PlainReader(content),
    bellCards: content.bells.flatMap((card) => (card && isInPlay(setup, card) ? [card] : [])),
  };
  return { rules, remembers, latest: null };
}

/** The one thing that the engine keeps between two calls; nothing but speed depends on it. */
const GAMES = new PerSetup((setup) => enter(setup, true));

/** Games with this set-up work everything out anew each time, which must lead to the same. */
export function playWithoutMemory(setup: Setup): void {
  GAMES.set(setup, enter(setup, false));
}

/** The cards and boards of the games with this set-up, put together once. */
export const contentOf = (setup: Setup): Content => GAMES.of(setup).rules.content;

export function openContext(state: GameState, events: GameEvent[] | null): RuleContext {
  const { content, hooks, effects, make, read, bellCards } = GAMES.of(state.setup).rules;
  return { state, content, hooks, effects, make, read, bellCards, events, revealed: false };
}

/** What questions about a position, a state or a view, are answered with. */
export function contextFor(position: Position): QueryContext {
  return silentContext(position);
}

/** A context to play in. */
export function searchContext(state: GameState): RuleContext {
  const context = silentContext(state) as SilentContext & { readonly state: GameState };
  context.revealed = false;
  return context;
}

/** For states and views alike, so that rules meet one kind of context only. */
function silentContext(position: Position): SilentContext {
  const game = GAMES.of(position.setup);
  if (game.latest?.state === position) return game.latest;
  const { content, hooks, effects, make, read, bellCards } = game.rules;
  const context = {
    state: position,
    content,
    hooks,
    effects,
    make,
    read,
    bellCards,
    events: null,
    revealed: false,
  };
  if (game.remembers) game.latest = context;
  return context;
}

/** Written out field by field, so that a forgotten hook does not compile. */
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
