import { LEVELS } from '@gah/ai';
import { DIFFICULTIES, EDITIONS, HOTEL_SIDES, MODULES, STAFF_DEALS } from '@gah/engine';
import * as z from 'zod/mini';
import { enginePack } from './game.js';
import { LIMITS } from './limits.js';
import { instant, personName, seatIndex, sequence, tableId, tableTitle } from './words.js';

const level = z.enum(LEVELS);
const crest = z.int().check(z.gte(0), z.lte(3));
const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.gte(least), z.lte(most));

/** The set-up of the engine without seats, names and seed: those the server knows. */
const gameOptions = z.strictObject({
  edition: z.optional(z.enum(EDITIONS)),
  hotel: z.optional(z.enum(HOTEL_SIDES)),
  staff: z.optional(z.enum(STAFF_DEALS)),
  modules: z.optional(z.array(z.enum(MODULES)).check(z.maxLength(MODULES.length))),
  promos: z.optional(z.union([z.boolean(), z.literal('box')])),
  /** Of the automatic opponent; only alone. */
  difficulty: z.optional(z.nullable(z.enum(DIFFICULTIES))),
  /** Checked by the engine. */
  dataPack: z.optional(z.nullable(enginePack)),
});
export type GameOptions = z.infer<typeof gameOptions>;
const shownOptions = z.omit(gameOptions, { dataPack: true });

const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Every turn has so much. */
    perTurnSeconds: within(LIMITS.perTurnSeconds),
    /** What a turn may take beyond that, for the whole game. */
    reserveSeconds: within(LIMITS.reserveSeconds),
  }),
  z.strictObject({ kind: z.literal('relaxed'), perTurnDays: within(LIMITS.perTurnDays) }),
]);
export type ClockRule = z.infer<typeof clockRule>;

/** Who is to sit on a seat of a new table; `host` is the one who opens it. */
const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('host'), crest: z.optional(crest) }),
  z.strictObject({ kind: z.literal('open'), crest: z.optional(crest) }),
  z.strictObject({ kind: z.literal('computer'), level, crest: z.optional(crest) }),
]);
export type SeatRequest = z.infer<typeof seatRequest>;

export const newTable = z.strictObject({
  /** Of the host. */
  name: personName,
  title: z.optional(tableTitle),
  /** One to four, exactly one of them the host's; crests, where given, all different. */
  seats: z.array(seatRequest).check(z.minLength(1), z.maxLength(4)),
  options: gameOptions,
  clock: clockRule,
  /** Shown in the list of open tables, and joined without an invitation. */
  open: z.boolean(),
  /** Whether others may watch. */
  spectators: z.boolean(),
  chat: z.boolean(),
});
export type NewTable = z.infer<typeof newTable>;

export const TABLE_PHASES = ['gathering', 'playing', 'over', 'closed'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

export const REPLACEMENT_CAUSES = ['vote', 'clock', 'left'] as const;

/** Who sits on a seat. A seat of a person can be played by a computer until its owner returns. */
const seatInfo = z.discriminatedUnion('kind', [
  /** `reservedFor`: who played there before a rematch and may sit down with the same token. */
  z.object({ kind: z.literal('open'), crest, reservedFor: z.nullable(z.string()) }),
  z.object({ kind: z.literal('computer'), crest, level }),
  z.object({
    kind: z.literal('person'),
    crest,
    name: z.string(),
    replaced: z.nullable(z.object({ level, cause: z.enum(REPLACEMENT_CAUSES) })),
    /** Turns in a row that the server played because time ran out. */
    timeouts: z.int(),
    /** Seats that want this one to be replaced. */
    votes: z.array(seatIndex),
  }),
]);
export type SeatInfo = z.infer<typeof seatInfo>;

/** What everybody may know of a table. */
export const tableInfo = z.object({
  id: tableId,
  title: z.nullable(z.string()),
  phase: z.enum(TABLE_PHASES),
  createdAt: instant,
  /** Who may start early; null when nobody sits there any more. */
  host: z.nullable(seatIndex),
  seats: z.array(seatInfo),
  options: shownOptions,
  /** Whether it is played with printed values of its own. */
  hasDataPack: z.boolean(),
  clock: clockRule,
  open: z.boolean(),
  spectators: z.boolean(),
  chat: z.boolean(),
  /** The table of the rematch, once somebody asked for it. */
  rematch: z.nullable(tableId),
  seq: sequence,
});
export type TableInfo = z.infer<typeof tableInfo>;

/** The clock at the moment of a message; null where a table has none. */
export const clockNow = z.object({
  /** To correct the clock of the receiver. */
  serverTime: instant,
  seats: z.array(
    z.object({
      reserveMs: z.int(),
      /** When time runs out; null while this seat decides nothing. */
      deadline: z.nullable(instant),
    }),
  ),
});
export type ClockNow = z.infer<typeof clockNow>;

export const presence = z.object({
  /** By seat: whether its person is connected. */
  seats: z.array(z.boolean()),
  spectators: z.int(),
});
export type PresenceNow = z.infer<typeof presence>;

export const chatLine = z.object({
  /** Counts the lines of a table from 1. */
  n: z.int(),
  at: instant,
  seat: seatIndex,
  name: z.string(),
  text: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;
