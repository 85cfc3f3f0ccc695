import type { Position } from '../model/position.js';

type Setup = Position['setup'];

/** What belongs to a set-up: a field of it that does not show, and that goes when it goes. */
export class PerSetup<T, S extends Setup = Setup> {
  private readonly kept = new WeakMap<S, T>();
  /** Most questions are about the same game as the one before. */
  private latest: { readonly setup: S; readonly value: T } | null = null;
  private readonly make: (setup: S) => T;

  constructor(make: (setup: S) => T) {
    this.make = make;
  }

  of(setup: S): T {
    return this.latest?.setup === setup ? this.latest.value : this.lookUp(setup);
  }

  set(setup: S, value: T): void {
    this.kept.set(setup, value);
    this.latest = { setup, value };
  }

  private lookUp(setup: S): T {
    const value = this.kept.get(setup) ?? this.make(setup);
    this.set(setup, value);
    return value;
  }
}
