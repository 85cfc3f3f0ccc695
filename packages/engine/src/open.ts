import { contentFor } from './content/content.js';
import type { GameEvent } from './events.js';
import { MODULE_RULES } from './modules/registry.js';
import { solo } from './modules/solo/module.js';
import type { GameState } from './state.js';
import type { Table } from './table.js';
import { SOLO_SEATS } from './vocabulary.js';

export function openTable(state: GameState, events: GameEvent[] | null): Table {
  const { edition, dataPack, modules, seats } = state.setup;
  const inPlay = modules.map((name) => MODULE_RULES[name]);
  return {
    state,
    content: contentFor(edition, dataPack),
    modules: seats === SOLO_SEATS ? [...inPlay, solo] : inPlay,
    events,
    revealed: false,
  };
}
