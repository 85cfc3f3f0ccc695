/** Something that comes after the table is there: until then `notYet`; what shows it fills in by itself. */
export interface Later<T> {
  readonly now: T;
  readonly load: () => Promise<void>;
}

export function later<T>(notYet: T, fetch: () => Promise<T>): Later<T> {
  let now: T = $state.raw(notYet);
  let isAsked = false;
  return {
    get now() {
      return now;
    },
    async load() {
      if (isAsked) return;
      isAsked = true;
      now = await fetch();
    },
  };
}
