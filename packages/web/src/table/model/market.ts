import type { Die, Good } from '@gah/engine';
import { DIE_COLORS, GOODS, SPACES } from '@gah/engine';
import type { Scene } from './scene.js';

export interface QueuePlace {
  readonly place: number;
  /** 0 is an empty place. */
  readonly guest: number;
  readonly price: number;
  /** Carries a token of the solo opponent: a krone more. */
  readonly hasToken: boolean;
}

export interface ActionSpace {
  readonly space: number;
  readonly dice: readonly Die[];
  /** Tokens of the solo opponent. */
  readonly toll: number;
  readonly item: Good | null;
}

export const queuePlaces = ({ view, content }: Scene): QueuePlace[] =>
  view.queue.map((guest, place) => ({
    place,
    guest,
    price: content.board.queueCost[place] ?? 0,
    hasToken: view.modules.solo?.tokenGuests.includes(guest) ?? false,
  }));

function diceOn({ view }: Scene, space: number): Die[] {
  const colored = DIE_COLORS.filter((_, index) => view.coloredDice[index] === space);
  const white = Math.max(0, (view.dice[space - 1] ?? 0) - colored.length);
  return [...Array.from({ length: white }, (): Die => 'white'), ...colored];
}

export const actionSpaces = (scene: Scene): ActionSpace[] =>
  SPACES.map((space) => ({
    space,
    dice: diceOn(scene, space),
    toll: scene.view.modules.solo?.tolls[space - 1] ?? 0,
    item: GOODS[scene.view.modules.solo?.items[space - 1] ?? -1] ?? null,
  }));

export const diceLeft = ({ view }: Scene): number =>
  view.dice.reduce((sum, amount) => sum + amount, 0);
