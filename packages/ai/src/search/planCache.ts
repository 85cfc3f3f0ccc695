import type { GameState, GameView, Move, Task } from '@gah/engine';
import { sameMove } from '@gah/engine';
import type { Mixer } from '../model/module.js';
import { AI_MODULES } from '../modules/index.js';

/** The plan cache: a turn is searched once, and its line is followed while positions are as expected. */

/**
 * What a player remembers from one decision to the next of its turn: the rest of its plan. It is
 * followed as long as everything goes as foreseen. Without it each decision is thought through anew.
 */
export interface Memory {
  plan: readonly PlannedMove[];
}

/** A move and the position, as the seat sees it, for which it is planned. */
export interface PlannedMove {
  readonly key: number;
  readonly move: Move;
}

export const createMemory = (): Memory => ({ plan: [] });

/** The next move of a plan, if the position is the one it was made for. */
export function cachedMove(
  memory: Memory | undefined,
  view: GameState | GameView,
  seat: number,
  legal: readonly Move[],
): Move | null {
  const [next, ...rest] = memory?.plan ?? [];
  if (!memory || !next) return null;
  const fits = next.key === transpositionKey(view, seat);
  const move = fits ? legal.find((candidate) => sameMove(candidate, next.move)) : undefined;
  memory.plan = move ? rest : [];
  return move ?? null;
}

/** The two words of the key that is being made. */
let low = 0;
let high = 0;

function mix(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high + value, 0x85ebca6b) ^ low;
}

function mixList(values: readonly (number | null)[]): void {
  mix(values.length);
  for (let at = 0; at < values.length; at++) mix(values[at] ?? -1);
}

function mixText(text: string): void {
  for (let at = 0; at < text.length; at++) mix(text.charCodeAt(at));
}

function mixAny(value: unknown): void {
  if (typeof value === 'number') mix(value);
  else if (typeof value === 'string') mixText(value);
  else if (typeof value === 'object' && value !== null) {
    for (const name in value) mixAny((value as Record<string, unknown>)[name]);
    mix(-2);
  } else mix(value === true ? 1 : -3);
}

function mixTask(task: Task): void {
  if (task.kind === 'turn') {
    mix((task.acted ? 1 : 0) + (task.guestTaken ? 2 : 0) + (task.mainDone ? 4 : 0));
  } else mixAny(task);
}

const hash: Mixer = { mix, mixList, mixText };

const HIGH_BITS = 21;
const WORD = 0x1_0000_0000;

/**
 * Two positions with equal keys in one turn of a seat are the same for that seat: the order in which
 * it did things does not matter any more. A key is a hash of two words in one number, so that two
 * different positions of a turn practically never share one.
 */
export function transpositionKey(position: GameState | GameView, index: number): number {
  const seat = position.seats[index];
  if (!seat) return 0;
  low = 0x2545f491;
  high = 0x1b873593;
  mix(seat.krones);
  mix(seat.vp);
  mix(seat.emperor);
  mix(seat.tiles);
  mix(seat.occupied);
  mix(seat.groupsPaid);
  mixList(seat.kitchen);
  mixList(seat.hand);
  mixList(seat.drawn);
  mixList(seat.played);
  mixList(seat.used);
  mixList(seat.rung);
  mixList(seat.diceTaken);
  for (const guest of seat.cafe) {
    mix(guest ? guest.card : 0);
    if (guest) mixList(guest.goods);
  }
  mixList(position.queue);
  mixList(position.dice);
  mixList(position.coloredDice);
  mix(position.round);
  for (const task of position.tasks) mixTask(task);
  for (const claimed of position.claims) mix(claimed.length);
  for (const module of AI_MODULES) module.mixInto?.(hash, position.modules, index);
  return (high >>> (32 - HIGH_BITS)) * WORD + (low >>> 0);
}
