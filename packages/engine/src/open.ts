import { contentFor } from './content/content.js';
import type { GameEvent } from './events.js';
import { MODULE_RULES } from './modules/registry.js';
import { solo } from './modules/solo/module.js';
import type { GameSetup, GameState } from './state.js';
import type { GameModule, Hook, Hooks, Table } from './table.js';
import { SOLO_SEATS } from './vocabulary.js';

export function openTable(state: GameState, events: GameEvent[] | null): Table {
  const { content, hooks } = rulesOf(state.setup);
  return { state, content, hooks, events, revealed: false };
}

type Rules = Pick<Table, 'content' | 'hooks'>;

const rules = new WeakMap<GameSetup, Rules>();
/** Most questions are about the same game as the one before. */
let latest: { readonly setup: GameSetup; readonly rules: Rules } | null = null;

/** Tables and modules of a set-up, put together once. */
function rulesOf(setup: GameSetup): Rules {
  if (latest?.setup === setup) return latest.rules;
  const found = rules.get(setup) ?? putTogether(setup);
  latest = { setup, rules: found };
  return found;
}

function putTogether(setup: GameSetup): Rules {
  const { edition, dataPack, modules, seats } = setup;
  const inPlay = modules.map((name) => MODULE_RULES[name]);
  const found = {
    content: contentFor(edition, dataPack),
    hooks: hooksOf(seats === SOLO_SEATS ? [...inPlay, solo] : inPlay),
  };
  rules.set(setup, found);
  return found;
}

/** A record, so that a forgotten hook does not compile. */
const HOOKS: Readonly<Record<Hook, true>> = {
  layOut: true,
  phases: true,
  spaceGood: true,
  abilities: true,
  afterFirstGuest: true,
  afterSetupRooms: true,
  turnMoves: true,
  spaceMoves: true,
  afterGuestTaken: true,
  onDieTaken: true,
  onColoredDie: true,
  onRoomOccupied: true,
  openPolitics: true,
  keepsGuest: true,
  dancers: true,
  dancersAtRisk: true,
  keptGuests: true,
  onPass: true,
  onTurnStart: true,
  onRoundStart: true,
  onRoundEnd: true,
  afterEmperor: true,
  orderNumbers: true,
  nextStartSeat: true,
  final: true,
  setupHand: true,
  isAutomatic: true,
  automaticTurn: true,
  guestSurcharge: true,
  spaceToll: true,
  onSpaceUsed: true,
  onDieTakenFrom: true,
  onGuestSeated: true,
  onQueueMoved: true,
  onTrackScored: true,
};

function hooksOf(modules: readonly GameModule[]): Hooks {
  const hooks: Partial<Record<Hook, unknown[]>> = {};
  for (const hook of Object.keys(HOOKS) as Hook[]) {
    const parts = modules.map((module: Partial<Record<Hook, unknown>>) => module[hook]);
    hooks[hook] = parts.filter((part) => part !== undefined);
  }
  return hooks as Hooks;
}
