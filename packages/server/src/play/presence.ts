import type { SeatIndex, Viewer } from '@gah/engine';
import { addTo } from '@gah/engine';
import type { PresenceNow } from '@gah/protocol';
import type { Here } from '../storage/notices.js';
import type { Elsewhere } from '../storage/presence.js';
import type { Census } from './census.js';

type Connected = Omit<Here, 'version'>;

interface Known extends Here {
  /** Counts what was heard, to tell what is newer than something looked up. */
  readonly heard: number;
}

/** What the database says of everybody at a table. */
export interface PresenceRecord {
  readonly lastSeen: ReadonlyMap<SeatIndex, number>;
  readonly elsewhere: readonly Elsewhere[];
}

/** Who is connected to a table, here and at other processes. */
export class Presence {
  readonly #now: () => number;
  readonly #census: Census;
  /** Nobody can have been seen before. */
  readonly #since: number;
  /** How many devices of each seat are connected here. */
  readonly #devices = new Map<SeatIndex, number>();
  readonly #lastSeen = new Map<SeatIndex, number>();
  readonly #elsewhere = new Map<string, Known>();
  #spectators = 0;
  #heard = 0;

  constructor(now: () => number, since: number, census: Census) {
    this.#now = now;
    this.#since = since;
    this.#census = census;
  }

  /** True when others should be told. */
  arrived(viewer: Viewer): boolean {
    if (viewer === 'spectator') {
      this.#spectators++;
      return true;
    }
    return addTo(this.#devices, viewer) === 1;
  }

  departed(viewer: Viewer): boolean {
    if (viewer === 'spectator') {
      this.#spectators--;
      return true;
    }
    const devices = (this.#devices.get(viewer) ?? 1) - 1;
    this.#see(viewer, this.#now());
    if (devices > 0) this.#devices.set(viewer, devices);
    else this.#devices.delete(viewer);
    return devices === 0;
  }

  /** Seats and spectators connected to this process. */
  get here(): Connected {
    return { seats: [...this.#devices.keys()], spectators: this.#spectators };
  }

  /** What another process says of its own connections; true when that is news. */
  hear(process: string, { seats, spectators, version }: Here): boolean {
    this.#census.note(process);
    return this.#take(process, { seats, spectators, version });
  }

  /** Everything heard so far; what is heard later is newer than what is looked up now. */
  get mark(): number {
    return this.#heard;
  }

  /** What was looked up after `mark`; true when that is news. */
  learn({ lastSeen, elsewhere }: PresenceRecord, mark: number): boolean {
    const before = JSON.stringify(this.#present);
    for (const [seat, at] of lastSeen) this.#see(seat, at);
    const processes = new Set(elsewhere.map(({ process }) => process));
    for (const [process, { heard }] of this.#elsewhere) {
      if (heard <= mark && !processes.has(process)) this.#elsewhere.delete(process);
    }
    for (const { process, silentMs, ...here } of elsewhere) {
      this.#take(process, here);
      this.#census.note(process, silentMs ?? Infinity);
    }
    return JSON.stringify(this.#present) !== before;
  }

  /** Whether somebody is, or was, connected to that process. */
  knows(process: string): boolean {
    return this.#elsewhere.has(process);
  }

  isPresent(seat: SeatIndex): boolean {
    return this.#present.seats.includes(seat);
  }

  isAway(seat: SeatIndex, forMs: number): boolean {
    return !this.isPresent(seat) && this.#now() - this.#lastSign(seat) >= forMs;
  }

  now(seats: number): PresenceNow {
    const present = this.#present;
    return {
      seats: Array.from({ length: seats }, (_, seat) => present.seats.includes(seat)),
      spectators: present.spectators,
    };
  }

  get #present(): Connected {
    const living = [...this.#elsewhere].flatMap(([process, known]) =>
      this.#census.isLiving(process) ? [known] : [],
    );
    return {
      seats: [...this.#devices.keys(), ...living.flatMap(({ seats }) => seats)],
      spectators: living.reduce((sum, { spectators }) => sum + spectators, this.#spectators),
    };
  }

  /** Whoever was connected to a process that died was there as long as it lived. */
  #lastSign(seat: SeatIndex): number {
    const signs = [...this.#elsewhere].flatMap(([process, { seats }]) =>
      seats.includes(seat) ? [this.#census.lastSign(process)] : [],
    );
    return Math.max(this.#lastSeen.get(seat) ?? this.#since, this.#since, ...signs);
  }

  #see(seat: SeatIndex, at: number): void {
    this.#lastSeen.set(seat, Math.max(at, this.#lastSeen.get(seat) ?? at));
  }

  #take(process: string, here: Here): boolean {
    const before = this.#elsewhere.get(process);
    if (before && before.version >= here.version) return false;
    for (const seat of before?.seats ?? []) this.#see(seat, this.#now());
    this.#elsewhere.set(process, { ...here, heard: ++this.#heard });
    return before?.seats.join() !== here.seats.join() || before.spectators !== here.spectators;
  }
}
