import type { GameView, Move } from '@gah/engine';
import { at, priceOf } from '@gah/engine';
import type { Script } from './lesson.js';

/**
 * What a friendly rival leaves for the pupil; everything else is free to a player of the house.
 */
export interface Courtesy {
  /** Action spaces whose last die is left, where there is another one. */
  readonly spaces?: readonly number[];
}

const isRude = (view: GameView, move: Move, { spaces = [] }: Courtesy): boolean => {
  if (move.kind === 'takeDie')
    return spaces.includes(move.space) || move.boost || priceOf(view, move).krones > 0;
  return move.kind === 'pass';
};

/** A rival whose turns are short: a guest for little, a die, no extras. */
export const shortTurns =
  (courtesy: Courtesy = {}): Script =>
  (view, moves) => {
    const task = view.tasks.at(-1);
    if (task?.kind !== 'turn') return null;
    const dice = moves.filter((move) => move.kind === 'takeDie');
    const polite = dice.filter((move) => !isRude(view, move, courtesy));
    const moveIn = moves.find(({ kind }) => kind === 'moveIn');
    const guest = moves.find(
      (move) => move.kind === 'takeGuest' && priceOf(view, move).krones === 0,
    );
    const most = (list: readonly Move[]): Move | null =>
      list.reduce<Move | null>((found, move) => {
        const dice = (each: Move | null): number =>
          each?.kind === 'takeDie' ? at(view.dice, each.space - 1) : -1;
        return dice(move) > dice(found) ? move : found;
      }, null);
    return moveIn ?? guest ?? most(polite) ?? moves.find(({ kind }) => kind === 'endTurn') ?? null;
  };
