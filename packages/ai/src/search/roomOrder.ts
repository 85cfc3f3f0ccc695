import type { GameState, Move, RoomIndex } from '@gah/engine';
import { at, ROOMS } from '@gah/engine';

/** How good the position is that a move leads to. */
type WorthAfter = (state: GameState, move: Move) => number;

const HOTELS = 2 ** ROOMS;

/**
 * In which order a seat prepares rooms. What else it does in a turn hardly matters for that, so each hotel that a
 * search comes upon is looked at once, however many ways lead there.
 */
export class RoomOrder {
  readonly #seat: number;
  readonly #worthAfter: WorthAfter;
  readonly #known = new Map<number, ReadonlyMap<RoomIndex, number>>();

  constructor(seat: number, worthAfter: WorthAfter) {
    this.#seat = seat;
    this.#worthAfter = worthAfter;
  }

  /** Of the rooms that can be prepared the best one, and whatever else is legal. */
  narrowed(state: GameState, legal: readonly Move[]): readonly Move[] {
    const task = state.tasks.at(-1);
    if (task?.kind !== 'prepareRoom') return legal;
    const { tiles, occupied } = at(state.seats, this.#seat);
    const worths = this.#worths(
      2 * (tiles * HOTELS + occupied) + (task.occupy ? 1 : 0),
      state,
      legal,
    );
    const worthOf = (move: Move): number =>
      move.kind === 'prepareRoom' ? (worths.get(move.room) ?? -Infinity) : -Infinity;
    const best = legal.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
    return legal.filter((move) => move === best || move.kind !== 'prepareRoom');
  }

  #worths(hotel: number, state: GameState, legal: readonly Move[]): ReadonlyMap<RoomIndex, number> {
    const known = this.#known.get(hotel);
    const rooms = legal.filter((move) => move.kind === 'prepareRoom');
    // With fewer krones there were fewer rooms to choose from.
    if (known && rooms.every(({ room }) => known.has(room))) return known;
    const worths = new Map(rooms.map((move) => [move.room, this.#worthAfter(state, move)]));
    this.#known.set(hotel, worths);
    return worths;
  }
}
