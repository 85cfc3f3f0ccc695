import type { SeatIndex, Viewer } from '@gah/engine';
import type { Presence } from '@gah/protocol';

/** What another process has said of its connections holds so long unless it says it again. */
const REMOTE_PRESENCE_MS = 40_000;

interface Elsewhere {
  readonly seats: readonly SeatIndex[];
  readonly spectators: number;
  readonly until: number;
}

/** Who is connected to a table, here and at other processes. */
export class Attendance {
  readonly #now: () => number;
  /** How many devices of each seat are connected here. */
  readonly #devices = new Map<SeatIndex, number>();
  readonly #lastSeen: Map<SeatIndex, number>;
  /** Nobody can have been seen before. */
  readonly #since: number;
  readonly #elsewhere = new Map<string, Elsewhere>();
  #spectators = 0;

  constructor(now: () => number, since: number, lastSeen: ReadonlyMap<SeatIndex, number>) {
    this.#now = now;
    this.#since = since;
    this.#lastSeen = new Map(lastSeen);
  }

  /** True when others should be told. */
  arrived(viewer: Viewer): boolean {
    if (viewer === 'spectator') {
      this.#spectators++;
      return true;
    }
    const devices = this.#devices.get(viewer) ?? 0;
    this.#devices.set(viewer, devices + 1);
    return devices === 0;
  }

  departed(viewer: Viewer): boolean {
    if (viewer === 'spectator') {
      this.#spectators--;
      return true;
    }
    const devices = (this.#devices.get(viewer) ?? 1) - 1;
    this.#lastSeen.set(viewer, this.#now());
    if (devices > 0) this.#devices.set(viewer, devices);
    else this.#devices.delete(viewer);
    return devices === 0;
  }

  /** Seats and spectators connected to this process. */
  get here(): { readonly seats: readonly SeatIndex[]; readonly spectators: number } {
    return { seats: [...this.#devices.keys()], spectators: this.#spectators };
  }

  /** What another process says of its own connections; true when that is news. */
  hear(process: string, seats: readonly SeatIndex[], spectators: number): boolean {
    const now = this.#now();
    const before = this.#elsewhere.get(process);
    for (const seat of before?.seats ?? []) this.#lastSeen.set(seat, now);
    this.#elsewhere.set(process, { seats, spectators, until: now + REMOTE_PRESENCE_MS });
    return before?.seats.join() !== seats.join() || before.spectators !== spectators;
  }

  /** Whether a process has said anything that still holds. */
  knows(process: string): boolean {
    this.#valid();
    return this.#elsewhere.has(process);
  }

  isPresent(seat: SeatIndex): boolean {
    return this.#devices.has(seat) || this.#valid().some(({ seats }) => seats.includes(seat));
  }

  isAway(seat: SeatIndex, forMs: number): boolean {
    const seen = Math.max(this.#since, this.#lastSeen.get(seat) ?? 0);
    return !this.isPresent(seat) && this.#now() - seen >= forMs;
  }

  presence(seats: number): Presence {
    const elsewhere = this.#valid().reduce((sum, { spectators }) => sum + spectators, 0);
    return {
      seats: Array.from({ length: seats }, (_, seat) => this.isPresent(seat)),
      spectators: this.#spectators + elsewhere,
    };
  }

  #valid(): Elsewhere[] {
    const now = this.#now();
    for (const [process, { until }] of this.#elsewhere) {
      if (until < now) this.#elsewhere.delete(process);
    }
    return [...this.#elsewhere.values()];
  }
}
