import type { GameState, ModuleName } from '@gah/engine';
import { opponentWith } from '@gah/engine';
import type { Language } from '@gah/text';
import { moduleName, playerName } from '@gah/text';

/** Everybody by seat; alone, the second is the automatic opponent. */
export const playersOf = ({ setup, seats }: GameState, language: Language): string[] =>
  seats.map((_, seat) => playerName(language, setup.names, seat, opponentWith(setup.modules)));

export const moduleNames = (modules: readonly ModuleName[], language: Language): string =>
  modules.map((module) => moduleName(language, module)).join(', ');
