import type { Die } from '@gah/engine';
import { at, DIE_COLORS, priceOf, SPACES } from '@gah/engine';
import type { Scene } from './scene.js';

export interface QueuePlace {
  readonly place: number;
  /** 0 is an empty place. */
  readonly guest: number;
  /** What the guest costs the own seat now, or else in its next turn. */
  readonly price: number;
  /** What is printed above the place. */
  readonly printed: number;
}

export interface ActionSpace {
  readonly space: number;
  readonly dice: readonly Die[];
}

export const queuePlaces = ({ view, content, own }: Scene): QueuePlace[] =>
  view.queue.map((guest, place) => ({
    place,
    guest,
    price: priceOf(view, { seat: own, kind: 'takeGuest', place }).krones,
    printed: at(content.board.queueCost, place),
  }));

function diceOn({ view }: Scene, space: number): Die[] {
  const colored = DIE_COLORS.filter((_, index) => view.coloredDice[index] === space);
  const white = Math.max(0, at(view.dice, space - 1) - colored.length);
  return [...Array.from({ length: white }, (): Die => 'white'), ...colored];
}

export const actionSpaces = (scene: Scene): ActionSpace[] =>
  SPACES.map((space) => ({
    space,
    dice: diceOn(scene, space),
  }));

export const diceLeft = ({ view }: Scene): number =>
  view.dice.reduce((sum, amount) => sum + amount, 0);
