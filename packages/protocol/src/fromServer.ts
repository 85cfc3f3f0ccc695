import * as z from 'zod/mini';
import { engineEvent, enginePack, gameNow, logStep } from './game.js';
import { problemCode } from './problems.js';
import { chatLine, clockNow, presence, tableInfo } from './table.js';
import { instant, requestId, seatIndex, sequence, tableId } from './words.js';

/** Who made a move: the person, the computer player of the seat, or one because time ran out. */
export const MOVERS = ['person', 'computer', 'clock'] as const;
export type Mover = (typeof MOVERS)[number];

/** What happened to a table, told to everybody. Moves themselves are told as events. */
const tableEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), seat: seatIndex }),
  z.object({ kind: z.literal('left'), seat: seatIndex }),
  z.object({ kind: z.literal('removed'), seat: seatIndex, who: seatIndex }),
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('moved'), seat: seatIndex, by: z.enum(MOVERS), ply: z.int() }),
  z.object({ kind: z.literal('undone'), seat: seatIndex, ply: z.int() }),
  z.object({ kind: z.literal('timedOut'), seat: seatIndex }),
  z.object({ kind: z.literal('voted'), seat: seatIndex, against: seatIndex }),
  z.object({ kind: z.literal('returned'), seat: seatIndex }),
  z.object({ kind: z.literal('rematch'), seat: seatIndex, table: tableId }),
  z.object({ kind: z.literal('closed') }),
]);
export type TableEntry = z.infer<typeof tableEntry>;

/** Everything at once: the answer to `hello` and `sync`. */
export const tableSnapshot = z.object({
  seq: sequence,
  table: tableInfo,
  /** Of the table, where it has one: in the first welcome of a connection, and over HTTP. */
  dataPack: z.optional(enginePack),
  /** The receiver's own seat; null for a spectator. */
  seat: z.nullable(seatIndex),
  /** Null before the game begins. */
  game: z.nullable(gameNow),
  clock: z.nullable(clockNow),
  presence,
  /** The latest lines. */
  chat: z.array(chatLine),
});
export type TableSnapshot = z.infer<typeof tableSnapshot>;

const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  snapshot: tableSnapshot,
  /**
   * The steps since the entry the client has; null when it has none, when too many are missing, or
   * when a move was taken back since: then the log tells.
   */
  missed: z.nullable(z.array(logStep)),
});

/** One entry of the log. Entries come in order, without gaps. */
const step = z.object({
  type: z.literal('step'),
  seq: sequence,
  at: instant,
  entry: tableEntry,
  /** What it brought about in the game; empty for everything but moves and the start. */
  events: z.array(engineEvent),
  /** Where the game has changed. */
  game: z.optional(gameNow),
  /** Where anything else about the table has changed. */
  table: z.optional(tableInfo),
  clock: z.nullable(clockNow),
});

/** The request is committed to the log as this entry; 0 for those without one. */
const ack = z.object({ type: z.literal('ack'), id: requestId, seq: sequence });
const refused = z.object({
  type: z.literal('refused'),
  /** Null when the message had none. */
  id: z.nullable(requestId),
  code: problemCode,
  /** The latest entry. */
  seq: sequence,
});
const log = z.object({
  type: z.literal('log'),
  id: requestId,
  seq: sequence,
  steps: z.array(logStep),
});
const chat = z.object({ type: z.literal('chat'), line: chatLine });
const presenceChange = z.object({ type: z.literal('presence'), presence });
/** `seq` is the latest entry: whoever has missed it asks for it with `sync`. */
const pong = z.object({ type: z.literal('pong'), serverTime: instant, seq: sequence });
/** The last message before the server closes the socket. */
const bye = z.object({
  type: z.literal('bye'),
  code: problemCode,
  /** Versions the server speaks. */
  protocol: z.object({ oldest: z.int(), newest: z.int() }),
});

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  step,
  ack,
  refused,
  log,
  chat,
  presenceChange,
  pong,
  bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageType = ServerMessage['type'];
export type ServerMessageOf<T extends ServerMessageType> = Extract<ServerMessage, { type: T }>;
