import { contentFor } from './content/content.js';
import type { GameEvent } from './events.js';
import { MODULE_RULES } from './modules/registry.js';
import type { GameState } from './state.js';
import type { Table } from './table.js';

export function openTable(state: GameState, events: GameEvent[] | null): Table {
  const { edition, dataPack, modules } = state.setup;
  return {
    state,
    content: contentFor(edition, dataPack),
    modules: modules.map((name) => MODULE_RULES[name]),
    events,
    revealed: false,
  };
}
