import type { Choice, GameState, Reason, Remedy, Task, Wish } from '@gah/engine';
import type { PlayerInput, PositionInput } from '@gah/engine/testing';
import { position, guests } from '@gah/engine/testing';

/** Short words that the examples of reasons share. */

/** Seat 0 at turn. */
export const turn = (player: PlayerInput = {}, input: PositionInput = {}): GameState =>
  position({
    dice: [1, 1, 6],
    queue: [
      guests.tezcatlipoca,
      guests.captGoldhaken,
      guests.mrHorsa,
      guests.mIngalls,
      guests.mrBoydell,
    ],
    players: [player],
    ...input,
  });

/** The same with another decision of seat 0 open above the turn. */
export function asked(task: Task, player: PlayerInput = {}, input: PositionInput = {}): GameState {
  const state = turn(player, input);
  state.tasks.push(task);
  return state;
}

/** In a turn that has come so far. */
export function during(
  changes: Partial<Extract<Task, { kind: 'turn' }>>,
  player: PlayerInput = {},
): GameState {
  const state = turn(player);
  state.tasks[0] = {
    kind: 'turn',
    seat,
    extra: false,
    acted: true,
    guestTaken: false,
    mainDone: false,
    extraTurns: 0,
    ...changes,
  };
  return state;
}

export const seat = 0;
export const BALL = { modules: ['ballrooms'] } as const satisfies PositionInput;
export const STARS = { modules: ['celebrities'] } as const satisfies PositionInput;
export const KEY = { modules: ['startPlayer'] } as const satisfies PositionInput;
export const ENTRANCES = { modules: ['entrances'] } as const satisfies PositionInput;

/** Somebody would like something, and this is the first reason against it. */
export type Example = readonly [state: GameState, wish: Wish, reason: Reason];
export const never = { remedy: { help: 'never' } } as const;
export const onTurn = { remedy: { help: 'turn' } } as const;
export const nextRound = { remedy: { help: 'next-round' } } as const;
export const other = (what: Choice): { remedy: Remedy } => ({ remedy: { help: 'other', what } });
