import type { Content, GameView } from '@gah/engine';

/** What a text about a running game needs to know. */
export interface TextContext {
  readonly content: Content;
  /** By seat; empty names are replaced by numbers. */
  readonly names: readonly string[];
  /** By seat, as an index into the hotels of the content. */
  readonly hotels: readonly number[];
}

export const contextOf = (view: GameView, content: Content): TextContext => ({
  content,
  names: view.setup.names,
  hotels: view.seats.map(({ hotel }) => hotel),
});
