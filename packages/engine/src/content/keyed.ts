/** A table of records as a list in which each knows its own key. */
export const keyed = <K extends string, R extends object>(
  table: Readonly<Record<K, R>>,
): (R & { readonly key: K })[] =>
  Object.entries<R>(table).map(([key, record]) => ({ key: key as K, ...record }));
