import type { Content, EntranceKey, GameView } from '@gah/engine';
import type { Opponent } from '../modules/solo/names.js';
import { opponentOf } from '../modules/solo/names.js';

/** What texts tell of the modules in play; views and states have it. */
export interface ModuleContext {
  readonly ballrooms: { readonly halls: readonly number[] } | null;
  readonly entrances: {
    readonly auction: { readonly entrance: EntranceKey; readonly bid: number } | null;
  } | null;
}

/** What a text about a running game needs to know. */
export interface TextContext {
  readonly content: Content;
  /** By seat; empty names are replaced by numbers. */
  readonly names: readonly string[];
  /** By seat, as an index into the hotels of the content. */
  readonly hotels: readonly number[];
  /** Without it texts say less about ballrooms, auctions and champagne. */
  readonly modules?: ModuleContext;
  /** Whom a person alone plays against. */
  readonly opponent?: Opponent;
}

export const contextOf = (view: GameView, content: Content): TextContext => ({
  content,
  names: view.setup.names,
  hotels: view.seats.map(({ hotel }) => hotel),
  modules: view.modules,
  opponent: opponentOf(view.setup.modules),
});

/** Champagne is in play with the ballrooms. */
export const hasChampagne = ({ modules }: Pick<TextContext, 'modules'>): boolean =>
  (modules?.ballrooms ?? null) !== null;
