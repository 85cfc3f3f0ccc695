import type { DataPack, GameEvent, GameRecord, GameView, Move, ScoreSheet } from '@gah/engine';
import * as z from 'zod/mini';
import { seatIndex, sequence } from './words.js';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * What the engine made travels as it is. Its insides are not checked again: towards the server a move
 * is checked by the engine, and towards the client the server is trusted.
 */
const engineView = z.custom<GameView>(isObject);
export const engineEvent = z.custom<GameEvent>(isObject);
export const enginePack = z.custom<DataPack>(isObject);
export const engineRecord = z.custom<GameRecord>(isObject);
const engineMove = z.custom<Move>(isObject);
const engineSheet = z.custom<ScoreSheet>(isObject);

/** The game as one seat, or a spectator, may see it now; without the data pack of its set-up. */
export const gameNow = z.object({
  /** With `pending` and `undoTarget`. */
  view: engineView,
  /** Every legal move of the receiver; empty when it decides nothing. */
  moves: z.array(engineMove),
  /** Made of open information only. */
  sheets: z.array(engineSheet),
  /** Empty before the end. */
  winners: z.array(seatIndex),
});
export type GameNow = z.infer<typeof gameNow>;

/**
 * Something that is seen with this pack in its set-up. A pack travels once for each connection, not with
 * every view.
 */
export function withDataPack<T extends { readonly view: GameView }>(
  seen: T,
  dataPack: DataPack | null,
): T {
  const { view } = seen;
  if (view.setup.dataPack === dataPack) return seen;
  return { ...seen, view: { ...view, setup: { ...view.setup, dataPack } } };
}

/** What one move brought about, as the receiver may know it; the first step is the set-up. */
export const logStep = z.object({
  /** Moves played after this step. */
  ply: z.int(),
  /** Who moved; null in the set-up. */
  seat: z.nullable(seatIndex),
  round: z.int(),
  events: z.array(engineEvent),
});
export type LogStep = z.infer<typeof logStep>;

/** A step with what the receiver saw after it; the view is without the data pack of its set-up. */
export const historyStep = z.extend(logStep, {
  /** The entry of the table's log that led to it. */
  seq: sequence,
  /** The move itself, where it is the receiver's own. */
  move: z.nullable(engineMove),
  view: engineView,
});
export type HistoryStep = z.infer<typeof historyStep>;
