import type { GameState, ModuleName } from '@gah/engine';
import { pending } from '@gah/engine';
import type { Language } from '@gah/text';
import {
  editionName,
  hotelSideName,
  moduleName,
  playerName,
  staffDealName,
  term,
  waitingText,
} from '@gah/text';
import { columns } from '../columns.js';
import { scoreTable } from './scoreTable.js';

export const moduleNames = (modules: readonly ModuleName[], language: Language): string =>
  modules.map((module) => moduleName(language, module)).join(', ');

/** What is played and by whom: the head of a log. */
export function opening({ setup, seats }: GameState, language: Language): string {
  const players = seats.map((_, seat) => playerName(language, setup.names, seat));
  return `${columns([
    [term(language, 'players'), players.join(', ')],
    [term(language, 'edition'), editionName(language, setup.edition)],
    [term(language, 'hotelSide'), hotelSideName(language, setup.hotel)],
    [term(language, 'staffDeal'), staffDealName(language, setup.staff)],
    ...(setup.modules.length > 0
      ? [[term(language, 'modules'), moduleNames(setup.modules, language)]]
      : []),
    ...(setup.promos ? [[term(language, 'promos'), '+']] : []),
    ...(setup.dataPack ? [[term(language, 'dataPack'), setup.dataPack.name]] : []),
  ])}\n`;
}

/** The scores, or who has to decide in a game that is not over. */
export function ending(state: GameState, language: Language): string {
  const deciding = pending(state).map(({ seat }) => seat);
  return deciding.length > 0
    ? `\n${waitingText(language, deciding, state.setup.names)}`
    : `\n${scoreTable(state, language)}`;
}
