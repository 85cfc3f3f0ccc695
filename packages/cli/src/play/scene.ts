import type { Content, GameState, GameView, SeatIndex } from '@gah/engine';
import { contentFor, viewOf } from '@gah/engine';
import type { Language } from '@gah/text';
import { playersOf } from '@gah/terminal';
import type { PlayWords } from './words.js';
import { wordsIn } from './words.js';

/** All that is needed to show a person the table: nothing that this seat may not see. */
export interface PlayScene {
  readonly language: Language;
  readonly words: PlayWords;
  readonly seat: SeatIndex;
  readonly view: GameView;
  readonly content: Content;
  /** By seat. */
  readonly players: readonly string[];
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
