import type { Content, GameView, Opponent } from '@gah/engine';
import { opponentWith } from '@gah/engine';

/** What a text about a running game needs to know. */
export interface TextContext {
  readonly content: Content;
  /** By seat; empty names are replaced by numbers. */
  readonly names: readonly string[];
  /** By seat, as an index into the hotels of the content. */
  readonly hotels: readonly number[];
  /** Without them texts say less about what is there only with a module. */
  readonly modules?: GameView['modules'];
  /** Whom a person alone plays against. */
  readonly opponent?: Opponent;
}

export const contextOf = (view: GameView, content: Content): TextContext => ({
  content,
  names: view.setup.names,
  hotels: view.seats.map(({ hotel }) => hotel),
  modules: view.modules,
  opponent: opponentWith(view.setup.modules),
});

/** All a prompt may look at. */
export type PromptContext = Pick<TextContext, 'content' | 'modules'>;
