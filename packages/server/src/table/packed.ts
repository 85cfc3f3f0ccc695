import type { GameState } from '@gah/engine';
import { parseMove, play, RULES_VERSION } from '@gah/engine';
import type { TablePlan } from './plan.js';
import { setupOf } from './plan.js';
import type { RunningGame, TableState } from './state.js';
import { presentState } from './state.js';

/**
 * Grows when a table in memory is made of other parts than before: what was packed by other programs
 * is not unpacked, the log is played instead.
 */
const SHAPE = 1;
export const PACKED_VERSION = `${RULES_VERSION}.${SHAPE}`;

interface PackedGame extends Omit<RunningGame, 'states'> {
  readonly names: readonly string[];
  /** The earliest state that can be returned to, and the moves since. */
  readonly earliest: Omit<GameState, 'setup'>;
  readonly moves: readonly string[];
}

interface PackedTable extends Omit<TableState, 'plan' | 'game' | 'requests'> {
  readonly game: PackedGame | null;
  readonly requests: readonly (readonly [string, number])[];
}

function packGame({ states, ...rest }: RunningGame): PackedGame {
  const present = presentState({ states });
  const { setup, ...earliest } = states[0] ?? present;
  const moves = (present.history ?? '').slice((earliest.history ?? '').length);
  return { ...rest, names: setup.names, earliest, moves: moves.split('\n').slice(0, -1) };
}

function unpackGame(plan: TablePlan, { names, earliest, moves, ...rest }: PackedGame): RunningGame {
  const states: GameState[] = [{ setup: setupOf(plan, names), ...earliest }];
  for (const text of moves) {
    const move = parseMove(text);
    const played = move && play(presentState({ states }), move);
    if (!played?.ok) throw new Error(`"${text}" does not follow`);
    states.push(played.state);
  }
  return { ...rest, states };
}

/** A table as text, without its plan. It holds hidden cards and hashes of tokens. */
export function packTable({ game, requests, ...rest }: TableState): string {
  const packed: PackedTable = { ...rest, game: game && packGame(game), requests: [...requests] };
  return JSON.stringify({ ...packed, plan: undefined });
}

/** Throws for a text that `packTable` did not make from a table of this plan. */
export function unpackTable(plan: TablePlan, text: string): TableState {
  const { game, requests, ...rest } = JSON.parse(text) as PackedTable;
  return { plan, ...rest, game: game && unpackGame(plan, game), requests: new Map(requests) };
}
