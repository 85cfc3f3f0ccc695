import type { Level } from '@gah/ai';
import type { ProblemCode } from '@gah/protocol';
import type { PoolFigures } from './storage/connection.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Lane } from './table/lane.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** Figures for a monitoring system; none of them tells of a single table. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries = new Counter({
    name: 'gah_entries_total',
    help: 'Entries this process has committed to the logs of tables',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'gah_refusals_total',
    help: 'Requests over sockets that were refused',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'gah_failures_total',
    help: 'Unexpected failures, most of them of the storage',
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'gah_commit_seconds',
    help: 'Time from a decided entry to its commit',
    buckets: SECONDS,
    registers: [this.#registry],
  });

  readonly #thoughts = new Histogram({
    name: 'gah_thought_seconds',
    help: 'Time computer players have thought about one decision',
    labelNames: ['level'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #waits = new Histogram({
    name: 'gah_turn_wait_seconds',
    help: 'Time turns of computer players have waited for a thread',
    labelNames: ['lane'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #late = new Counter({
    name: 'gah_thoughts_late_total',
    help: 'Thoughts that were ended at their deadline',
    labelNames: ['level'],
    registers: [this.#registry],
  });
  readonly #answers = new Histogram({
    name: 'gah_http_seconds',
    help: 'Time to answer a request over HTTP',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A figure that is looked up when it is asked for. */
  watch(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Connections to the database. */
  watchPool(figures: () => PoolFigures): void {
    new Gauge({
      name: 'gah_database_connections',
      help: 'Connections to the database that are open and idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        for (const [state, count] of Object.entries(figures()))
          this.set({ state }, count as number);
      },
    });
  }

  answered(route: string, method: string, status: number, seconds: number): void {
    this.#answers.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  committed(kind: string, seconds: number): void {
    this.#entries.inc({ kind });
    this.#commits.observe(seconds);
  }

  refused(code: ProblemCode): void {
    this.#refusals.inc({ code });
  }

  thought(level: Level, seconds: number): void {
    this.#thoughts.observe({ level }, seconds);
  }

  turnBegun(lane: Lane, waitedSeconds: number): void {
    this.#waits.observe({ lane }, waitedSeconds);
  }

  thoughtWasLate(level: Level): void {
    this.#late.inc({ level });
  }

  failed(): void {
    this.#failures.inc();
  }

  /** Nothing is gathered any more. */
  close(): void {
    this.#registry.clear();
  }
}
