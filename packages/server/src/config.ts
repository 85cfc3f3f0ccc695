import type { Retention } from './storage/retention.js';
import type { DatabaseAddress } from './storage/connect.js';

/** How much anybody may ask for. */
export interface RateLimits {
  /** HTTP requests of one address. */
  readonly requestsPerMinute: number;
  /** How long a request may take to arrive. */
  readonly arrivalSeconds: number;
  /** Files of the client. */
  readonly filesPerMinute: number;
  /** Tables one address may open. */
  readonly tablesPerMinute: number;
  /** Running tables with computer players that are played from one address. */
  readonly computerTables: number;
  /** Tables of one address that wait for players at the same time, and those of them in the list. */
  readonly waitingTables: number;
  readonly listedTables: number;
  /** Persons of one address at a table to which they were not invited, and how often they sit down. */
  readonly seatsAtTable: number;
  readonly joinsAtTable: number;
  /** Whole logs one address may read over HTTP; each is played again. */
  readonly logsPerMinute: number;
  /** Codes of seats one address may ask for, and how many it may try. */
  readonly seatCodesPerMinute: number;
  /** Sockets one address may open, and how many it may have. */
  readonly socketsPerMinute: number;
  readonly socketsAtOnce: number;
  /** What all sockets of one address may cause together, in moves. */
  readonly workBurst: number;
  readonly workPerSecond: number;
  /** What is read of one address at all, pings and refused messages too. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** Messages of one socket: so many at once, and so many a second in the long run. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Chat lines of one seat. */
  readonly chatBurst: number;
  readonly chatPerSecond: number;
}

export const USUAL_LIMITS = {
  requestsPerMinute: 300,
  arrivalSeconds: 15,
  filesPerMinute: 3000,
  tablesPerMinute: 20,
  computerTables: 20,
  waitingTables: 12,
  listedTables: 4,
  seatsAtTable: 1,
  joinsAtTable: 6,
  logsPerMinute: 60,
  seatCodesPerMinute: 20,
  socketsPerMinute: 60,
  socketsAtOnce: 80,
  workBurst: 200,
  workPerSecond: 100,
  frameBurst: 800,
  framesPerSecond: 400,
  messageBurst: 60,
  messagesPerSecond: 15,
  chatBurst: 8,
  chatPerSecond: 0.5,
} satisfies RateLimits;

/** In the list of allowed hosts: whoever stands in front has looked already. */
export const ANY_HOST = '*';

export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly database: DatabaseAddress;
  /** The folder of the built client; null serves none. */
  readonly client: string | null;
  /** Pages of these origins may connect besides those the server itself delivers. */
  readonly allowedOrigins: readonly string[];
  /** Names under which this server is reached, besides those of the own network; `*` for any. */
  readonly allowedHosts: readonly string[];
  /** Whether tables may bring printed values of their own. */
  readonly dataPacks: boolean;
  /** How many proxies in front say who connects; what a client itself claims is never believed. */
  readonly proxies: number;
  /** Lets a monitoring system on another computer read the metrics; null lets none. */
  readonly metricsToken: string | null;
  /**
   * Strong computer players that think at the same time, beside a thread for the quick ones; 0 thinks
   * in the main thread, for tests.
   */
  readonly computerThreads: number;
  /** No thought of a computer player takes longer. */
  readonly thoughtSeconds: number;
  readonly retention: Retention;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where the log goes; standard output when left out. */
  readonly logTo?: { write(line: string): void };
  readonly limits: RateLimits;
  /** The machine's clock, which may be set. */
  readonly now: () => number;
  /** Milliseconds that have really passed since some moment. */
  readonly monotonic: () => number;
}
