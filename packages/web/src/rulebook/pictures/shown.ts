import type { Picture } from '@gah/rulebook';
import type { Language } from '@gah/text';
import type { Markup } from '../../art/svg.js';
import type { Token } from '../../cards/token.js';

/** Something with a name that a paragraph shows and explains. */
interface ShownItem {
  readonly key: string;
  readonly name: string;
  readonly drawing?: Markup;
  readonly tokens?: readonly Token[];
  readonly lines: readonly string[];
}

/** A picture as the page shows it. */
export type Shown =
  | { readonly as: 'drawing'; readonly markup: Markup; readonly label: string }
  | { readonly as: 'guests'; readonly cards: readonly number[]; readonly label: string }
  | { readonly as: 'staff'; readonly card: number }
  | { readonly as: 'items'; readonly items: readonly ShownItem[] }
  | {
      readonly as: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly {
        readonly name: string;
        readonly head: Markup;
        readonly sign: Token;
        readonly cells: readonly string[];
      }[];
    };

export type Draw<P> = (picture: P, language: Language) => Shown;

/** How each kind of picture is drawn. */
export type Drawings<Kind extends Picture['is'] = Picture['is']> = {
  readonly [K in Kind]: Draw<Extract<Picture, { readonly is: K }>>;
};
