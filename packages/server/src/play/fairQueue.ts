interface Waiting<T> {
  readonly item: T;
  readonly start: number;
  readonly finish: number;
  readonly since: number;
}

/**
 * A line in which everybody gets the same share of the work, however much they ask for: whoever has
 * asked for least is next. Work is counted by its usual cost.
 */
export class FairQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  /** Until when each of them has had its share. */
  readonly #served = new Map<string, number>();
  #progress = 0;

  get size(): number {
    return this.#waiting.length;
  }

  push(item: T, whose: string, cost: number, now: number): void {
    const start = this.#begin(whose);
    const finish = start + cost;
    this.#served.set(whose, finish);
    this.#waiting.push({ item, start, finish, since: now });
  }

  /** After what was done for this one, at the earliest now. */
  #begin(whose: string): number {
    return Math.max(this.#progress, this.#served.get(whose) ?? this.#progress);
  }

  /** Counts work that was more than usual. */
  charge(whose: string, cost: number): void {
    this.#served.set(whose, this.#begin(whose) + cost);
  }

  /** The next one, and since when it has waited. */
  shift(): { readonly item: T; readonly since: number } | null {
    const next = this.#waiting.reduce<Waiting<T> | null>(
      (best, each) => (best && best.finish <= each.finish ? best : each),
      null,
    );
    if (!next) return null;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#progress = Math.max(this.#progress, next.start);
    this.#forget();
    return next;
  }

  /** Takes out those that need not wait any longer. */
  drop(isOver: (item: T) => boolean): T[] {
    const over = this.#waiting.filter(({ item }) => isOver(item));
    for (const each of over) this.#waiting.splice(this.#waiting.indexOf(each), 1);
    return over.map(({ item }) => item);
  }

  /** Those that have waited since then or longer. */
  waitingSince(moment: number): T[] {
    return this.#waiting.flatMap(({ item, since }) => (since <= moment ? [item] : []));
  }

  /** Whoever has had no more than the others needs no account. */
  #forget(): void {
    for (const [whose, until] of this.#served) {
      if (until <= this.#progress) this.#served.delete(whose);
    }
  }
}
