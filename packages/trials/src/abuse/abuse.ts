import type { Cleanup } from '../harness/cleanup.js';

export interface AbuseOptions {
  readonly cleanup: Cleanup;
  readonly programs: { readonly server: URL; readonly load: URL };
  /** A short slice shows that the attack is met; only a full run is held to its figures. */
  readonly isFull: boolean;
  readonly seed: string;
}

export interface AbuseReport {
  /** What was measured. */
  readonly figures: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** One way to misuse a server, and what must hold meanwhile. */
export interface Abuse {
  readonly name: string;
  readonly run: (options: AbuseOptions) => Promise<AbuseReport>;
}

/** A figure beyond its bar, as a problem. */
export const beyond = (what: string, figure: number, bar: number): string[] =>
  figure <= bar ? [] : [`${what}: ${figure.toFixed(1)}, at most ${bar}`];
