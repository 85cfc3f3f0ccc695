import { LEVELS } from '@gah/ai';
import * as z from 'zod/mini';
import { chatText, requestId, seatIndex, seatToken, sequence, tableId } from './words.js';

const level = z.enum(LEVELS);

/** The first message of a socket. Without a token one watches. */
const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  table: tableId,
  token: z.optional(seatToken),
  /** The last entry the client has seen, when it comes back. */
  have: z.optional(sequence),
});

const move = z.strictObject({
  type: z.literal('move'),
  id: requestId,
  /** The entry the client had seen when it decided. */
  at: sequence,
  /** The engine checks it. */
  move: z.unknown(),
});

/** Steps back to the moment after `ply` moves. */
const undo = z.strictObject({
  type: z.literal('undo'),
  id: requestId,
  at: sequence,
  ply: z.int().check(z.gte(0)),
});

/** The host begins; computer players take the seats still open. */
const start = z.strictObject({ type: z.literal('start'), id: requestId, level });
/** Gathering: frees the seat. Playing: a computer player takes over. */
const leave = z.strictObject({ type: z.literal('leave'), id: requestId, level: z.optional(level) });
/** The host frees somebody's seat, while the table gathers. */
const remove = z.strictObject({ type: z.literal('remove'), id: requestId, seat: seatIndex });
/** The owner of a seat that was replaced plays again. */
const comeBack = z.strictObject({ type: z.literal('comeBack'), id: requestId });
/** For a computer player on the seat of somebody who is away. */
const vote = z.strictObject({
  type: z.literal('vote'),
  id: requestId,
  seat: seatIndex,
});
/** Once a game is over: a new table with the same seats and options. */
const rematch = z.strictObject({ type: z.literal('rematch'), id: requestId });
const chat = z.strictObject({ type: z.literal('chat'), id: requestId, text: chatText });

/** What happened after `from` moves (0: with the set-up). */
const log = z.strictObject({
  type: z.literal('log'),
  id: requestId,
  from: z.int().check(z.gte(0)),
});
/** The present state once more, for a client that has lost track. */
const sync = z.strictObject({ type: z.literal('sync'), have: z.optional(sequence) });
/** Answered with `pong`. */
const ping = z.strictObject({ type: z.literal('ping') });

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  move,
  undo,
  start,
  leave,
  remove,
  comeBack,
  vote,
  rematch,
  chat,
  log,
  sync,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageType = ClientMessage['type'];
export type ClientMessageOf<T extends ClientMessageType> = Extract<ClientMessage, { type: T }>;
/** Messages that a server answers with `ack`, `refused` or a reply of the same id. */
export type ClientRequest = Extract<ClientMessage, { id: string }>;
