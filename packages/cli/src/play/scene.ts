import type { GameState, SeatIndex } from '@gah/engine';
import { contentFor, viewOf } from '@gah/engine';
import type { Language, TableScene } from '@gah/text';
import { playersOf } from '@gah/terminal';
import type { PlayWords } from './words.js';
import { wordsIn } from './words.js';

/** All that is needed to show a person the table. */
export interface PlayScene extends TableScene {
  readonly words: PlayWords;
}

export function sceneOf(state: GameState, seat: SeatIndex, language: Language): PlayScene {
  const { edition, dataPack, modules } = state.setup;
  return {
    language,
    words: wordsIn(language),
    seat,
    view: viewOf(state, seat),
    content: contentFor(edition, dataPack, modules),
    players: playersOf(state, language),
  };
}
