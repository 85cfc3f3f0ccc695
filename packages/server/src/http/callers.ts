import type { RateLimits } from '../config.js';
import { TokenBucket } from '../play/tokenBucket.js';
import { addressBlockOf } from './addressBlock.js';

/** Long enough for every allowance to be whole again. */
const FORGOTTEN_AFTER_MS = 60_000;

/** One address with all of its sockets and requests. */
export interface Caller {
  readonly address: string;
  /** What its messages and requests may cause together. */
  readonly work: TokenBucket;
  /** What may be read of it, answered or not. */
  readonly frames: TokenBucket;
  sockets: number;
  lastCame: number;
}

/** Everybody who connects or asks for much, by address; whoever comes back at once is known again. */
export class Callers {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  readonly #known = new Map<string, Caller>();

  constructor(limits: RateLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** One more socket of this address; null when it has enough of them. */
  came(address: string): Caller | null {
    const caller = this.#find(address);
    if (caller.sockets >= this.#limits.socketsAtOnce) return null;
    caller.sockets++;
    caller.lastCame = this.#now();
    return caller;
  }

  /** Whether this address may cause so much work with a request over HTTP. */
  afford(address: string, price: number): boolean {
    const caller = this.#find(address);
    caller.lastCame = this.#now();
    return caller.work.take(this.#now(), Math.min(price, this.#limits.workBurst));
  }

  /** Drops those who have long been gone. */
  sweep(): void {
    const before = this.#now() - FORGOTTEN_AFTER_MS;
    for (const [key, { sockets, lastCame }] of this.#known) {
      if (sockets === 0 && lastCame < before) this.#known.delete(key);
    }
  }

  #find(address: string): Caller {
    const key = addressBlockOf(address);
    const caller = this.#known.get(key) ?? this.#newCaller(key);
    this.#known.set(key, caller);
    return caller;
  }

  #newCaller(address: string): Caller {
    const { workBurst, workPerSecond, frameBurst, framesPerSecond } = this.#limits;
    const now = this.#now();
    return {
      address,
      work: new TokenBucket(workBurst, workPerSecond, now),
      frames: new TokenBucket(frameBurst, framesPerSecond, now),
      sockets: 0,
      lastCame: now,
    };
  }
}
