import type { Content, GameView, SeatIndex } from '@gah/engine';
import type { Language } from '../language.js';

/** All that lines about the table may look at: nothing that this seat may not see. */
export interface TableScene {
  readonly language: Language;
  readonly seat: SeatIndex;
  readonly view: GameView;
  readonly content: Content;
  /** By seat. */
  readonly players: readonly string[];
}
