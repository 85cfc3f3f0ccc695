import { REFUSAL_CODES } from '@gah/engine';
import type { RefusalCode } from '@gah/engine';
import * as z from 'zod/mini';

/** Why a server does not do what it was asked for, besides the rules of the game. */
export const ONLINE_PROBLEMS = [
  /** Not JSON, or not a message of this protocol. */
  'malformed',
  'too-large',
  /** More requests than the limits allow; try later. */
  'too-many',
  'outdated-client',
  'outdated-server',
  'unknown-table',
  'unknown-address',
  'wrong-token',
  'wrong-invite',
  /** The code of a seat's link was used, is too old, or a newer one was made. */
  'void-code',
  'wrong-origin',
  /** The server does not know itself by the name it was asked for. */
  'wrong-host',
  /** The first message must be `hello`, and only the first. */
  'hello-first',
  'hello-again',
  /** The table admits no spectators, or a spectator asked for what only seats may. */
  'no-spectators',
  'spectators-only-watch',
  'bad-setup',
  /** Tables of this server are played with its own printed values. */
  'no-data-packs',
  'table-full',
  'seat-taken',
  'not-host',
  'not-started',
  'already-started',
  'not-over',
  'table-closed',
  /** The game was begun with rules that this server does not play by. */
  'other-rules',
  /** What is stored of the table cannot be read. */
  'broken-table',
  /** This address has opened as many tables that still wait for players as it may. */
  'too-many-tables',
  /** Enough persons of this address sit at a table to which they were not invited. */
  'table-crowded',
  /** The host has freed this seat; for a while one cannot sit down there again. */
  'removed',
  /** The table has moved on since the moment the request was made for. */
  'stale',
  'no-undo',
  /** Too many steps back in one turn. */
  'too-many-undos',
  /** So much has happened at the table that only what carries the game on is accepted. */
  'log-full',
  'no-chat',
  'no-such-seat',
  'seat-present',
  'already-voted',
  'not-replaced',
  'already-replaced',
  /** The server is about to stop, or its storage does not answer; try again. */
  'unavailable',
  'shutting-down',
  /** Nothing was heard from the client for too long. */
  'idle',
  'internal',
] as const;
export type OnlineProblem = (typeof ONLINE_PROBLEMS)[number];

/** Everything a request can be refused with. None of them tells of hidden things. */
export const PROBLEM_CODES: readonly ProblemCode[] = [...ONLINE_PROBLEMS, ...REFUSAL_CODES];
export type ProblemCode = OnlineProblem | RefusalCode;
export const problemCode = z.enum([...ONLINE_PROBLEMS, ...REFUSAL_CODES]);

/** A close frame after `bye` has this code; others come from the network. */
export const BYE_CLOSE_CODE = 4000;
