import type { GameState } from '@gah/engine';
import { pending } from '@gah/engine';
import type { Language } from '@gah/text';
import {
  difficultyName,
  opponentHotel,
  editionName,
  hotelSideName,
  staffDealName,
  term,
  waitingText,
} from '@gah/text';
import { columns, moduleNames, playersOf } from '@gah/terminal';
import { scoreTable } from './scoreTable.js';

/** Who plays, and against which automatic opponent, if any. */
export function peopleOf(
  state: GameState,
  language: Language,
): { readonly people: readonly string[]; readonly opponent: string | null } {
  const players = playersOf(state, language);
  const people = players.slice(0, state.setup.seats);
  const name = players[people.length];
  const hotel = opponentHotel(state, language);
  if (name === undefined) return { people, opponent: null };
  return {
    people,
    opponent: hotel === null ? name : `${name} (${hotel})`,
  };
}

/** What is played and by whom: the head of a log. */
export function opening(state: GameState, language: Language): string {
  const { setup } = state;
  const { people, opponent } = peopleOf(state, language);
  return `${columns([
    [term(language, 'players'), people.join(', ')],
    ...(opponent === null ? [] : [[term(language, 'opponent'), opponent]]),
    ...(setup.difficulty
      ? [[term(language, 'difficulty'), difficultyName(language, setup.difficulty)]]
      : []),
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
