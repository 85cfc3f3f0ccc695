import { contentFor } from './content/content.js';
import type { GameEvent } from './events.js';
import { MODULE_RULES } from './modules/registry.js';
import { solo } from './modules/solo/module.js';
import type { GameSetup, GameState } from './state.js';
import type { Table } from './table.js';
import { SOLO_SEATS } from './vocabulary.js';

export function openTable(state: GameState, events: GameEvent[] | null): Table {
  const { content, modules } = rulesOf(state.setup);
  return { state, content, modules, events, revealed: false };
}

const rules = new WeakMap<GameSetup, Pick<Table, 'content' | 'modules'>>();

/** Tables and modules of a set-up, put together once. */
function rulesOf(setup: GameSetup): Pick<Table, 'content' | 'modules'> {
  const known = rules.get(setup);
  if (known) return known;
  const { edition, dataPack, modules, seats } = setup;
  const inPlay = modules.map((name) => MODULE_RULES[name]);
  const found = {
    content: contentFor(edition, dataPack),
    modules: seats === SOLO_SEATS ? [...inPlay, solo] : inPlay,
  };
  rules.set(setup, found);
  return found;
}
