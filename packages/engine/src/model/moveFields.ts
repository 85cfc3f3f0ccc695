/** What a field of a move may be: one of some words, for example. */
export type FieldType = 'number' | 'boolean' | 'tile' | readonly string[];

/** Every field of every kind of move, in the order of the notation. */
export type MoveFields<M extends { readonly kind: string }> = {
  readonly [K in M['kind']]: Readonly<
    Record<Exclude<keyof Extract<M, { readonly kind: K }>, 'seat' | 'kind'>, FieldType>
  >;
};

/** Such fields of some kinds of moves. */
export type FieldLists = Readonly<Record<string, Readonly<Record<string, FieldType>>>>;
